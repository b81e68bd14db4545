import type { Compilable } from 'kysely';
import type { Database } from './database.js';
import { KeyRepository } from './key.repository.js';

interface KeyRow {
  readonly id: string;
  readonly hash: Uint8Array;
  readonly scopes: readonly string[];
  readonly workspace_id: string;
  isRevoked: boolean;
}

/** A database with the two tables that creating and finding keys uses. */
const database = (): { keys: KeyRepository; rows: Map<string, KeyRow> } => {
  const rows = new Map<string, KeyRow>();
  const first = (built: Compilable): Promise<unknown> => {
    const { sql, parameters } = built.compile();
    if (sql.includes('from "workspaces"')) return Promise.resolve({ id: 'w' });
    if (sql.startsWith('insert into "api_keys"')) {
      const columns = /\(([^)]*)\) values/.exec(sql)![1].replaceAll('"', '').split(', ');
      const row = Object.fromEntries(columns.map((column, index) => [column, parameters[index]]));
      rows.set(row.id as string, { ...row, isRevoked: false } as unknown as KeyRow);
      return Promise.resolve({ created_at: new Date(0) });
    }
    expect(sql).toContain('"revoked_at" is null');
    const row = rows.get(parameters[0] as string);
    return Promise.resolve(row?.isRevoked === false ? row : undefined);
  };
  return { keys: new KeyRepository({ first } as unknown as Database), rows };
};

const NEW_KEY = { name: 'n', workspace: 'w', scopes: ['read'] } as const;

describe('keys', () => {
  test('every created key is found again, regardless of the characters of its secret', async () => {
    const { keys } = database();
    const made = await Promise.all(Array.from({ length: 300 }, () => keys.create(NEW_KEY)));
    // With 300 secrets some have several underscores.
    expect(made.some(({ key }) => key.split('_').length > 4)).toBe(true);
    for (const { key, info } of made)
      expect(await keys.findHolder(key)).toEqual({ keyId: info.id, workspaceId: 'w', scopes: ['read'] });
  });

  test('only the hash of a secret is stored', async () => {
    const { keys, rows } = database();
    const { key } = await keys.create(NEW_KEY);
    const secret = key.slice(key.indexOf('_', 3) + 1);
    const [row] = rows.values();
    expect(row.hash).toHaveLength(32);
    expect(Buffer.from(row.hash).includes(secret)).toBe(false);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('a key with a wrong character, a truncated, extended or revoked key is not found', async () => {
    const { keys, rows } = database();
    const { key, info } = await keys.create(NEW_KEY);
    const other = key.at(-2) === 'A' ? 'B' : 'A';
    const wrong = [
      `${key.slice(0, -2)}${other}${key.slice(-1)}`,
      key.slice(0, -1),
      `${key}x`,
      `${key} `,
      key.replace('fm_', 'xx_'),
      `fm_${info.id}_`,
      `fm_${'0'.repeat(16)}_${key.slice(20)}`,
      '',
      'fm_',
    ];
    for (const candidate of wrong)
      expect([candidate, await keys.findHolder(candidate)]).toEqual([candidate, null]);
    rows.get(info.id)!.isRevoked = true;
    expect(await keys.findHolder(key)).toBeNull();
  });
});
