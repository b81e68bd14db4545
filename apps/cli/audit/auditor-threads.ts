import { fileURLToPath } from 'node:url';
import type { HandOutcome } from '#audit';
import type { Block } from '#histories';
import { startThreadPool } from '#runtime';
import type { Auditors, JudgeSettings } from './auditor.js';

/** What a thread is asked: a block, and the id of its format. */
export interface JudgeTask {
  readonly block: Block;
  readonly format: string;
}

/** Blocks per thread in work or waiting: enough that no thread waits for the reader. */
const BLOCKS_PER_THREAD = 3;

/** Threads that read and judge blocks; the order of the answers is the caller's to keep. */
export const threadPool = (settings: JudgeSettings, threads: number): Auditors => {
  const pool = startThreadPool<JudgeTask, HandOutcome[]>({
    filename: fileURLToPath(new URL('./auditor-thread.js', import.meta.url)),
    workerData: settings,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    judge: (block, format) => pool.run({ block, format: format.id }),
    ahead: threads * BLOCKS_PER_THREAD,
    close: () => pool.destroy(),
  };
};
