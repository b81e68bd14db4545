import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopOrphan } from '../../libs/storage/postmaster.js';

describe('PostgreSQL of an earlier run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-postmaster-'));
  const file = join(folder, 'postmaster.pid');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => rmSync(file, { force: true }));

  const leave = (pid: number, state: string): void => {
    writeFileSync(file, `${String(pid)}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n  123 456\n${state}\n`);
  };

  test('postmaster.pid contains the process id, the state and the port', () => {
    expect(readPostmaster(folder)).toBeUndefined();
    leave(123, 'ready   ');
    expect(readPostmaster(folder)).toEqual({ pid: 123, ready: true, port: 5432 });
    leave(123, 'starting');
    expect(readPostmaster(folder)).toEqual({ pid: 123, ready: false, port: 5432 });
    writeFileSync(file, '');
    expect(readPostmaster(folder)).toBeUndefined();
  });

  test('removes the file when its process id was reused, and leaves the other program alone', async () => {
    // The process of this test is that program: it would be killed if it were mistaken for a server.
    leave(process.pid, 'ready');
    await stopOrphan(folder, () => undefined);
    expect(existsSync(file)).toBe(false);
  });

  test('leaves the file of a dead server to PostgreSQL, which checks it', async () => {
    leave(2 ** 22 + 1, 'ready');
    await stopOrphan(folder, () => undefined);
    expect(existsSync(file)).toBe(true);
  });
});
