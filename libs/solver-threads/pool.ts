import { fileURLToPath } from 'node:url';
import { startThreadPool } from '#runtime';
import { type Line, Turns } from './turns.js';
import type * as work from './work.js';

/** What threads can be given to do, by name. */
export type Work = typeof work;
export type WorkName = 'prepareRequest' | 'solvePrepared' | 'solveGroup' | 'describeRange';

/** Work that was ended: it took too long, or more memory than a thread has. */
export class LimitExceeded extends Error {
  constructor(readonly of: 'time' | 'memory') {
    super(`too much ${of}`);
    this.name = 'LimitExceeded';
  }
}

export interface SolverPool {
  /**
   * Has a thread do some work, when it is its turn. Once `signal` is given, work that waits is called off at once, and work that
   * was begun has a second to end before its thread is.
   *
   * @throws LimitExceeded for work without an end; its thread is ended, and another takes its place
   */
  run<Name extends WorkName>(
    name: Name,
    input: Parameters<Work[Name]>[0],
    how: { readonly line: Line; readonly signal: AbortSignal },
  ): Promise<ReturnType<Work[Name]>>;
  /** Work that waits for its turn, and work that is done. */
  readonly waiting: number;
  readonly busy: number;
  close(): Promise<void>;
}

/** What is answered at once takes a second or two, and the longest range some. */
const LONGEST_MS = 15_000;
/** Milliseconds for work that nobody waits for any more: to end it costs a new thread. */
const FORSAKEN_MS = 1_000;
/** A question of the largest ranges takes some hundred. */
const HEAP_MB = 1_024;

export interface SolverPoolOptions {
  /** Milliseconds for a question, or a group. */
  readonly longest?: number;
  /** Megabytes of a thread's heap. */
  readonly heap?: number;
  /** The module that does the work. */
  readonly thread?: URL;
}

/** Threads that answer questions of equity, started at once so that they are warm when the first one comes. */
export const startSolverPool = (
  threads: number,
  {
    longest = LONGEST_MS,
    heap = HEAP_MB,
    thread = new URL('./thread.js', import.meta.url),
  }: SolverPoolOptions = {},
): SolverPool => {
  const pool = startThreadPool<unknown, unknown>({
    filename: fileURLToPath(thread),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  // The pool would let work wait as well, and does not say when it gets a thread: a clock for it could not be set.
  const turns = new Turns(threads);

  const worked = async (name: WorkName, input: unknown, signal: AbortSignal): Promise<unknown> => {
    const end = new AbortController();
    const clocks = [setTimeout(() => end.abort(), longest)];
    const forsake = (): void => {
      clocks.push(setTimeout(() => end.abort(), FORSAKEN_MS));
    };
    signal.addEventListener('abort', forsake, { once: true });
    try {
      return await pool.run(input, { name, signal: end.signal });
    } catch (error) {
      signal.throwIfAborted();
      if (end.signal.aborted) throw new LimitExceeded('time');
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new LimitExceeded('memory');
      throw error;
    } finally {
      signal.removeEventListener('abort', forsake);
      clocks.forEach(clearTimeout);
    }
  };

  return {
    run: async <Name extends WorkName>(
      name: Name,
      input: Parameters<Work[Name]>[0],
      { line, signal }: { readonly line: Line; readonly signal: AbortSignal },
    ) => (await turns.during(line, signal, () => worked(name, input, signal))) as ReturnType<Work[Name]>,
    get waiting() {
      return turns.waiting;
    },
    get busy() {
      return turns.busy;
    },
    close: () => pool.destroy(),
  };
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
