import { Worker, type IQueueBackend } from 'bullmq';
import { failpoint } from '#failpoints';
import { inSpan } from '#tracing';
import { connect, type Connection, type QueueStore } from './backend.js';
import { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
import { withTimeout } from './with-timeout.js';

type JobWorker = Worker<object, void, string, IQueueBackend, object>;

/** Processes the jobs of one kind. */
export interface JobProcessor<Name extends JobName> {
  process(data: JobMap[Name]): Promise<void>;
}

/** The processor of every kind of job. */
export type JobProcessors = { readonly [Name in JobName]: JobProcessor<Name> };

export interface WorkerOptions {
  /** CPU-bound jobs at once. */
  readonly concurrency: number;
  /** Milliseconds after which the job of a silent worker goes to another one. */
  readonly lock: number;
  /** Receives errors of jobs, and of an unavailable queue. */
  readonly onError: (error: Error, subject: string) => void;
}

/** BullMQ's own limit is out of the way: the attempts that count are in the tables. */
const MAX_STALLED_COUNT = 1_000;
/** Seconds that a worker waits for a job before it polls. */
const DRAIN_SECONDS = 2;
const RETRY_RUN_MS = 1_000;
/** Timeout for closing a worker that never ran. */
const CLOSE_TIMEOUT_MS = 3_000;

interface OpenWorker {
  readonly worker: JobWorker;
  readonly connection: Connection;
}

/**
 * Keeps a BullMQ worker running. A worker whose store was away at its start polls in a tight loop for ever; so a worker
 * starts only when its store has answered, and is replaced if it did not.
 */
class WorkerSlot {
  private current: OpenWorker;
  private isClosed = false;

  constructor(
    private readonly open: () => OpenWorker,
    private readonly onError: (error: Error) => void,
  ) {
    this.current = this.start();
  }

  /** Waits for the running jobs, and closes. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker, connection } = this.current;
    await worker.close();
    connection.close();
  }

  private start(): OpenWorker {
    const opened = this.open();
    this.run(opened).catch((error: unknown) => {
      if (this.isClosed) return;
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return this.replace(opened);
    });
    return opened;
  }

  private async run({ worker }: OpenWorker): Promise<void> {
    await worker.waitUntilReady();
    if (!this.isClosed) await worker.run();
  }

  private async replace({ worker, connection }: OpenWorker): Promise<void> {
    await withTimeout(CLOSE_TIMEOUT_MS, worker.close()).catch(() => undefined);
    connection.close();
    await new Promise((resolve) => setTimeout(resolve, RETRY_RUN_MS));
    if (!this.isClosed) this.current = this.start();
  }
}

/** What a job is about, for its trace: `floorman.importId` and so on. */
const attributesOf = (data: object): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [`floorman.${key}`, String(value)]));

/** The workers of a process, one for each kind of job. */
export class JobWorkers {
  private readonly slots: readonly WorkerSlot[];

  /** @throws Error if a job has no processor; no worker has started then */
  constructor(
    private readonly store: QueueStore,
    processors: JobProcessors,
    private readonly options: WorkerOptions,
  ) {
    for (const name of JOB_NAMES)
      if (processors[name] === undefined) throw new Error(`the job ${name} has no processor`);
    this.slots = JOB_NAMES.map(
      (name) =>
        new WorkerSlot(
          () => this.open(name, processors[name]),
          (error) => {
            options.onError(error, name);
          },
        ),
    );
  }

  /** Waits for the running jobs, and closes. */
  async close(): Promise<void> {
    await Promise.allSettled(this.slots.map((slot) => slot.close()));
  }

  private open(name: JobName, processor: JobProcessor<JobName>): OpenWorker {
    const { concurrency, lock, onError } = this.options;
    const { atOnce } = JOBS[name];
    const connection = connect(this.store, 'consumer');
    const worker: JobWorker = new Worker(
      name,
      async ({ data }) => {
        await inSpan(name, attributesOf(data), async () => {
          await processor.process(data as never);
          await failpoint('job.before-ack');
        });
      },
      {
        connection: connection.connection,
        autorun: false,
        concurrency: atOnce === 'threads' ? concurrency : atOnce,
        lockDuration: lock,
        stalledInterval: lock / 2,
        maxStalledCount: MAX_STALLED_COUNT,
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
  }
}
