import { Queue, type IQueueBackend } from 'bullmq';
import { connect, type Connection, type QueueStore } from './backend.js';
import { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
import { within } from './within.js';

/** Tries of a job before it is dropped: the sweeper brings it back as long as there is something to do. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 250;
/** Jobs handed to the queue in one go. */
const BATCH = 200;
/** A store that does not answer must not hold up those who only hint at work. */
const PATIENCE_MS = 3_000;

type JobQueue = Queue<object, void, string, object, void, string, IQueueBackend, object>;

interface OpenQueue {
  readonly queue: JobQueue;
  readonly connection: Connection;
}

const JOB_OPTIONS = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: FIRST_PAUSE_MS },
  removeOnComplete: true,
  removeOnFail: true,
};

const optionsOf = <Name extends JobName>(name: Name, data: JobMap[Name]) => {
  const { id, priority } = JOBS[name];
  return { jobId: id(data), ...(priority === undefined ? {} : { priority: priority(data) }) };
};

/** The queues, for those who add jobs. A queue is a hint: what it loses, or refuses, the sweeper finds in the tables. */
export class JobQueues {
  private readonly open = new Map<JobName, OpenQueue>();

  /** @param onError hears of a store that is away, as often as it is noticed */
  constructor(
    private readonly store: QueueStore,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Adds jobs; one that is there already is not added again. False where the store did not take them. */
  async add<Name extends JobName>(name: Name, jobs: readonly JobMap[Name][]): Promise<boolean> {
    try {
      for (let from = 0; from < jobs.length; from += BATCH) {
        const batch = jobs
          .slice(from, from + BATCH)
          .map((data) => ({ name, data, opts: optionsOf(name, data) }));
        await this.ask(name, (queue) => queue.addBulk(batch));
      }
      return true;
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  /** Jobs of a kind that wait, run, or wait for another try. */
  async count(name: JobName): Promise<number> {
    return this.ask(name, (queue) => queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized'));
  }

  /** Resolves if every queue answers. */
  async ping(): Promise<void> {
    await Promise.all(JOB_NAMES.map((name) => this.count(name)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.keys()].map((name) => this.drop(name)));
  }

  /**
   * Asks a queue, within the time that a hint is worth. One that fails is closed and opened anew the next time: a queue that
   * found its store away when it began would never look again.
   */
  private async ask<T>(name: JobName, question: (queue: JobQueue) => Promise<T>): Promise<T> {
    const { queue } = this.opened(name);
    try {
      return await within(PATIENCE_MS, question(queue));
    } catch (error) {
      if (this.open.get(name)?.queue === queue) void this.drop(name);
      throw error;
    }
  }

  private opened(name: JobName): OpenQueue {
    const known = this.open.get(name);
    if (known !== undefined) return known;
    const connection = connect(this.store, 'adds');
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
    await within(PATIENCE_MS, dropped.queue.close()).catch(() => undefined);
    dropped.connection.close();
  }
}
