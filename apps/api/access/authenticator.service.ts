import { Injectable } from '@nestjs/common';
import { ConfigService } from '#nest';
import { keyIdIn, KeyRepository, LOCAL_WORKSPACE, SCOPES, WorkspaceRepository } from '#storage';
import { isLoopback } from '#runtime';
import type { Access } from './access.decorators.js';

/** How long an answer of the database is believed: a revoked key works for so long at most. */
const BELIEVED_MS = 1_000;
/** Keys remembered; a guesser's attempts must not fill the memory. */
const REMEMBERED = 1_000;
/** Where there are more keys than that, the oldest may have to wait behind guesses from their address. */
const REMEMBERED_IDS = 10_000;
const BEARER = 'bearer ';

interface Answer<T> {
  readonly said: Promise<T>;
  readonly until: number;
}

/** Knows who may come in. Asks the database once a second and key at most, however many requests a key sends. */
@Injectable()
export class AuthenticatorService {
  private readonly answers = new Map<string, Answer<Access | null>>();
  /** The ids of the keys that there are. */
  private ids: Answer<ReadonlySet<string>> | undefined;
  /** Without keys only this machine's own users come in, should an address that others reach ever be listened on. */
  private readonly needsKey: boolean;

  constructor(
    config: ConfigService,
    private readonly keys: KeyRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {
    this.needsKey = !isLoopback(config.get('host'));
  }

  /**
   * Who asks; null where nobody may come in like this.
   *
   * @param authorization the header of that name
   */
  admit(authorization: string | undefined): Promise<Access | null> {
    const known = authorization ?? '';
    const remembered = this.answers.get(known);
    if (remembered !== undefined && remembered.until > performance.now()) return remembered.said;
    const said = authorization === undefined ? this.withoutKey() : this.withKey(authorization);
    if (this.answers.size >= REMEMBERED) this.answers.clear();
    this.answers.set(known, { said, until: performance.now() + BELIEVED_MS });
    // What could not be asked is asked again by the next one.
    said.catch(() => this.answers.delete(known));
    return said;
  }

  /**
   * Whether a key has the id of one that there is: it may be right, whatever else comes from its address. However many are
   * tried, the database is asked once a second at most.
   */
  async mayBeRight(authorization: string): Promise<boolean> {
    const id = keyIdIn(keyIn(authorization) ?? '');
    if (id === null) return false;
    if (this.ids === undefined || this.ids.until <= performance.now()) {
      const said = this.keys.listActiveIds(REMEMBERED_IDS).then((ids) => new Set(ids));
      this.ids = { said, until: performance.now() + BELIEVED_MS };
      said.catch(() => (this.ids = undefined));
    }
    return (await this.ids.said).has(id);
  }

  private async withoutKey(): Promise<Access | null> {
    if (this.needsKey || (await this.keys.anyExists())) return null;
    const { id } = await this.workspaces.findOrCreate(LOCAL_WORKSPACE);
    return { workspaceId: id, scopes: SCOPES, keyId: null };
  }

  private async withKey(authorization: string): Promise<Access | null> {
    const key = keyIn(authorization);
    if (key === null) return null;
    const holder = await this.keys.findHolder(key);
    return holder === null
      ? null
      : { workspaceId: holder.workspaceId, scopes: holder.scopes, keyId: holder.keyId };
  }
}

/** The key in the header; null where it has none. */
export const keyIn = (authorization: string): string | null =>
  authorization.toLowerCase().startsWith(BEARER) ? authorization.slice(BEARER.length).trim() : null;
