import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThreadPool } from '#runtime';

/** A task that notifies `bell` and then returns. */
const THREAD = `
export default (bell) => {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
  return 'done';
};
`;

const bell = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

/** Longer than a response takes from the thread to the pool. */
const BLOCKED_MS = 300;

describe('a thread pool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-threads-'));
  const filename = join(folder, 'thread.mjs');
  writeFileSync(filename, THREAD);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** Ends a task whose thread has responded, before the pool handles the response; returns the outcome of the task. */
  const endAfterResponse = async (
    end: (threads: ReturnType<typeof startThreadPool>, called: AbortController) => unknown,
  ): Promise<unknown> => {
    const threads = startThreadPool<Int32Array, string>({ filename, minThreads: 1, maxThreads: 1 });
    await threads.run(bell());
    const called = new AbortController();
    const rung = bell();
    const answer = threads.run(rung, { signal: called.signal }).catch((error: unknown) => error);
    // Blocks the event loop of the pool while the thread responds.
    Atomics.wait(rung, 0, 0);
    Atomics.wait(bell(), 0, 0, BLOCKED_MS);
    await end(threads, called);
    const outcome = await answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await threads.destroy();
    return outcome;
  };

  test('ignores the response of a thread whose task was ended', async () => {
    expect(await endAfterResponse((threads) => threads.destroy())).toBeInstanceOf(Error);
    expect(await endAfterResponse((_, called) => called.abort())).toBeInstanceOf(Error);
  });
});
