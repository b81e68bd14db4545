import { Inject, Injectable } from '@nestjs/common';
import { LOCAL_WORKSPACE, SCOPES, type Store } from '#storage';
import { isLoopback } from '../../config.js';
import { CONFIG, STORE, type Services } from '../services.js';
import type { Access } from './access.js';

/** How long an answer of the database is believed: a revoked key works for so long at most. */
const BELIEVED_MS = 1_000;
/** Keys remembered; a guesser's attempts must not fill the memory. */
const REMEMBERED = 1_000;
const BEARER = 'bearer ';

interface Answer {
  readonly access: Promise<Access | null>;
  readonly until: number;
}

/** Knows who may come in. Asks the database once a second and key at most, however many requests a key sends. */
@Injectable()
export class Doorkeeper {
  private readonly answers = new Map<string, Answer>();
  private readonly letIn = new Set<string>();
  /** Without keys only this machine's own users come in, should an address that others reach ever be listened on. */
  private readonly needsKey: boolean;

  constructor(
    @Inject(CONFIG) { host }: Pick<Services['config'], 'host'>,
    @Inject(STORE) private readonly store: Pick<Store, 'keys' | 'workspaces'>,
  ) {
    this.needsKey = !isLoopback(host);
  }

  /**
   * Who asks; null where nobody may come in like this.
   *
   * @param authorization the header of that name
   */
  admit(authorization: string | undefined): Promise<Access | null> {
    const known = authorization ?? '';
    const remembered = this.answers.get(known);
    if (remembered !== undefined && remembered.until > performance.now()) return remembered.access;
    const access = authorization === undefined ? this.withoutKey() : this.withKey(authorization);
    if (this.answers.size >= REMEMBERED) this.answers.clear();
    this.answers.set(known, { access, until: performance.now() + BELIEVED_MS });
    access.then(
      (found) => {
        this.note(known, found !== null);
      },
      // What could not be asked is asked again by the next one.
      () => this.answers.delete(known),
    );
    return access;
  }

  /** Whether somebody came in like this lately: then it is no guess. He may have lost his key since. */
  hasLetIn(authorization: string | undefined): boolean {
    return this.letIn.has(authorization ?? '');
  }

  private note(known: string, isIn: boolean): void {
    this.letIn.delete(known);
    if (!isIn) return;
    if (this.letIn.size >= REMEMBERED) this.letIn.clear();
    this.letIn.add(known);
  }

  private async withoutKey(): Promise<Access | null> {
    if (this.needsKey || (await this.store.keys.exist())) return null;
    const { id } = await this.store.workspaces.named(LOCAL_WORKSPACE);
    return { workspaceId: id, scopes: SCOPES, keyId: null };
  }

  private async withKey(authorization: string): Promise<Access | null> {
    if (!authorization.toLowerCase().startsWith(BEARER)) return null;
    const holder = await this.store.keys.holder(authorization.slice(BEARER.length).trim());
    return holder === null
      ? null
      : { workspaceId: holder.workspaceId, scopes: holder.scopes, keyId: holder.keyId };
  }
}
