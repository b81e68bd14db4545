import { fileURLToPath } from 'node:url';
import { startThreadPool } from '#runtime';
import { type Lane, Lanes } from './lanes.js';
import type { TaskInput, TaskName, TaskOutput, ThreadSetup } from './tasks.js';

/** A task was ended because it exceeded its time, or its thread's memory. */
export class LimitExceeded extends Error {
  constructor(readonly of: 'time' | 'memory') {
    super(`the task exceeded the ${of} limit`);
    this.name = 'LimitExceeded';
  }
}

export interface SolverPoolOptions {
  /** The largest number of threads. */
  readonly threads: number;
  /** Threads that start at once and do not end when they are idle; all by default. */
  readonly minThreads?: number;
  /** Milliseconds after which an idle thread beyond `minThreads` ends. */
  readonly idleTimeout?: number;
  /** Milliseconds for a task, from when it has a thread; no limit by default. */
  readonly timeout?: number;
  /** Milliseconds that an aborted task still has to end before its thread is ended; 0 by default. A new thread is expensive. */
  readonly abortDelay?: number;
  /** Megabytes of a thread's heap; the default of Node by default. */
  readonly heap?: number;
  /** The setup of each thread. */
  readonly setup?: ThreadSetup;
  /** The module that the threads run. */
  readonly entry?: URL;
}

export interface TaskOptions {
  /** The lane in which the task waits; `requests` by default. */
  readonly lane?: Lane;
  readonly signal?: AbortSignal;
}

/**
 * The limits of immediate requests. Such a request takes a second or two, and the longest range a few seconds; the largest ranges need
 * a few hundred megabytes.
 */
export const REQUEST_LIMITS = { timeout: 15_000, abortDelay: 1_000, heap: 1_024 } as const;

const NEVER = new AbortController().signal;

/** Threads that compute equity. */
export class SolverPool {
  private readonly threads: ReturnType<typeof startThreadPool<unknown, unknown>>;
  /** The thread pool has a queue as well, but it does not report when a task gets its thread, which starts the timeout. */
  private readonly lanes: Lanes;
  private readonly timeout: number | undefined;
  private readonly abortDelay: number;

  constructor({
    threads,
    minThreads = threads,
    idleTimeout = 0,
    timeout,
    abortDelay = 0,
    heap,
    setup = {},
    entry = new URL('./thread.js', import.meta.url),
  }: SolverPoolOptions) {
    this.threads = startThreadPool<unknown, unknown>({
      filename: fileURLToPath(entry),
      minThreads,
      maxThreads: threads,
      idleTimeout,
      workerData: setup,
      ...(heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    });
    this.lanes = new Lanes(threads);
    this.timeout = timeout;
    this.abortDelay = abortDelay;
  }

  /**
   * Runs a task in a thread when its turn comes. When `signal` aborts, a waiting task leaves its lane at once; a running task has
   * `abortDelay` to end before its thread is ended and another one takes its place.
   *
   * @throws the signal's reason when it aborts
   * @throws LimitExceeded for a task that exceeds the time or memory of a thread
   */
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { lane = 'requests', signal = NEVER }: TaskOptions = {},
  ): Promise<TaskOutput<Name>> {
    return (await this.lanes.during(lane, signal, () =>
      this.runNow(name, input, signal),
    )) as TaskOutput<Name>;
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

  private async runNow(name: TaskName, input: unknown, signal: AbortSignal): Promise<unknown> {
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
      return await this.threads.run(input, { name, signal: end.signal });
    } catch (error) {
      signal.throwIfAborted();
      if (end.signal.aborted) throw new LimitExceeded('time');
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new LimitExceeded('memory');
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      timers.forEach(clearTimeout);
    }
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
