import { failpoint, type Failpoint } from '#failpoints';

/** What an error of a task means for its next attempt. */
export type TaskErrorKind =
  /** The database cannot be used, or has another schema: says nothing about the task. */
  | 'outage'
  /** Another attempt fails as well. */
  | 'permanent'
  /** Another attempt may succeed. */
  | 'retryable';

/** A unit of work whose row in the database says whether it is pending. Claiming it counts an attempt in that row. */
export interface DurableTask<Ref, Claimed extends { readonly attempts: number }> {
  /** Attempts before the task fails. */
  readonly maxAttempts: number;
  /** The failpoint between claim and execution. */
  readonly claimed: Failpoint;
  /** Claims a pending task for one attempt; null if it is not pending any more. */
  claim(ref: Ref): Promise<Claimed | null>;
  /** Does the work and stores its result. Repeating it changes nothing. */
  execute(claimed: Claimed): Promise<void>;
  /** Gives the task back without counting the attempt. */
  release(ref: Ref): Promise<void>;
  /** Marks the task as failed. */
  fail(claimed: Claimed, reason: string): Promise<void>;
}

/**
 * Runs durable tasks. The rules for all of them:
 *
 * - A claim counts an attempt, so that a task whose worker dies has counted it.
 * - An outage of the database releases the task: it stays pending and the attempt does not count.
 * - After a permanent error, and after the last attempt, the task fails. A task that is claimed beyond its last attempt has
 *   killed its workers, and fails without being executed.
 * - Any other error is thrown: the queue repeats the job with back-off, and the sweeper enqueues it again after that.
 */
export class TaskRunner {
  constructor(private readonly kindOf: (error: unknown) => TaskErrorKind) {}

  /**
   * Makes one attempt at a task.
   *
   * @returns the claimed task, or null if it was not pending any more
   * @throws the error of the attempt if the task is still pending
   */
  async run<Ref, Claimed extends { readonly attempts: number }>(
    task: DurableTask<Ref, Claimed>,
    ref: Ref,
  ): Promise<Claimed | null> {
    const claimed = await task.claim(ref);
    if (claimed === null) return null;
    if (claimed.attempts > task.maxAttempts) {
      await task.fail(claimed, 'every worker that ran it died');
      return claimed;
    }
    await failpoint(task.claimed);
    try {
      await task.execute(claimed);
    } catch (error) {
      const kind = this.kindOf(error);
      if (kind === 'outage') {
        // If the release fails as well, the attempt counts: there are several.
        await task.release(ref).catch(() => undefined);
        throw error;
      }
      if (kind === 'retryable' && claimed.attempts < task.maxAttempts) throw error;
      await task.fail(claimed, error instanceof Error ? error.message : String(error));
    }
    return claimed;
  }
}
