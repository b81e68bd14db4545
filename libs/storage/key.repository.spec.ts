import type { Database } from './database.js';
import { KeyRepository } from './key.repository.js';

interface Row {
  readonly id: string;
  readonly hash: Uint8Array;
  readonly scopes: readonly string[];
  readonly workspaceId: string;
  revokedAt: Date | null;
}

/** As much of a database as keys need. */
const database = (): { keys: KeyRepository; rows: Map<string, Row> } => {
  const rows = new Map<string, Row>();
  const apiKey = {
    create: ({ data }: { data: Row }) => {
      const row = { ...data, workspaceId: 'w', revokedAt: null, createdAt: new Date(0) };
      rows.set(row.id, row);
      return Promise.resolve(row);
    },
    findUnique: ({ where }: { where: { id: string } }) => Promise.resolve(rows.get(where.id) ?? null),
  };
  return { keys: new KeyRepository({ prisma: { apiKey } } as unknown as Database), rows };
};

const WISH = { name: 'n', workspace: 'w', scopes: ['read'] } as const;

describe('keys', () => {
  test('each is known again, whatever signs its secret has', async () => {
    const { keys } = database();
    const made = await Promise.all(Array.from({ length: 300 }, () => keys.create(WISH)));
    // Some of so many secrets have several underscores.
    expect(made.some(({ key }) => key.split('_').length > 4)).toBe(true);
    for (const { key, info } of made)
      expect(await keys.holder(key)).toEqual({ keyId: info.id, workspaceId: 'w', scopes: ['read'] });
  });

  test('nothing of a secret is kept but its hash', async () => {
    const { keys, rows } = database();
    const { key } = await keys.create(WISH);
    const secret = key.slice(key.indexOf('_', 3) + 1);
    const [row] = rows.values();
    expect(row.hash).toHaveLength(32);
    expect(Buffer.from(row.hash).includes(secret)).toBe(false);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('one that is wrong in a sign, cut, longer, or revoked is none', async () => {
    const { keys, rows } = database();
    const { key, info } = await keys.create(WISH);
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
      expect([candidate, await keys.holder(candidate)]).toEqual([candidate, null]);
    rows.get(info.id)!.revokedAt = new Date(0);
    expect(await keys.holder(key)).toBeNull();
  });
});
