import type { JobMap, JobName } from './jobs.js';
import type { JobQueues } from './queues.js';

/** A table with pending tasks. */
export interface PendingTasks<Name extends JobName = JobName> {
  readonly job: Name;
  /** The jobs of pending tasks, oldest first. */
  listPending(): Promise<readonly JobMap[Name][]>;
}

/** Work of a round that enqueues nothing, such as deleting what is too old. */
export type Chore = () => Promise<unknown>;

const INTERVAL_MS = 2_000;
/** Jobs that are enqueued in every round, however long the queue is. A lost one is among the oldest sooner or later. */
const OLDEST = 16;

/**
 * Enqueues pending tasks that are not in the queue: after a crash between a commit and its message, or a queue that lost its
 * data. Any number of sweepers may run at once, since a queue skips a job that it has already.
 */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  /**
   * @param chores run first in each round
   * @param tables whose pending tasks are enqueued, in this order; each limits its own list
   * @param onError receives the errors of chores and tables
   */
  constructor(
    private readonly chores: readonly Chore[],
    private readonly tables: readonly PendingTasks[],
    private readonly queues: Pick<JobQueues, 'enqueue' | 'count'>,
    private readonly onError: (error: Error) => void,
  ) {}

  start(): void {
    this.round = this.sweep().finally(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), INTERVAL_MS);
    });
  }

  /** Waits for the current round. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Makes one round. An error of a step does not stop the others. */
  async sweep(): Promise<void> {
    const steps = [...this.chores, ...this.tables.map((table) => () => this.enqueuePending(table))];
    for (const step of steps)
      await step().catch((error: unknown) => {
        this.onError(error instanceof Error ? error : new Error(String(error)));
      });
  }

  private async enqueuePending<Name extends JobName>(table: PendingTasks<Name>): Promise<void> {
    const { job } = table;
    const pending = await table.listPending();
    if (pending.length === 0) return;
    // A job may stand for several tasks. With as many jobs as pending tasks, the queue may still lack some of these.
    const queued = await this.queues.count(job);
    await this.queues.enqueue(job, queued >= pending.length ? pending.slice(0, OLDEST) : pending);
  }
}
