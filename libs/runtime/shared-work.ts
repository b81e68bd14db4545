import { deferred } from './deferred.js';

/** Work in progress: how many callers wait for its result, and how to end it early. */
interface Shared<T> {
  callers: number;
  readonly result: Promise<T>;
  readonly end: AbortController;
}

/** Callers with equal keys at the same time share one piece of work. It is aborted when the last of them leaves. */
export class SharedWork<T> {
  private readonly inProgress = new Map<string, Shared<T>>();

  /**
   * Starts the work of a key, or waits for that in progress.
   *
   * @param signal the caller's; the others still get the result when it aborts
   * @throws the signal's reason when it aborts
   */
  async join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const shared = this.inProgress.get(key) ?? this.start(key, work);
    const left = deferred<never>();
    const leave = (): void => {
      left.reject(signal.reason as Error);
    };
    shared.callers++;
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([shared.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (--shared.callers === 0) {
        // Later callers start anew: they must not join work that is aborted.
        this.inProgress.delete(key);
        shared.end.abort();
      }
    }
  }

  private start(key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const end = new AbortController();
    const shared = { callers: 0, result: work(end.signal), end };
    this.inProgress.set(key, shared);
    return shared;
  }
}
