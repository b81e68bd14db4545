import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import { isLoopback } from '#runtime';
import { keyIdIn, KeyRepository, LOCAL_WORKSPACE, SCOPES, WorkspaceRepository } from '#storage';
import type { Access } from './access.decorators.js';

/** How long an answer of the database is cached: a revoked key works up to this long. */
const CACHE_MS = 1_000;
/** Credentials in the cache; guessed keys must not fill the memory. */
const MAX_CREDENTIALS = 1_000;
/** Ids of keys in the cache, the newest keys first. */
const MAX_KEY_IDS = 10_000;
const BEARER = 'bearer ';

interface Cached<T> {
  readonly value: Promise<T>;
  readonly expires: number;
}

/** Finds the workspace and scopes of an API key. Queries the database at most once a second for each key. */
@Injectable()
export class AuthenticatorService {
  private readonly cache = new Map<string, Cached<Access | null>>();
  private keyIds: Cached<ReadonlySet<string>> | undefined;
  /** Requests without a key are only possible on a loopback address, and until the first key exists. */
  private readonly needsKey: boolean;

  constructor(
    config: ConfigService,
    private readonly keys: KeyRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {
    this.needsKey = !isLoopback(config.get('host'));
  }

  /**
   * The access of a request; null if it is not allowed.
   *
   * @param authorization the Authorization header
   */
  authenticate(authorization: string | undefined): Promise<Access | null> {
    const credential = authorization ?? '';
    const cached = this.cache.get(credential);
    if (cached !== undefined && cached.expires > performance.now()) return cached.value;
    const value = authorization === undefined ? this.withoutKey() : this.withKey(authorization);
    if (this.cache.size >= MAX_CREDENTIALS) this.cache.clear();
    this.cache.set(credential, { value, expires: performance.now() + CACHE_MS });
    // The next request tries again after an error.
    value.catch(() => this.cache.delete(credential));
    return value;
  }

  /** Whether a key with the id of this one exists, so that the key may be right. Queries the database at most once a second. */
  async hasKnownId(authorization: string): Promise<boolean> {
    const id = keyIdIn(bearerKey(authorization) ?? '');
    if (id === null) return false;
    if (this.keyIds === undefined || this.keyIds.expires <= performance.now()) {
      const value = this.keys.listActiveIds(MAX_KEY_IDS).then((ids) => new Set(ids));
      this.keyIds = { value, expires: performance.now() + CACHE_MS };
      value.catch(() => (this.keyIds = undefined));
    }
    return (await this.keyIds.value).has(id);
  }

  private async withoutKey(): Promise<Access | null> {
    if (this.needsKey || (await this.keys.anyExists())) return null;
    const { id } = await this.workspaces.findOrCreate(LOCAL_WORKSPACE);
    return { workspaceId: id, scopes: SCOPES, keyId: null };
  }

  private async withKey(authorization: string): Promise<Access | null> {
    const key = bearerKey(authorization);
    if (key === null) return null;
    const holder = await this.keys.findHolder(key);
    return holder === null
      ? null
      : { workspaceId: holder.workspaceId, scopes: holder.scopes, keyId: holder.keyId };
  }
}

/** The key in an Authorization header; null if it has none. */
export const bearerKey = (authorization: string): string | null =>
  authorization.toLowerCase().startsWith(BEARER) ? authorization.slice(BEARER.length).trim() : null;
