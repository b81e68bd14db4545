import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThreadPool } from '#runtime';

/** Rings when it has begun its work, and a moment later has done it. */
const THREAD = `
export default (bell) => {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
  return 'done';
};
`;

const bell = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

/** Longer than an answer is on its way. */
const STANDSTILL_MS = 300;

describe('threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-threads-'));
  const filename = join(folder, 'thread.mjs');
  writeFileSync(filename, THREAD);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** A thread that is ended when it has answered, and before the answer is heard. */
  const endedTooLate = async (
    end: (threads: ReturnType<typeof startThreadPool>, called: AbortController) => unknown,
  ): Promise<unknown> => {
    const threads = startThreadPool<Int32Array, string>({ filename, minThreads: 1, maxThreads: 1 });
    await threads.run(bell());
    const called = new AbortController();
    const rung = bell();
    const answer = threads.run(rung, { signal: called.signal }).catch((error: unknown) => error);
    // This loop stands still while the thread answers.
    Atomics.wait(rung, 0, 0);
    Atomics.wait(bell(), 0, 0, STANDSTILL_MS);
    await end(threads, called);
    const heard = await answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await threads.destroy();
    return heard;
  };

  test('may answer when they are ended: nobody hears it, and nothing breaks', async () => {
    expect(await endedTooLate((threads) => threads.destroy())).toBeInstanceOf(Error);
    expect(await endedTooLate((_, called) => called.abort())).toBeInstanceOf(Error);
  });
});
