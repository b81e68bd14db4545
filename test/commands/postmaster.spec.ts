import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopOrphan } from '../../libs/storage/postmaster.js';

describe('what an earlier run left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-postmaster-'));
  const file = join(folder, 'postmaster.pid');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => rmSync(file, { force: true }));

  const leave = (pid: number, state: string): void => {
    writeFileSync(file, `${String(pid)}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n  123 456\n${state}\n`);
  };

  test('postmaster.pid tells the process and whether it takes connections', () => {
    expect(readPostmaster(folder)).toBeUndefined();
    leave(123, 'ready   ');
    expect(readPostmaster(folder)).toEqual({ pid: 123, ready: true, port: 5432 });
    leave(123, 'starting');
    expect(readPostmaster(folder)).toEqual({ pid: 123, ready: false, port: 5432 });
    writeFileSync(file, '');
    expect(readPostmaster(folder)).toBeUndefined();
  });

  test('a number that belongs to another program by now is cleared away, the program left alone', async () => {
    // This test's own process stands for that program: it would not survive being taken for a server.
    leave(process.pid, 'ready');
    await stopOrphan(folder, () => undefined);
    expect(existsSync(file)).toBe(false);
  });

  test('the file of a server that died is left to PostgreSQL, which knows what to check', async () => {
    leave(2 ** 22 + 1, 'ready');
    await stopOrphan(folder, () => undefined);
    expect(existsSync(file)).toBe(true);
  });
});
