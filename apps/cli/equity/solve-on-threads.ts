import { availableParallelism } from 'node:os';
import { type EquityResult, type PreparedSpot, SpotSampling } from '#equity';
import { SolverPool } from '#solver-threads';
import type { OnProgress } from './progress.js';

/** Chunks in progress or waiting for each thread: enough that no thread waits for the others. */
const CHUNKS_PER_THREAD = 2;
const MAX_THREADS_PER_CORE = 4;

/** Solves a prepared spot by Monte Carlo on several threads. The result does not depend on their number. */
export const solveOnThreads = async (
  prepared: PreparedSpot,
  requestedThreads: number,
  onProgress: OnProgress,
): Promise<EquityResult> => {
  const threads = Math.min(requestedThreads, availableParallelism() * MAX_THREADS_PER_CORE);
  const { spot, options, strategy } = prepared;
  const pool = new SolverPool({ threads, setup: { sample: { spot, options, strategy } } });
  try {
    const sampling = new SpotSampling(prepared);
    return await sampling.runAhead(threads * CHUNKS_PER_THREAD, (chunk) => {
      onProgress(sampling.share);
      return pool.run('dealChunk', chunk);
    });
  } finally {
    await pool.close();
  }
};
