import { fileURLToPath } from 'node:url';
import { unpackOutcomes, type HandOutcome, type PackedOutcomes } from '#audit';
import type { Block } from '#histories';
import { deferred, startThreadPool, type Deferred } from '#runtime';
import type { Auditor, AuditorOptions } from './auditor.js';

/** A block and the id of its format. */
export interface FormattedBlock {
  readonly block: Block;
  readonly format: string;
}

interface WaitingBlock extends FormattedBlock {
  readonly outcomes: Deferred<HandOutcome[]>;
}

/** The most blocks of a task. A task of one block costs the threads as much in messages as in work. */
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
  let waiting: WaitingBlock[] = [];
  let tasks = 0;
  const run = async (blocks: readonly WaitingBlock[]): Promise<void> => {
    tasks++;
    try {
      const packed = await pool.run(blocks.map(({ block, format }) => ({ block, format })));
      blocks.forEach(({ outcomes }, index) => outcomes.resolve(unpackOutcomes(packed[index])));
    } catch (error) {
      for (const { outcomes } of blocks) outcomes.reject(error as Error);
    } finally {
      tasks--;
    }
  };
  /** Sends the waiting blocks in one task, or divides them between the threads that have none: a small file has no more. */
  const send = (): void => {
    const size = Math.ceil(waiting.length / Math.max(1, threads - tasks));
    const blocks = waiting;
    waiting = [];
    for (let at = 0; at < blocks.length; at += size) void run(blocks.slice(at, at + size));
  };
  return {
    auditBlock: (block, format) => {
      const outcomes = deferred<HandOutcome[]>();
      // After an error the reader awaits no further outcomes.
      outcomes.promise.catch(() => undefined);
      // It runs when the reader waits for the file or for outcomes, so that no block follows soon.
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ block, format: format.id, outcomes });
      if (waiting.length === BLOCKS_PER_TASK) send();
      return outcomes.promise;
    },
    ahead: threads * BLOCKS_PER_THREAD,
    close: () => pool.destroy(),
  };
};
