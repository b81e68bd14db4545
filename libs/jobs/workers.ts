import { Worker, type IQueueBackend } from 'bullmq';
import { failpoint } from '#failpoints';
import { connect, type Connection, type QueueStore } from './backend.js';
import { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
import { within } from './within.js';

type Handler<Name extends JobName> = (data: JobMap[Name]) => Promise<void>;

type JobWorker = Worker<object, void, string, IQueueBackend, object>;

/** Who does which job. Typed, and checked once more at the start: a job that nobody does would wait for ever. */
export class JobHandlers {
  private readonly handlers = new Map<JobName, (data: never) => Promise<void>>();

  /** @throws Error when the job has its handler already */
  on<Name extends JobName>(name: Name, handler: Handler<Name>): this {
    if (this.handlers.has(name)) throw new Error(`the job ${name} has two handlers`);
    this.handlers.set(name, handler);
    return this;
  }

  /** @throws Error when a job has no handler */
  get<Name extends JobName>(name: Name): Handler<Name> {
    const handler = this.handlers.get(name);
    if (handler === undefined) throw new Error(`the job ${name} has no handler`);
    return handler as Handler<Name>;
  }
}

export interface WorkerOptions {
  /** Heavy jobs at once. */
  readonly concurrency: number;
  /** Milliseconds without a sign of life after which a worker's job is given to another. */
  readonly lock: number;
  /** Hears of failed jobs and of a store that is away. */
  readonly onError: (error: Error, what: string) => void;
}

/** A worker that was killed in the middle of a job is no fault of the job: the tables count the tries that matter. */
const STALLED_AT_MOST = 1_000;
/** Seconds that a worker waits for a job before it asks again by itself. */
const DRAIN_SECONDS = 2;
const RETRY_RUN_MS = 1_000;

/** Milliseconds that a worker gets to close which never came to work. */
const CLOSING_MS = 3_000;

interface OpenWorker {
  readonly worker: JobWorker;
  readonly connection: Connection;
}

/**
 * The worker of a kind of job. BullMQ remembers for ever that a store was away when its worker began, and the worker asks in
 * vain from then on, without a pause in which anything else of the process could run: so one is not set to work before it has
 * found its store, and another takes its place if it does not.
 */
class Workplace {
  private current: OpenWorker;
  private closed = false;

  constructor(
    private readonly open: () => OpenWorker,
    private readonly onError: (error: Error) => void,
  ) {
    this.current = this.begin();
  }

  /** Waits for the jobs under way, and closes. */
  async close(): Promise<void> {
    this.closed = true;
    const { worker, connection } = this.current;
    await worker.close();
    connection.close();
  }

  private begin(): OpenWorker {
    const opened = this.open();
    this.work(opened).catch((error: unknown) => {
      if (this.closed) return;
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return this.replace(opened);
    });
    return opened;
  }

  private async work({ worker }: OpenWorker): Promise<void> {
    await worker.waitUntilReady();
    if (!this.closed) await worker.run();
  }

  private async replace({ worker, connection }: OpenWorker): Promise<void> {
    await within(CLOSING_MS, worker.close()).catch(() => undefined);
    connection.close();
    await new Promise((resolve) => setTimeout(resolve, RETRY_RUN_MS));
    if (!this.closed) this.current = this.begin();
  }
}

/** The workers of a process, one a kind of job. */
export class JobWorkers {
  private readonly workplaces: readonly Workplace[];

  /** @throws Error when a job has no handler */
  constructor(store: QueueStore, handlers: JobHandlers, { concurrency, lock, onError }: WorkerOptions) {
    const handled = JOB_NAMES.map((name) => ({
      name,
      handler: handlers.get(name) as (data: object) => Promise<void>,
    }));
    const open = (name: JobName, handler: (data: object) => Promise<void>): OpenWorker => {
      const connection = connect(store, 'waits');
      const worker: JobWorker = new Worker(
        name,
        async ({ data }) => {
          await handler(data);
          await failpoint('job.before-ack');
        },
        {
          connection: connection.connection,
          autorun: false,
          concurrency: JOBS[name].heavy ? concurrency : 1,
          lockDuration: lock,
          stalledInterval: lock / 2,
          maxStalledCount: STALLED_AT_MOST,
          drainDelay: DRAIN_SECONDS,
          runRetryDelay: RETRY_RUN_MS,
        },
        connection.factory,
      );
      worker.on('error', (error) => {
        onError(error, name);
      });
      worker.on('failed', (job, error) => {
        onError(error, `${name} ${job?.id ?? ''}`);
      });
      return { worker, connection };
    };
    this.workplaces = handled.map(
      ({ name, handler }) =>
        new Workplace(
          () => open(name, handler),
          (error) => {
            onError(error, name);
          },
        ),
    );
  }

  /** Waits for the jobs under way, and closes. */
  async close(): Promise<void> {
    await Promise.allSettled(this.workplaces.map((workplace) => workplace.close()));
  }
}
