import { fileURLToPath } from 'node:url';
import { unpackOutcomes, type PackedOutcomes } from '#audit';
import type { Block } from '#histories';
import { startThreadPool } from '#runtime';
import type { Auditor, AuditorOptions } from './auditor.js';

/** A task of a thread: a block and the id of its format. */
export interface BlockTask {
  readonly block: Block;
  readonly format: string;
}

/** Blocks per thread in progress or waiting: enough that no thread waits for the reader. */
const BLOCKS_PER_THREAD = 3;

/** A pool of threads that read and audit blocks. The caller keeps the results in order. */
export const startAuditorThreads = (options: AuditorOptions, threads: number): Auditor => {
  const pool = startThreadPool<BlockTask, PackedOutcomes>({
    filename: fileURLToPath(new URL('./auditor-thread.js', import.meta.url)),
    workerData: options,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
  });
  return {
    auditBlock: async (block, format) => unpackOutcomes(await pool.run({ block, format: format.id })),
    ahead: threads * BLOCKS_PER_THREAD,
    close: () => pool.destroy(),
  };
};
