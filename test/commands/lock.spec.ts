import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './service.js';

interface Lock {
  release(): void;
}

const LOCK_MODULE = pathToFileURL(join(ROOT, 'scripts', 'lib', 'lock.mjs')).href;
const { tryLock } = (await import(LOCK_MODULE)) as {
  tryLock: (file: string) => Promise<Lock | { holder: number }>;
};

describe('the lock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-lock-'));
  const file = join(folder, 'service.lock');
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const lock = async (): Promise<Lock> => {
    const taken = await tryLock(file);
    if ('holder' in taken) throw new Error('held');
    return taken;
  };

  test('has one holder, and is free again after its release', async () => {
    const held = await lock();
    expect(await tryLock(file)).toEqual({ holder: process.pid });
    held.release();
    (await lock()).release();
  });

  test('is taken over from a process that has ended', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(file, JSON.stringify({ pid: gone.pid, identity: 'boot/1' }));
    (await lock()).release();
  });

  test('is taken over when its process id was reused', async () => {
    // This process is alive, but did not write the lock.
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'an earlier boot/123' }));
    const held = await lock();
    expect(readFileSync(file, 'utf8')).not.toContain('an earlier boot');
    held.release();
  });

  test('is taken over when its writer died while writing', async () => {
    writeFileSync(file, '{"pid":');
    (await lock()).release();
  });

  test('goes to exactly one of several processes that find it stale at once', async () => {
    const rival = `
      const { tryLock } = await import(${JSON.stringify(LOCK_MODULE)});
      const lock = await tryLock(process.argv[1]);
      process.stdout.write('holder' in lock ? 'lost' : 'won');
      process.stdin.on('end', () => process.exit()).resume();
    `;
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone' }));
    const rivals = Array.from({ length: 6 }, () => {
      return spawn(process.execPath, ['--input-type=module', '-e', rival, file]);
    });
    const results = await Promise.all(
      rivals.map((child) => {
        return new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))));
      }),
    );
    // The winner keeps the lock until all have tried.
    for (const child of rivals) child.stdin.end();
    await Promise.all(rivals.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    expect(results.filter((result) => result === 'won')).toEqual(['won']);
  });
});
