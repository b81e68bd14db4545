import { fileURLToPath } from 'node:url';
import type { ChunkRows, ClaimedChunk } from '#storage';
import { startThreadPool } from '#runtime';
import type { BatchTask, BatchResult } from './equity.js';
import { Turns } from './turns.js';

/** Threads for heavy work: the process's own loop stays free to keep its locks. */
export interface ThreadPool<Task, Outcome> {
  /**
   * @param signal ends the work: the thread is ended, and another takes its place
   * @throws Error when there is no end to it, which is ended in the same way, or when it was called off
   */
  run(task: Task, signal?: AbortSignal): Promise<Outcome>;
  close(): Promise<void>;
}

/**
 * Milliseconds for a task, from when it has a thread to itself. A megabyte of a log takes a tenth of a second, and a piece of a
 * question not much more; what takes a thousand times as long will not come to its end, and keeps a thread from the others.
 */
const LONGEST_MS = 2 * 60_000;

/** Threads that had nothing to do for so long end, where they may. */
const IDLE_MS = 60_000;

export interface ThreadPoolOptions {
  readonly longest?: number;
  /** The module that does the work. */
  readonly module: URL;
  /** Threads that are there without work. */
  readonly least: number;
}

const threadPool = <Task, Outcome>(
  threads: number,
  { longest = LONGEST_MS, module, least }: ThreadPoolOptions,
): ThreadPool<Task, Outcome> => {
  const pool = startThreadPool<Task, Outcome>({
    filename: fileURLToPath(module),
    minThreads: least,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  const done = async (task: Task, called: AbortSignal | undefined): Promise<Outcome> => {
    const tooLong = AbortSignal.timeout(longest);
    const signal = called === undefined ? tooLong : AbortSignal.any([tooLong, called]);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      if (!tooLong.aborted) throw error;
      throw new Error(`no end to it after ${longest / 1000} seconds`, { cause: error });
    }
  };
  // The pool would let tasks wait for a thread as well, and does not say when they get it.
  const turns = new Turns(threads);
  return {
    run: (task, signal) => turns.during(() => done(task, signal)),
    close: () => pool.destroy(),
  };
};

export type RowsPool = ThreadPool<ClaimedChunk, ChunkRows>;

/** Threads that judge chunks of logs. */
export const rowsPool = (threads: number, options: Partial<ThreadPoolOptions> = {}): RowsPool =>
  threadPool(threads, { module: new URL('./judge.js', import.meta.url), least: threads, ...options });

export type EquityPool = ThreadPool<BatchTask, BatchResult>;

/** Threads that compute pieces of questions of equity; none where nobody asks any. */
export const equityPool = (threads: number): EquityPool =>
  threadPool(threads, { module: new URL('./equity.js', import.meta.url), least: 0 });
