import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BackupError } from './backup-error.js';
import { BackupWriter, KINDS, readBlocks } from './backup-file.js';
import { checkBackup, divideMigrations } from './read-backup.js';

const folder = mkdtempSync(join(tmpdir(), 'floorman-backup-file-'));
const path = join(folder, 'file');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const HEADER = { createdAt: '2026-01-01T00:00:00.000Z', program: '1', server: '18', migrations: [] };

const write = async (rows: readonly Uint8Array[]): Promise<Buffer> => {
  const file = await open(path, 'w');
  const writer = await BackupWriter.begin(file);
  await writer.json(KINDS.header, HEADER);
  for (const each of rows) await writer.block(KINDS.rows, each);
  await writer.end();
  await file.close();
  return readFileSync(path);
};

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  writeFileSync(path, bytes);
  try {
    await checkBackup(path);
    return 'intact';
  } catch (error) {
    if (error instanceof BackupError) return error.code;
    throw error;
  }
};

const ROWS = [Buffer.from('one\n'), Buffer.alloc(0), Buffer.from([0, 1, 2, 255])];

describe('the file of a backup', () => {
  test('has the blocks that were written, in their order', async () => {
    const written = await write(ROWS);
    const blocks = [];
    for await (const block of readBlocks(path)) blocks.push(block);
    expect(blocks.map(({ kind }) => kind)).toEqual(['h', 'r', 'r', 'r']);
    expect(blocks.slice(1).map(({ contents }) => contents)).toEqual(ROWS);
    expect(await checkBackup(path)).toMatchObject({ header: HEADER, bytes: blocks.at(-1)?.end });
    expect(written.subarray(0, 18).toString()).toBe('floorman-backup 1\n');
  });

  test('is refused wherever it is cut off', async () => {
    const whole = await write(ROWS);
    const codes = new Set<string>();
    for (let length = 0; length < whole.length; length++) codes.add(await codeOf(whole.subarray(0, length)));
    expect([...codes].sort()).toEqual(['not-a-backup', 'truncated']);
    expect(await codeOf(whole)).toBe('intact');
  });

  test('is refused whichever bit is flipped', async () => {
    const whole = await write(ROWS);
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole);
      flipped[bit >> 3] ^= 1 << (bit & 7);
      expect(await codeOf(flipped)).not.toBe('intact');
    }
  });

  test('is refused with anything behind it', async () => {
    expect(await codeOf(Buffer.concat([await write(ROWS), Buffer.from('x')]))).toBe('damaged');
  });

  test('is refused if it is no backup, or of a newer format', async () => {
    expect(await codeOf(Buffer.from('PokerStars Hand #1: and so on, for a line'))).toBe('not-a-backup');
    const newer = Buffer.from(
      (await write(ROWS)).toString('latin1').replace('backup 1', 'backup 2'),
      'latin1',
    );
    expect(await codeOf(newer)).toBe('newer-format');
  });

  test('is refused, and never an error of the program, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const head = Buffer.from('floorman-backup 1\n');
        expect(await codeOf(Buffer.concat([head, bytes]))).not.toBe('intact');
      }),
      { numRuns: 50 },
    );
  });
});

describe('the schema of a backup', () => {
  const migration = (name: string) => ({ name, sql: '', checksum: `sum of ${name}` });
  const headerWith = (...names: string[]) => ({ ...HEADER, migrations: names.map(migration) });

  test('divides the migrations of this version', () => {
    const known = ['a', 'b', 'c'].map(migration);
    const { before, after } = divideMigrations(headerWith('a', 'b'), known);
    expect([before, after].map((each) => each.map(({ name }) => name))).toEqual([['a', 'b'], ['c']]);
  });

  test('is refused if it is newer, or another one', () => {
    expect(() => divideMigrations(headerWith('a', 'z'), [migration('a')])).toThrow('newer-schema: z');
    const changed = [{ ...migration('a'), checksum: 'another' }];
    expect(() => divideMigrations(headerWith('a'), changed)).toThrow('other-schema: a');
  });
});
