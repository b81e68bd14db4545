import { Queue, type IQueueBackend } from 'bullmq';
import { connect, type Connection, type QueueStore } from './backend.js';
import { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';

/** Tries of a job before it is dropped: the sweeper brings it back as long as there is something to do. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 250;
/** Jobs handed to the queue in one go. */
const BATCH = 200;
/** A store that does not answer must not hold up those who only hint at work. */
const PATIENCE_MS = 3_000;

type JobQueue = Queue<object, void, string, object, void, string, IQueueBackend, object>;

/** The queues, for those who add jobs. A queue is a hint: what it loses, or refuses, the sweeper finds in the tables. */
export class JobQueues {
  private readonly queues: ReadonlyMap<JobName, JobQueue>;
  private readonly connections: Connection[] = [];

  /** @param onError hears of a store that is away, as often as it is noticed */
  constructor(
    store: QueueStore,
    private readonly onError: (error: Error) => void,
  ) {
    this.queues = new Map(
      JOB_NAMES.map((name) => {
        const connection = connect(store, 'adds');
        this.connections.push(connection);
        const queue: JobQueue = new Queue(
          name,
          {
            connection: connection.connection,
            skipWaitingForReady: true,
            defaultJobOptions: {
              attempts: ATTEMPTS,
              backoff: { type: 'exponential', delay: FIRST_PAUSE_MS },
              removeOnComplete: true,
              removeOnFail: true,
            },
          },
          connection.factory,
        );
        queue.on('error', onError);
        return [name, queue];
      }),
    );
  }

  /** Adds jobs; one that is there already is not added again. False where the store did not take them. */
  async add<Name extends JobName>(name: Name, jobs: readonly JobMap[Name][]): Promise<boolean> {
    const queue = this.queueOf(name);
    try {
      for (let from = 0; from < jobs.length; from += BATCH) {
        const batch = jobs
          .slice(from, from + BATCH)
          .map((data) => ({ name, data, opts: { jobId: JOBS[name].id(data) } }));
        await within(PATIENCE_MS, queue.addBulk(batch));
      }
      return true;
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  /** Jobs of a kind that wait, run, or wait for another try. */
  async count(name: JobName): Promise<number> {
    return within(
      PATIENCE_MS,
      this.queueOf(name).getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized'),
    );
  }

  /** Resolves if every queue answers. */
  async ping(): Promise<void> {
    await Promise.all(JOB_NAMES.map((name) => this.count(name)));
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => within(PATIENCE_MS, queue.close())));
    for (const connection of this.connections) connection.close();
  }

  private queueOf(name: JobName): JobQueue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`there is no queue ${name}`);
    return queue;
  }
}

async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the queue did not answer in time'));
    }, patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
