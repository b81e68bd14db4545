import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Spool } from './spool.js';

describe('the spool of uploads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-spool-'));
  const spool = new Spool(folder, 1000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function* bytes(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
    yield* parts;
  }

  test('stores an archive that arrives byte by byte, and is empty when it is closed', async () => {
    const archive = Buffer.from('PK\x05\x06 and what follows it');
    const parts = [...archive].map((byte) => Uint8Array.of(byte));
    const upload = await spool.open(bytes(...parts));
    const { input } = upload;
    if (input.kind !== 'random') throw new Error('an archive is read at random positions');
    expect(input.size).toBe(archive.length);
    expect(Buffer.from(await input.read(3, 5))).toEqual(archive.subarray(3, 8));
    await upload.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('limits the size of all archives together; closing one frees its space', async () => {
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

  test('frees the space of an archive that cannot be removed', async () => {
    const aside = mkdtempSync(join(tmpdir(), 'floorman-spool-'));
    const folderPath = join(aside, 'spool');
    const smallSpool = new Spool(folderPath, 100);
    const archive = () => smallSpool.open(bytes(Buffer.from('PK\x05\x06'), Buffer.alloc(96)));
    const first = await archive();
    // The folder is now a file: nothing can be removed from it.
    renameSync(folderPath, join(aside, 'moved'));
    writeFileSync(folderPath, '');
    await expect(first.close()).rejects.toThrow('ENOTDIR');
    rmSync(folderPath);
    await (await archive()).close();
    rmSync(aside, { recursive: true, force: true });
  });

  test('is not used for a log that can be read as a stream', async () => {
    const upload = await spool.open(bytes(Buffer.from('Poker'), Buffer.from('Stars Hand #1')));
    const { input } = upload;
    if (input.kind !== 'stream') throw new Error('a log is read as a stream');
    const read: Uint8Array[] = [];
    for await (const part of input.bytes) read.push(part);
    expect(Buffer.concat(read).toString()).toBe('PokerStars Hand #1');
    await upload.close();
  });

  describe('shared with other processes', () => {
    const folderOf = (name: string): string => {
      const path = join(folder, name);
      mkdirSync(path);
      writeFileSync(join(path, 'log.zip'), 'PK');
      return path;
    };

    const inRounds = async (round: () => Promise<void>): Promise<void> => {
      for (let count = 0; count < 7; count++) await round();
    };

    test('removes what a killed process left, when it had no new mark for a minute', async () => {
      const left = folderOf('open-left');
      for (let round = 0; round < 6; round++) await spool.tend();
      expect(existsSync(left)).toBe(true);
      await spool.tend();
      expect(existsSync(left)).toBe(false);
      await inRounds(() => new Spool(join(folder, 'none'), 0).tend());
    });

    test('keeps what another process marks, however its clock runs', async () => {
      const marked = folderOf('open-marked');
      let hours = 0;
      await inRounds(async () => {
        const mark = new Date(Date.now() - ++hours * 3_600_000);
        utimesSync(marked, mark, mark);
        await spool.tend();
      });
      expect(existsSync(marked)).toBe(true);
      rmSync(marked, { recursive: true });
    });

    test('marks its own folders, so that other processes keep them', async () => {
      const files = await spool.files();
      await files.append('a', Buffer.from('one'));
      const second = new Spool(folder, 0);
      const [own] = readdirSync(folder);
      const old = new Date(0);
      await inRounds(async () => {
        utimesSync(join(folder, own), old, old);
        await spool.tend();
        expect(statSync(join(folder, own)).mtime.getTime()).toBeGreaterThan(0);
        // A round takes less than a millisecond here.
        await new Promise((resolve) => setTimeout(resolve, 5));
        await second.tend();
      });
      expect(readdirSync(folder)).toEqual([own]);
      await files.close();
      expect(readdirSync(folder)).toEqual([]);
    });

    test('goes round while it runs', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
      const running = new Spool(folder, 1000);
      const tend = jest.spyOn(running, 'tend');
      running.start();
      jest.advanceTimersByTime(10_000);
      await running.stop();
      jest.advanceTimersByTime(60_000);
      jest.useRealTimers();
      expect(tend).toHaveBeenCalledTimes(1);
    });
  });

  test('holds files that grow, within its limit, until they are closed', async () => {
    const own = join(folder, 'growing');
    const growing = new Spool(own, 1000);
    const files = await growing.files();
    await files.append('a', Buffer.from('one '));
    await files.append('b', Buffer.alloc(500));
    await files.append('a', Buffer.from('two'));
    const parts: Uint8Array[] = [];
    for await (const part of files.read('a')) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('one two');
    for await (const part of files.read('nothing was appended')) parts.push(part);
    expect(parts).toHaveLength(1);
    await expect(files.append('b', Buffer.alloc(500))).rejects.toMatchObject({
      code: 'insufficient-storage',
    });
    await files.close();
    expect(readdirSync(own)).toEqual([]);
    const others = await growing.files();
    await others.append('a', Buffer.alloc(1000));
    await others.close();
  });
});
