import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type EquityResult, type PreparedSpot, type SampleChunk, SpotSampling } from '#equity';
import { startThreadPool } from '#runtime';

/** Chunks per thread that are in work or waiting: enough that no thread waits for the others. */
const CHUNKS_PER_THREAD = 2;
const MAX_THREADS_PER_CORE = 4;

/** Solves a prepared spot by Monte Carlo on several threads. The result is that of one thread. */
export const solveOnThreads = async (prepared: PreparedSpot, wanted: number): Promise<EquityResult> => {
  const threads = Math.min(wanted, availableParallelism() * MAX_THREADS_PER_CORE);
  const { spot, options, strategy } = prepared;
  const pool = startThreadPool<number, SampleChunk>({
    filename: fileURLToPath(new URL('./dealer.js', import.meta.url)),
    workerData: { spot, options, strategy } satisfies PreparedSpot,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    return await new SpotSampling(prepared).runAhead(threads * CHUNKS_PER_THREAD, (chunk) => pool.run(chunk));
  } finally {
    await pool.destroy();
  }
};
