import { Queue, type IQueueBackend } from 'bullmq';
import { connect, type Connection, type QueueStore } from './backend.js';
import { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
import { withTimeout } from './with-timeout.js';

/** Attempts of a job before the queue drops it. The sweeper enqueues it again while its task is pending. */
const MAX_ATTEMPTS = 8;
/** The pause after the first attempt; it doubles with each further one. */
const FIRST_PAUSE_MS = 250;
/** Jobs in one call to the queue. */
const BULK_SIZE = 200;
/** A queue that does not answer must not hold up its callers. */
const TIMEOUT_MS = 3_000;

type JobQueue = Queue<object, void, string, object, void, string, IQueueBackend, object>;

interface OpenQueue {
  readonly queue: JobQueue;
  readonly connection: Connection;
}

const JOB_OPTIONS = {
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'exponential', delay: FIRST_PAUSE_MS },
  removeOnComplete: true,
  removeOnFail: true,
};

const optionsOf = <Name extends JobName>(name: Name, data: JobMap[Name]) => {
  const { id, priority } = JOBS[name];
  return { jobId: id(data), ...(priority === undefined ? {} : { priority: priority(data) }) };
};

/** The queues, for processes that enqueue jobs. A queue may lose or reject jobs: the sweeper finds them in the tables. */
export class JobQueues {
  private readonly open = new Map<JobName, OpenQueue>();

  /** @param onError receives the errors of an unavailable queue, each time one occurs */
  constructor(
    private readonly store: QueueStore,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Enqueues jobs; a job that is already queued is skipped. Returns false if the queue is unavailable. */
  async enqueue<Name extends JobName>(name: Name, jobs: readonly JobMap[Name][]): Promise<boolean> {
    try {
      for (let from = 0; from < jobs.length; from += BULK_SIZE) {
        const bulk = jobs
          .slice(from, from + BULK_SIZE)
          .map((data) => ({ name, data, opts: optionsOf(name, data) }));
        await this.call(name, (queue) => queue.addBulk(bulk));
      }
      return true;
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  /** Number of jobs of a kind that wait, run, or wait for another attempt. */
  async count(name: JobName): Promise<number> {
    return this.call(name, (queue) =>
      queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized'),
    );
  }

  /** Resolves if every queue answers. */
  async ping(): Promise<void> {
    await Promise.all(JOB_NAMES.map((name) => this.count(name)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.keys()].map((name) => this.drop(name)));
  }

  /**
   * Calls a queue with a timeout. A queue that fails is closed and opened again by the next call: BullMQ never reconnects a
   * queue whose store was away at its start.
   */
  private async call<T>(name: JobName, work: (queue: JobQueue) => Promise<T>): Promise<T> {
    const { queue } = this.openQueue(name);
    try {
      return await withTimeout(TIMEOUT_MS, work(queue));
    } catch (error) {
      if (this.open.get(name)?.queue === queue) void this.drop(name);
      throw error;
    }
  }

  private openQueue(name: JobName): OpenQueue {
    const existing = this.open.get(name);
    if (existing !== undefined) return existing;
    const connection = connect(this.store, 'producer');
    const options = {
      connection: connection.connection,
      skipWaitingForReady: true,
      defaultJobOptions: JOB_OPTIONS,
    };
    const queue: JobQueue = new Queue(name, options, connection.factory);
    queue.on('error', this.onError);
    const opened = { queue, connection };
    this.open.set(name, opened);
    return opened;
  }

  private async drop(name: JobName): Promise<void> {
    const dropped = this.open.get(name);
    if (dropped === undefined) return;
    this.open.delete(name);
    await withTimeout(TIMEOUT_MS, dropped.queue.close()).catch(() => undefined);
    dropped.connection.close();
  }
}
