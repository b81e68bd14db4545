import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spool } from './spool.js';

describe('the spool of uploads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-spool-'));
  const spool = new Spool(folder, 1000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function* bytes(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }

  test('takes an archive, whose pieces may be single bytes, and is empty when it is closed', async () => {
    const archive = Buffer.from('PK\x05\x06 and what follows it');
    const pieces = [...archive].map((byte) => Uint8Array.of(byte));
    const upload = await spool.open(bytes(...pieces));
    const { input } = upload;
    if (input.kind !== 'random') throw new Error('an archive is read from everywhere');
    expect(input.size).toBe(archive.length);
    expect(Buffer.from(await input.read(3, 5))).toEqual(archive.subarray(3, 8));
    await upload.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('has so much room for all, and again when one has gone', async () => {
    const archive = (length: number) =>
      spool.open(bytes(Buffer.from('PK\x05\x06'), Buffer.alloc(length - 4)));
    const first = await archive(600);
    await expect(archive(401)).rejects.toMatchObject({ code: 'insufficient-storage' });
    const second = await archive(400);
    await first.close();
    await (await archive(600)).close();
    await second.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('has its room again when an archive cannot be removed', async () => {
    const aside = mkdtempSync(join(tmpdir(), 'floorman-spool-'));
    const own = join(aside, 'own');
    const narrow = new Spool(own, 100);
    const archive = () => narrow.open(bytes(Buffer.from('PK\x05\x06'), Buffer.alloc(96)));
    const first = await archive();
    // A folder that is no folder any more: nothing can be removed from it.
    renameSync(own, join(aside, 'moved'));
    writeFileSync(own, '');
    await expect(first.close()).rejects.toThrow('ENOTDIR');
    rmSync(own);
    await (await archive()).close();
    rmSync(aside, { recursive: true, force: true });
  });

  test('is not asked where a log can be read as it comes', async () => {
    const upload = await spool.open(bytes(Buffer.from('Poker'), Buffer.from('Stars Hand #1')));
    const { input } = upload;
    if (input.kind !== 'stream') throw new Error('a log is read as it comes');
    const read: Uint8Array[] = [];
    for await (const piece of input.bytes) read.push(piece);
    expect(Buffer.concat(read).toString()).toBe('PokerStars Hand #1');
    await upload.close();
  });

  test('forgets what a killed process left, and leaves what a living one has', async () => {
    const left = join(folder, '4194303-abcdef');
    const living = join(folder, `${process.ppid}-abcdef`);
    for (const path of [left, living]) mkdirSync(path);
    writeFileSync(join(left, 'log.zip'), 'PK');
    await spool.clear();
    expect([existsSync(left), existsSync(living)]).toEqual([false, true]);
    await new Spool(join(folder, 'none'), 0).clear();
  });
});
