import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ChunkRows, ChunkToAudit } from '#storage';
import { Turns } from './turns.js';

/** Threads that judge chunks: the process's own loop stays free to keep its locks. */
export interface RowsPool {
  /** @throws Error when there is no end to it: the thread is ended then, and another takes its place */
  run(chunk: ChunkToAudit): Promise<ChunkRows>;
  close(): Promise<void>;
}

/**
 * Milliseconds for a chunk, from when it has a thread to itself. A megabyte takes a tenth of a second; what takes a thousand
 * times as long will not come to its end, and keeps a thread from the others.
 */
const LONGEST_MS = 2 * 60_000;

export interface RowsPoolOptions {
  readonly longest?: number;
  /** The module that judges. */
  readonly judge?: URL;
}

export const rowsPool = (
  threads: number,
  { longest = LONGEST_MS, judge = new URL('./judge.js', import.meta.url) }: RowsPoolOptions = {},
): RowsPool => {
  const pool = new Piscina<ChunkToAudit, ChunkRows>({
    filename: fileURLToPath(judge),
    minThreads: threads,
    maxThreads: threads,
  });
  const judged = async (chunk: ChunkToAudit): Promise<ChunkRows> => {
    const signal = AbortSignal.timeout(longest);
    try {
      return await pool.run(chunk, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`no end to it after ${longest / 1000} seconds`, { cause: error });
    }
  };
  // The pool would let chunks wait for a thread as well, and does not say when they get it.
  const turns = new Turns(threads);
  return {
    run: (chunk) => turns.during(() => judged(chunk)),
    close: () => pool.destroy(),
  };
};
