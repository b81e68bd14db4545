import { Injectable } from '@nestjs/common';
import {
  KeyRepository,
  MAX_KEYS,
  SCOPES,
  WorkspaceRepository,
  type CreatedKey,
  type KeyInfo,
} from '#storage';
import { fillMessage } from '#text';
import type { Access } from '../access/access.decorators.js';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';
import type { ApiKeyRequest } from './api-key.dto.js';

/**
 * Creates and revokes keys. A key of the scope admin administers the keys of its workspace, and of the workspaces that keys of
 * its workspace have created; so no key gives a right that it does not have.
 */
@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeyRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {}

  /** @throws ProblemError if the key of the request does not administer the workspace, or the workspace has too many keys */
  async create({ workspaceId }: Access, { name, workspace, scopes }: ApiKeyRequest): Promise<CreatedKey> {
    const by = workspace === undefined ? { id: workspaceId } : { name: workspace };
    const found = await this.workspaces.findAdministered(workspaceId, by);
    if (found === null) throw foreign(workspace ?? '');
    const wanted = SCOPES.filter((scope) => scopes.includes(scope));
    const created = await this.keys.createIn(found, name, wanted);
    if (created === null) throw foreign(found.name);
    if (created === 'too-many') throw tooMany();
    return created;
  }

  /** @throws ProblemError if there is no such key, or another workspace has it */
  async find({ workspaceId }: Access, id: string): Promise<KeyInfo> {
    const key = await this.keys.findAdministered(workspaceId, id);
    if (key === null) throw noKey();
    return key;
  }

  /**
   * Revokes a key; null if it was revoked before. As a key does not revoke itself, one key of the scope admin is left.
   *
   * @throws ProblemError if there is no such key, or it is the key of the request
   */
  async revoke(access: Access, id: string): Promise<KeyInfo | null> {
    const key = await this.find(access, id);
    if (id === access.keyId) throw new ProblemError('conflict', { detail: MESSAGES.ownKey });
    return (await this.keys.revoke(id)) ? key : null;
  }
}

const noKey = (): ProblemError => new ProblemError('not-found', { detail: MESSAGES.noKey });

/** The same for a workspace that does not exist, which must not be distinguishable. */
const foreign = (workspace: string): ProblemError =>
  new ProblemError('forbidden', { detail: fillMessage(MESSAGES.foreignWorkspace, { workspace }) });

const tooMany = (): ProblemError =>
  new ProblemError('conflict', { detail: fillMessage(MESSAGES.tooManyKeys, { keys: String(MAX_KEYS) }) });
