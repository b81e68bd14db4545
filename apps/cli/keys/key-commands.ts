import type { Language } from '#cards';
import { isName, isScope, MAX_NAME_LENGTH, SCOPES, type KeyInfo, type Scope } from '#storage';
import { alignLeft, fillMessage, formatMessage } from '#text';
import type { CreateFlags } from '../commands/keys.js';
import { KEY_MESSAGES } from '../messages/keys.js';
import { UsageError } from '../options/errors.js';
import { withKeyRepository } from './key-store.js';

/** Creates a key. Standard output is the key alone, for scripts; standard error explains it. */
export const createKey = async (
  { name, workspace, scopes, json, data }: CreateFlags,
  language: Language,
): Promise<void> => {
  const request = {
    name: parseName('--name', name),
    workspace: parseName('--workspace', workspace),
    scopes: parseScopes(scopes),
  };
  const { key, info, administrator } = await withKeyRepository(
    data,
    (keys) => keys.create(request),
    (folder) => {
      process.stderr.write(`floorman: ${formatMessage(KEY_MESSAGES.newDatabase, language, { folder })}\n`);
    },
  );
  process.stdout.write(json === true ? formatJson({ key, ...info }) : `${key}\n`);
  const values = { id: info.id, workspace: info.workspace, scopes: info.scopes.join(', ') };
  process.stderr.write(`floorman: ${formatMessage(KEY_MESSAGES.created, language, values)}\n`);
  if (administrator === null) return;
  const others = { workspace: info.workspace, administrator };
  process.stderr.write(`floorman: ${formatMessage(KEY_MESSAGES.administered, language, others)}\n`);
};

/** Lists the keys, oldest first. */
export const listKeys = async (json: boolean, language: Language, data?: string): Promise<void> => {
  const list = await withKeyRepository(data, (keys) => keys.list());
  process.stdout.write(json ? formatJson(list) : formatKeys(list, language));
};

/** Revokes a key. It is no error if it is already revoked. */
export const revokeKey = async (id: string, language: Language, data?: string): Promise<void> => {
  const message = await withKeyRepository(data, async (keys) => {
    if (await keys.revoke(id)) return KEY_MESSAGES.revoked;
    return (await keys.list()).some((key) => key.id === id) ? KEY_MESSAGES.alreadyRevoked : null;
  });
  if (message === null) throw new UsageError(fillMessage(KEY_MESSAGES.noKey, { id }));
  process.stdout.write(`${formatMessage(message, language, { id })}\n`);
};

const parseName = (option: string, text: string): string => {
  const name = text.trim();
  if (isName(name)) return name;
  throw new UsageError(fillMessage(KEY_MESSAGES.name, { option, max: String(MAX_NAME_LENGTH) }));
};

const parseScopes = (text: string): Scope[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length === 0) return SCOPES.filter((scope) => names.includes(scope));
  const values = { scopes: SCOPES.join(', '), unknown: unknown.join(', ') };
  throw new UsageError(fillMessage(KEY_MESSAGES.scopes, values));
};

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const HEADINGS = ['id', 'name', 'workspace', 'scopes', 'created', 'revoked'];

const formatKeys = (list: readonly KeyInfo[], language: Language): string => {
  if (list.length === 0) return `${KEY_MESSAGES.noKeys[language]}\n`;
  return `${alignLeft([HEADINGS, ...list.map(cellsOf)]).join('\n')}\n`;
};

const cellsOf = ({ id, name, workspace, scopes, createdAt, revokedAt }: KeyInfo): string[] => [
  id,
  name,
  workspace,
  scopes.join(','),
  createdAt.toISOString(),
  revokedAt?.toISOString() ?? '-',
];
