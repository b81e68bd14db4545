import { isScope, SCOPES, type KeyInfo, type KeyRepository, type Scope } from '#storage';
import type { CreateFlags } from '../commands/keys.js';
import { UsageError } from '../options/errors.js';
import { withKeys } from './key-store.js';

const LONGEST_NAME = 100;

/** Makes a key. Standard output gets the key and nothing else, so that a script can take it from there. */
export const createKey = async ({ name, workspace, scopes, json, data }: CreateFlags): Promise<void> => {
  const wish = {
    name: nameOf('--name', name),
    workspace: nameOf('--workspace', workspace),
    scopes: scopesOf(scopes),
  };
  const { key, info } = await withKeys(data, (keys) => keys.create(wish));
  process.stdout.write(json === true ? printed({ key, ...info }) : `${key}\n`);
  process.stderr.write(
    `floorman: this key (id ${info.id}) opens the workspace ${info.workspace} for: ${info.scopes.join(', ')}. ` +
      'It is shown this once: keep it now, only its hash is stored.\n',
  );
};

/** Lists the keys, oldest first. */
export const listKeys = async (json: boolean, data?: string): Promise<void> => {
  const list = await withKeys(data, (keys) => keys.list());
  process.stdout.write(json ? printed(list) : table(list));
};

/** Ends a key; ending it again is no mistake. */
export const revokeKey = async (id: string, data?: string): Promise<void> => {
  const outcome = await withKeys(data, async (keys: KeyRepository) => {
    if (await keys.revoke(id)) return 'is revoked';
    return (await keys.list()).some((key) => key.id === id) ? 'was revoked before' : null;
  });
  if (outcome === null) throw new UsageError(`there is no key ${id}; floorman keys list shows them`);
  process.stdout.write(`The key ${id} ${outcome}.\n`);
};

const nameOf = (option: string, text: string): string => {
  const name = text.trim();
  if (name !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)) return name;
  throw new UsageError(`${option} is a name of one line, of 1 to ${LONGEST_NAME} characters`);
};

const scopesOf = (text: string): Scope[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length === 0) return SCOPES.filter((scope) => names.includes(scope));
  throw new UsageError(`--scopes is a list of ${SCOPES.join(', ')}, not ${unknown.join(', ')}`);
};

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const HEADINGS = ['id', 'name', 'workspace', 'scopes', 'created', 'revoked'];

/** Columns as wide as they must be. */
const table = (list: readonly KeyInfo[]): string => {
  if (list.length === 0)
    return 'There are no keys: the service listens on this machine only, and asks for none.\n';
  const rows = [HEADINGS, ...list.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};

const cellsOf = ({ id, name, workspace, scopes, createdAt, revokedAt }: KeyInfo): string[] => [
  id,
  name,
  workspace,
  scopes.join(','),
  createdAt.toISOString(),
  revokedAt?.toISOString() ?? '-',
];
