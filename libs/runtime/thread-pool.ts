import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Lanes } from './lanes.js';

type ThreadOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/**
 * Starts a pool of worker threads. A response from a thread whose task was ended may still arrive; it is ignored, as no
 * caller waits for it. Any other error that belongs to no task ends the process.
 */
export const startThreadPool = <Task, Result>(options: ThreadOptions): Piscina<Task, Result> => {
  const pool = new Piscina<Task, Result>(options);
  pool.on('error', (error: Error) => {
    if (!error.message.startsWith(LATE_RESPONSE)) throw error;
  });
  return pool;
};

/** The start of Piscina's error message for a response to a task that was ended. */
const LATE_RESPONSE = 'Unexpected message from Worker';

/** A task was ended because it exceeded its time, or its thread's memory. */
export class LimitExceeded extends Error {
  constructor(
    readonly of: 'time' | 'memory',
    cause?: unknown,
  ) {
    super(`the task exceeded the ${of} limit`, { cause });
    this.name = 'LimitExceeded';
  }
}

export interface ThreadPoolOptions {
  /** The largest number of threads. */
  readonly threads: number;
  /** The module that the threads run. */
  readonly module: URL;
  /** Threads that start at once and do not end when they are idle; all by default. */
  readonly minThreads?: number;
  /** Milliseconds after which an idle thread beyond `minThreads` ends. */
  readonly idleTimeout?: number;
  /** Milliseconds for a task, from when it has a thread; no limit by default. */
  readonly timeout?: number;
  /** Milliseconds that a task may wait for a thread; no limit by default. */
  readonly maxWait?: number;
  /** Milliseconds that an aborted task still has to end before its thread is ended; 0 by default. A new thread is expensive. */
  readonly abortDelay?: number;
  /** Megabytes of a thread's heap; the default of Node by default. */
  readonly heap?: number;
  /** The `workerData` of each thread. */
  readonly setup?: unknown;
}

/** The lane of a task, the function of the module that runs it (by default its default export), and its signal. */
export interface ThreadTaskOptions<Lane extends string> {
  readonly lane: Lane;
  readonly name?: string;
  readonly signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

/** Threads that run tasks with a time limit. Further tasks wait in lanes, which take turns. */
export class ThreadPool<Lane extends string> {
  private readonly threads: Piscina<unknown, unknown>;
  /** The thread pool has a queue as well, but it does not report when a task gets its thread, which starts the timeout. */
  private readonly lanes: Lanes<Lane>;
  private readonly timeout: number | undefined;
  private readonly abortDelay: number;

  constructor(
    lanes: readonly Lane[],
    {
      threads,
      module,
      minThreads = threads,
      idleTimeout = 0,
      timeout,
      maxWait,
      abortDelay = 0,
      heap,
      setup,
    }: ThreadPoolOptions,
  ) {
    this.threads = startThreadPool<unknown, unknown>({
      filename: fileURLToPath(module),
      minThreads,
      maxThreads: threads,
      idleTimeout,
      workerData: setup,
      ...(heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    });
    this.lanes = new Lanes(threads, lanes, maxWait);
    this.timeout = timeout;
    this.abortDelay = abortDelay;
  }

  /**
   * Runs a task in a thread when its turn comes. When `signal` aborts, a waiting task leaves its lane at once; a running task has
   * `abortDelay` to end before its thread is ended and another one takes its place.
   *
   * @throws the signal's reason when it aborts
   * @throws LimitExceeded for a task that exceeds the time or memory of a thread
   * @throws WaitExceeded for a task that waits too long for a thread
   */
  run(input: unknown, { lane, name, signal = NEVER }: ThreadTaskOptions<Lane>): Promise<unknown> {
    return this.lanes.during(lane, signal, () => this.runNow(input, name, signal));
  }

  /** The number of tasks that wait for a thread. */
  get waiting(): number {
    return this.lanes.waiting;
  }

  /** The number of tasks in progress. */
  get busy(): number {
    return this.lanes.busy;
  }

  close(): Promise<void> {
    return this.threads.destroy();
  }

  private async runNow(input: unknown, name: string | undefined, signal: AbortSignal): Promise<unknown> {
    const end = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    const endAfter = (delay: number): void => {
      timers.push(setTimeout(() => end.abort(), delay));
    };
    const onAbort = (): void => {
      endAfter(this.abortDelay);
    };
    signal.throwIfAborted();
    if (this.timeout !== undefined) endAfter(this.timeout);
    if (signal !== NEVER) signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await this.threads.run(input, { name: name ?? 'default', signal: end.signal });
    } catch (error) {
      signal.throwIfAborted();
      if (end.signal.aborted) throw new LimitExceeded('time', error);
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new LimitExceeded('memory', error);
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      timers.forEach(clearTimeout);
    }
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
