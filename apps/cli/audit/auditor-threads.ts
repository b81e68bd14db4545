import { fileURLToPath } from 'node:url';
import { unpackOutcomes, type PackedOutcomes } from '#audit';
import type { Block } from '#histories';
import { startThreadPool } from '#runtime';
import type { Auditor, AuditorOptions } from './auditor.js';
import { groupItems } from './group-items.js';

/** A block and the id of its format. */
export interface FormattedBlock {
  readonly block: Block;
  readonly format: string;
}

const BLOCKS_PER_TASK = 16;
/** Blocks per thread in progress or waiting: enough that no thread waits for the reader. */
const BLOCKS_PER_THREAD = 32;

/** A pool of threads that read and audit blocks, several in a task. The caller keeps the results in order. */
export const startAuditorThreads = (options: AuditorOptions, threads: number): Auditor => {
  const pool = startThreadPool<readonly FormattedBlock[], PackedOutcomes[]>({
    filename: fileURLToPath(new URL('./auditor-thread.js', import.meta.url)),
    workerData: options,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
  });
  const audit = groupItems((blocks: readonly FormattedBlock[]) => pool.run(blocks), {
    threads,
    most: BLOCKS_PER_TASK,
  });
  return {
    auditBlock: async (block, format) => unpackOutcomes(await audit({ block, format: format.id })),
    ahead: threads * BLOCKS_PER_THREAD,
    close: () => pool.destroy(),
  };
};
