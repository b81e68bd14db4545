import { ThreadPool, type ThreadPoolOptions } from '#runtime';
import type { TaskInput, TaskName, TaskOutput, ThreadSetup } from './tasks.js';

/** Single requests and groups of bulk requests wait in separate lanes. */
export type Lane = 'requests' | 'bulk';

export interface SolverPoolOptions extends Omit<ThreadPoolOptions, 'module' | 'setup'> {
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

/** Threads that compute equity. */
export class SolverPool {
  private readonly pool: ThreadPool<Lane>;

  constructor({
    setup = {},
    entry = new URL('./solver-thread.js', import.meta.url),
    ...options
  }: SolverPoolOptions) {
    this.pool = new ThreadPool(['requests', 'bulk'], { ...options, module: entry, setup });
  }

  /**
   * Runs a task in a thread, like {@link ThreadPool.run}.
   *
   * @throws the signal's reason when it aborts
   * @throws LimitExceeded for a task that exceeds the time or memory of a thread
   * @throws WaitExceeded for a task that waits too long for a thread
   */
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { lane = 'requests', ...options }: TaskOptions = {},
  ): Promise<TaskOutput<Name>> {
    return (await this.pool.run(input, { ...options, name, lane })) as TaskOutput<Name>;
  }

  /** The number of tasks that wait for a thread. */
  get waiting(): number {
    return this.pool.waiting;
  }

  /** The number of tasks in progress. */
  get busy(): number {
    return this.pool.busy;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
