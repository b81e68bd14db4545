import type { JobMap, JobName, JobQueues } from '#jobs';
import type { Store } from '#storage';
import { Finalizer } from './finalizer.js';

const EVERY_MS = 2_000;
/** Chunks hinted at in one round: some seconds of work for the workers. */
const CHUNKS_A_ROUND = 400;
/** Pieces of questions likewise. */
const PIECES_A_ROUND = 64;
/** What is to be done hinted at however many jobs there are: what was lost comes to be among the oldest, at the latest. */
const OLDEST = 16;

/**
 * Looks at the tables now and then, and hints at what is to be done: a crash between a commit and its hint, or a queue that
 * lost its memory, loses nothing. Any number may sweep at once.
 */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly finalizer: Finalizer;

  constructor(
    private readonly store: Pick<Store, 'imports' | 'chunks' | 'finalizations' | 'equityJobs'>,
    private readonly queues: Pick<JobQueues, 'add' | 'count'>,
    private readonly onError: (error: Error) => void,
  ) {
    this.finalizer = new Finalizer(store, queues);
  }

  start(): void {
    this.round = this.sweep().finally(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.start(), EVERY_MS);
    });
  }

  /** Waits for the round under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** One round. A step that fails keeps nobody from those behind it. */
  async sweep(): Promise<void> {
    const { imports, equityJobs } = this.store;
    const steps = [
      () => imports.failAbandoned(),
      () => imports.cancelPendingChunks(),
      () => this.finalizer.hint(),
      () => this.hintAtChunks(),
      () => this.hintAtPieces(),
      () => equityJobs.deleteExpired(),
    ];
    for (const step of steps)
      await step().catch((error: unknown) => {
        this.onError(error instanceof Error ? error : new Error(String(error)));
      });
  }

  private async hintAtChunks(): Promise<void> {
    const pending = await this.store.chunks.listPending(CHUNKS_A_ROUND);
    await this.hintAt(
      'audit-chunks',
      pending.map((chunkId) => ({ chunkIds: [chunkId] })),
    );
  }

  private async hintAtPieces(): Promise<void> {
    await this.hintAt('equity-batch', await this.store.equityJobs.listPendingBatches(PIECES_A_ROUND));
  }

  private async hintAt<Name extends JobName>(name: Name, pending: readonly JobMap[Name][]): Promise<void> {
    if (pending.length === 0) return;
    // A job may have several of them. Where there are jobs enough, some of them could be others' all the same.
    const known = await this.queues.count(name);
    await this.queues.add(name, known >= pending.length ? pending.slice(0, OLDEST) : pending);
  }
}
