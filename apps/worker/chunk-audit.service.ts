import { fileURLToPath } from 'node:url';
import { startThreadPool } from '#runtime';
import type { ChunkRows, ClaimedChunk } from '#storage';
import { Turns } from './turns.js';

/**
 * Milliseconds for a task, from when it has a thread. A chunk takes a tenth of a second, and a batch not much more: a task
 * that takes a thousand times as long never ends, and blocks a thread.
 */
export const TASK_TIMEOUT_MS = 2 * 60_000;

export interface ChunkAuditThreadsOptions {
  /** Milliseconds for a chunk. */
  readonly timeout?: number;
  /** The module that the threads run. */
  readonly module?: URL;
}

/** Threads that audit chunks, so that the event loop of the process stays free to renew its locks. */
export class ChunkAuditThreads {
  private readonly pool: ReturnType<typeof startThreadPool<ClaimedChunk, ChunkRows>>;
  /** The pool's own queue does not say when a task gets its thread. */
  private readonly turns: Turns;
  private readonly timeout: number;

  constructor(
    threads: number,
    {
      timeout = TASK_TIMEOUT_MS,
      module = new URL('./audit-chunk.js', import.meta.url),
    }: ChunkAuditThreadsOptions = {},
  ) {
    this.pool = startThreadPool<ClaimedChunk, ChunkRows>({
      filename: fileURLToPath(module),
      minThreads: threads,
      maxThreads: threads,
    });
    this.turns = new Turns(threads);
    this.timeout = timeout;
  }

  /** @throws Error when the chunk exceeds its time: its thread ends and another one takes its place */
  run(chunk: ClaimedChunk): Promise<ChunkRows> {
    return this.turns.during(() => this.runNow(chunk));
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async runNow(chunk: ClaimedChunk): Promise<ChunkRows> {
    const signal = AbortSignal.timeout(this.timeout);
    try {
      return await this.pool.run(chunk, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`the task did not end within ${this.timeout / 1000} seconds`, { cause: error });
    }
  }
}
