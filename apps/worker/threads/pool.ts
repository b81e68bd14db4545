import { fileURLToPath } from 'node:url';
import { startThreadPool } from '#runtime';
import type { ChunkRows, ClaimedChunk } from '#storage';
import type { BatchTask, BatchResult } from './equity.js';
import { Turns } from './turns.js';

/**
 * Milliseconds for a task, from when it has a thread. A chunk takes a tenth of a second, and a batch not much more: a task
 * that takes a thousand times as long never ends, and blocks a thread.
 */
const TASK_TIMEOUT_MS = 2 * 60_000;

/** Idle threads beyond the minimum end after this time. */
const IDLE_TIMEOUT_MS = 60_000;

export interface TaskThreadsOptions {
  /** Milliseconds for a task. */
  readonly timeout?: number;
  /** The module that the threads run. */
  readonly module?: URL;
}

/** Threads for heavy work, so that the event loop of the process stays free to renew its locks. */
abstract class TaskThreads<Task, Result> {
  private readonly pool: ReturnType<typeof startThreadPool<Task, Result>>;
  /** The pool's own queue does not say when a task gets its thread. */
  private readonly turns: Turns;
  private readonly timeout: number;

  constructor(threads: number, minThreads: number, module: URL, timeout = TASK_TIMEOUT_MS) {
    this.pool = startThreadPool<Task, Result>({
      filename: fileURLToPath(module),
      minThreads,
      maxThreads: threads,
      idleTimeout: IDLE_TIMEOUT_MS,
    });
    this.turns = new Turns(threads);
    this.timeout = timeout;
  }

  /**
   * @param signal aborts the task: its thread ends and another one takes its place
   * @throws Error when the task was aborted or exceeded its time
   */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    return this.turns.during(() => this.runNow(task, signal));
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async runNow(task: Task, abort: AbortSignal | undefined): Promise<Result> {
    const expired = AbortSignal.timeout(this.timeout);
    const signal = abort === undefined ? expired : AbortSignal.any([expired, abort]);
    try {
      return await this.pool.run(task, { signal });
    } catch (error) {
      if (!expired.aborted) throw error;
      throw new Error(`the task did not end within ${this.timeout / 1000} seconds`, { cause: error });
    }
  }
}

/** Threads that audit chunks. */
export class ChunkAuditThreads extends TaskThreads<ClaimedChunk, ChunkRows> {
  constructor(threads: number, { timeout, module }: TaskThreadsOptions = {}) {
    super(threads, threads, module ?? new URL('./audit-chunk.js', import.meta.url), timeout);
  }
}

/** Threads that compute equity batches; they start with the first batch. */
export class EquityBatchThreads extends TaskThreads<BatchTask, BatchResult> {
  constructor(threads: number) {
    super(threads, 0, new URL('./equity.js', import.meta.url));
  }
}
