import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import { administers, WorkspaceRepository, type WorkspaceRef } from './workspace.repository.js';

/** What a key may be used for. */
export const SCOPES = ['read', 'import', 'equity', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key without its secret. */
export interface KeyInfo {
  readonly id: string;
  readonly name: string;
  readonly workspace: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** The permissions that a key gives. */
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

/** A new key with its text, which nothing else returns. */
export interface CreatedKey {
  readonly key: string;
  readonly info: KeyInfo;
}

/** Which keys a list has. */
export interface KeySelection {
  /** The name of their workspace. */
  readonly workspace?: string;
  readonly limit: number;
  /** The id of the last key of the page before. */
  readonly after: string | null;
}

/** The most keys of one workspace that are not revoked, if they are created over HTTP. */
export const MAX_KEYS = 1_000;

const PREFIX = 'fm';
const ID_BYTES = 8;
/** The entropy of SHA-256. A random secret needs no slow hash: those are for passwords. */
const SECRET_BYTES = 32;
/** The secret is base64url and may contain underscores. */
const KEY = new RegExp(`^${PREFIX}_(?<id>[0-9a-f]{${ID_BYTES * 2}})_(?<secret>[\\w-]{43})$`);

/** The id in the text of a key; null if the text is not a key. The id is not secret. */
export const keyIdIn = (key: string): string | null => KEY.exec(key)?.groups?.id ?? null;

export const isScope = (value: string): value is Scope => SCOPES.some((scope) => scope === value);

/** Keys of the API. Only the hash of a secret is stored: {@link KeyRepository.create} alone returns the secret. */
export class KeyRepository {
  private readonly workspaces: WorkspaceRepository;

  constructor(private readonly database: Database) {
    this.workspaces = new WorkspaceRepository(database);
  }

  /**
   * Creates a key, and its workspace if there is none with this name.
   *
   * @returns also the name of the workspace whose keys have created that of the key, and administer it; null if none have
   */
  async create({
    name,
    workspace,
    scopes,
  }: NewKey): Promise<CreatedKey & { readonly administrator: string | null }> {
    const found = await this.workspaces.findOrCreate(workspace);
    const created = await this.insert(this.database, found, name, scopes);
    return { ...created, administrator: await this.workspaces.findCreator(found.id) };
  }

  /** Creates a key in a workspace that has fewer than {@link MAX_KEYS}; null if the workspace was deleted meanwhile. */
  createIn(
    workspace: WorkspaceRef,
    name: string,
    scopes: readonly Scope[],
  ): Promise<CreatedKey | 'too-many' | null> {
    return this.database.transaction(async (tx) => {
      // A deletion that begins now waits for the new key, and deletes it.
      const [present] = await tx.rows(
        query
          .selectFrom('workspaces')
          .select('id')
          .where('id', '=', workspace.id)
          .where('deleted_at', 'is', null)
          .forKeyShare(),
      );
      if (present === undefined) return null;
      // One creation at a time for each workspace, so that each one counts the keys before it.
      await tx.rows(
        query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${workspace.id}, 6))`.as('lock')),
      );
      const others = await tx.rows(
        activeKeys.select('id').where('workspace_id', '=', workspace.id).limit(MAX_KEYS),
      );
      return others.length >= MAX_KEYS ? 'too-many' : this.insert(tx, workspace, name, scopes);
    });
  }

  private async insert(
    connection: Pick<Database, 'first'>,
    workspace: WorkspaceRef,
    name: string,
    scopes: readonly Scope[],
  ): Promise<CreatedKey> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const row = await connection.first(
      query
        .insertInto('api_keys')
        .values({ id, workspace_id: workspace.id, name, hash: hashOf(secret), scopes: [...scopes] })
        .returning('created_at'),
    );
    if (row === undefined) throw new Error('the database did not return the new key');
    const info = { id, name, workspace: workspace.name, scopes, createdAt: row.created_at, revokedAt: null };
    return { key: `${PREFIX}_${id}_${secret}`, info };
  }

  /** All keys, oldest first, including revoked ones. */
  async list(): Promise<KeyInfo[]> {
    return (await this.database.rows(keys)).map(toInfo);
  }

  /** The keys that those of a workspace administer, oldest first, including revoked ones. */
  async listAdministered(workspaceId: string, { workspace, limit, after }: KeySelection): Promise<KeyInfo[]> {
    let selected = keys.where(administers(workspaceId)).limit(limit);
    if (workspace !== undefined) selected = selected.where('w.name', '=', workspace);
    if (after !== null)
      selected = selected.where(
        sql<boolean>`(k.created_at, k.id) > (select a.created_at, a.id from api_keys a where a.id = ${after})`,
      );
    return (await this.database.rows(selected)).map(toInfo);
  }

  /** A key that those of a workspace administer, also a revoked one. */
  async findAdministered(workspaceId: string, id: string): Promise<KeyInfo | null> {
    const row = await this.database.first(keys.where(administers(workspaceId)).where('k.id', '=', id));
    return row === undefined ? null : toInfo(row);
  }

  /** Revokes a key; false if no active key has this id. */
  async revoke(id: string): Promise<boolean> {
    const revoked = await this.database.run(
      query
        .updateTable('api_keys')
        .set({ revoked_at: sql`now()` })
        .where('id', '=', id)
        .where('revoked_at', 'is', null),
    );
    return revoked === 1;
  }

  /** Whether a key was ever created. From then on every request needs a key. */
  async anyExists(): Promise<boolean> {
    return (await this.database.first(query.selectFrom('api_keys').select('id').limit(1))) !== undefined;
  }

  /** Whether there is a key that is not revoked. */
  async anyActive(): Promise<boolean> {
    return (await this.database.first(activeKeys.select('id').limit(1))) !== undefined;
  }

  /** Ids of active keys, newest first. */
  async listActiveIds(limit: number): Promise<string[]> {
    const rows = await this.database.rows(activeKeys.select('id').orderBy('created_at', 'desc').limit(limit));
    return rows.map(({ id }) => id);
  }

  /** The permissions of a key; null if the text is not a key, or the key is unknown or revoked. */
  async findHolder(key: string): Promise<KeyHolder | null> {
    const { id, secret } = KEY.exec(key)?.groups ?? {};
    if (id === undefined || secret === undefined) return null;
    const row = await this.database.first(
      activeKeys
        .innerJoin('workspaces as w', 'w.id', 'api_keys.workspace_id')
        .select(['api_keys.id', 'api_keys.workspace_id', 'api_keys.hash', 'api_keys.scopes'])
        .where('api_keys.id', '=', id)
        .where('w.deleted_at', 'is', null),
    );
    if (row === undefined || !timingSafeEqual(hashOf(secret), row.hash)) return null;
    return { keyId: row.id, workspaceId: row.workspace_id, scopes: row.scopes.filter(isScope) };
  }
}

const keys = query
  .selectFrom('api_keys as k')
  .innerJoin('workspaces as w', 'w.id', 'k.workspace_id')
  .select(['k.id', 'k.name', 'w.name as workspace', 'k.scopes'])
  .select(['k.created_at as createdAt', 'k.revoked_at as revokedAt'])
  .orderBy('k.created_at')
  .orderBy('k.id');

const toInfo = (row: Omit<KeyInfo, 'scopes'> & { readonly scopes: readonly string[] }): KeyInfo => ({
  ...row,
  scopes: row.scopes.filter(isScope),
});

const activeKeys = query.selectFrom('api_keys').where('revoked_at', 'is', null);

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
