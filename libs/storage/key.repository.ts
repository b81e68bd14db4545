import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.js';

/** What a key may be used for. */
export const SCOPES = ['read', 'import', 'equity', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key as it is listed: all but its secret. */
export interface KeyInfo {
  readonly id: string;
  readonly name: string;
  readonly workspace: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** Who asks, as far as a key tells. */
export interface KeyHolder {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly scopes: readonly Scope[];
}

export interface NewKey {
  readonly name: string;
  readonly workspace: string;
  readonly scopes: readonly Scope[];
}

const PREFIX = 'fm';
const ID_BYTES = 8;
/** As much as SHA-256 can keep apart; a slow hash is for secrets that people choose. */
const SECRET_BYTES = 32;
/** The secret may have underscores of its own. */
const KEY = new RegExp(`^${PREFIX}_(?<id>[0-9a-f]{${ID_BYTES * 2}})_(?<secret>[\\w-]{43})$`);

/** The id that a key has in it; null for what is no key. It is no secret. */
export const keyIdIn = (key: string): string | null => KEY.exec(key)?.groups?.id ?? null;

/** Keys of the API. What is kept of a secret is its hash: it is told once, when the key is made. */
export class KeyRepository {
  constructor(private readonly database: Database) {}

  /** Makes a key, and its workspace where there is none of that name. */
  async create({ name, workspace, scopes }: NewKey): Promise<{ key: string; info: KeyInfo }> {
    const { prisma } = this.database;
    const id = randomBytes(ID_BYTES).toString('hex');
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const row = await prisma.apiKey.create({
      data: {
        id,
        name,
        hash: new Uint8Array(hashOf(secret)),
        scopes: [...scopes],
        workspace: { connectOrCreate: { where: { name: workspace }, create: { name: workspace } } },
      },
    });
    const info = { id, name, workspace, scopes, createdAt: row.createdAt, revokedAt: null };
    return { key: `${PREFIX}_${id}_${secret}`, info };
  }

  /** All keys, oldest first, revoked ones too. */
  async list(): Promise<KeyInfo[]> {
    const rows = await this.database.prisma.apiKey.findMany({
      include: { workspace: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      workspace: row.workspace.name,
      scopes: row.scopes.filter(isScope),
      createdAt: row.createdAt,
      revokedAt: row.revokedAt,
    }));
  }

  /** Ends a key; false where there is none of that id that still works. */
  async revoke(id: string): Promise<boolean> {
    const { count } = await this.database.prisma.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return count === 1;
  }

  /** Whether any key has ever been made: from then on nobody is let in without one. */
  async exist(): Promise<boolean> {
    return (await this.database.prisma.apiKey.findFirst({ select: { id: true } })) !== null;
  }

  /** Whether any key still works. */
  async anyWorks(): Promise<boolean> {
    const found = await this.database.prisma.apiKey.findFirst({
      where: { revokedAt: null },
      select: { id: true },
    });
    return found !== null;
  }

  /** The ids of the keys that work, the newest of them. */
  async ids(most: number): Promise<string[]> {
    const rows = await this.database.prisma.apiKey.findMany({
      where: { revokedAt: null },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: most,
    });
    return rows.map(({ id }) => id);
  }

  /** Who a key belongs to; null for one that is no key, is wrong, or was revoked. */
  async holder(key: string): Promise<KeyHolder | null> {
    const { id, secret } = KEY.exec(key)?.groups ?? {};
    if (id === undefined || secret === undefined) return null;
    const row = await this.database.prisma.apiKey.findUnique({ where: { id } });
    if (row?.revokedAt !== null) return null;
    if (!timingSafeEqual(hashOf(secret), row.hash)) return null;
    return { keyId: row.id, workspaceId: row.workspaceId, scopes: row.scopes.filter(isScope) };
  }
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const isScope = (value: string): value is Scope => SCOPES.some((scope) => scope === value);
