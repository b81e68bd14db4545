import { fileURLToPath } from 'node:url';
import { unpackOutcomes, type PackedOutcomes } from '#audit';
import type { Block } from '#histories';
import { deferred, startThreadPool } from '#runtime';
import type { Auditor, AuditorOptions } from './auditor.js';

/** A block and the id of its format. */
export interface FormattedBlock {
  readonly block: Block;
  readonly format: string;
}

/** Blocks of a task: a message costs a thread and the reader more than a block does. */
const BLOCKS_PER_TASK = 16;
/** Tasks per thread in progress or waiting: enough that no thread waits for the reader. */
const TASKS_PER_THREAD = 2;

/** A pool of threads that read and audit blocks, several in a task. The caller keeps the results in order. */
export const startAuditorThreads = (options: AuditorOptions, threads: number): Auditor => {
  const pool = startThreadPool<readonly FormattedBlock[], PackedOutcomes[]>({
    filename: fileURLToPath(new URL('./auditor-thread.js', import.meta.url)),
    workerData: options,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
  });
  let task = new WaitingTask();
  /** Sends the waiting blocks, unless they were sent meanwhile. */
  const send = (sent: WaitingTask): void => {
    if (task !== sent) return;
    task = new WaitingTask();
    pool.run(sent.blocks).then(sent.outcomes.resolve, sent.outcomes.reject);
  };
  return {
    auditBlock: async (block, format) => {
      const own = task;
      // The reader waits for the file or for outcomes: no block follows soon.
      if (own.blocks.length === 0) setImmediate(send, own);
      const index = own.blocks.push({ block, format: format.id }) - 1;
      if (own.blocks.length === BLOCKS_PER_TASK) send(own);
      return unpackOutcomes((await own.outcomes.promise)[index]);
    },
    ahead: threads * TASKS_PER_THREAD * BLOCKS_PER_TASK,
    close: () => pool.destroy(),
  };
};

/** Blocks that wait for a task, and their outcomes. */
class WaitingTask {
  readonly blocks: FormattedBlock[] = [];
  readonly outcomes = deferred<PackedOutcomes[]>();
}
