import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Deal, type FullAsking, type FullChunk, type FullResult, FullSampling } from '#equity';
import { startThreadPool } from '#runtime';

/** A question to be sampled: plain data, so that it can be sent to a thread. */
export interface Sampled {
  readonly deal: Deal;
  readonly asking: FullAsking;
}

/** Chunks per thread in work or waiting: enough that no thread waits for the others. */
const CHUNKS_PER_THREAD = 2;
const MOST_THREADS_PER_CORE = 4;

/** Answers a question by random trials on so many threads: what one thread answers. */
export const sampledByThreads = async ({ deal, asking }: Sampled, wanted: number): Promise<FullResult> => {
  const threads = Math.min(wanted, availableParallelism() * MOST_THREADS_PER_CORE);
  const pool = startThreadPool<number, FullChunk>({
    filename: fileURLToPath(new URL('./dealer.js', import.meta.url)),
    workerData: { deal, asking } satisfies Sampled,
    minThreads: threads,
    maxThreads: threads,
  });
  const sampling = new FullSampling(deal, asking);
  const ahead: Promise<FullChunk>[] = [];
  let next = 0;
  try {
    for (let chunk = 0; chunk < sampling.chunks && !sampling.isEnough; chunk++) {
      while (next < sampling.chunks && ahead.length < threads * CHUNKS_PER_THREAD)
        ahead.push(pool.run(next++));
      const drawn = await ahead.shift();
      if (drawn !== undefined) sampling.merge(drawn);
    }
    return sampling.result;
  } finally {
    // Chunks that nobody needs any more end with their threads.
    for (const chunk of ahead) chunk.catch(() => undefined);
    await pool.destroy();
  }
};
