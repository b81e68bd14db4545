import { deferred } from './deferred.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The operator's wish to stop, once. A Ctrl-C often arrives twice (from the terminal, and passed on by npm), so that
 * repeats change nothing; every part has a time limit of its own.
 */
export class StopSignal {
  private readonly waiting = deferred<undefined>();
  private readonly controller = new AbortController();
  private readonly listener = (): void => {
    this.controller.abort();
    this.waiting.resolve(undefined);
  };

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.listener);
  }

  /** Resolves when the stop is requested. */
  get promise(): Promise<undefined> {
    return this.waiting.promise;
  }

  get requested(): boolean {
    return this.signal.aborted;
  }

  /** The same wish, for those who take a signal. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops listening to signals. */
  dispose(): void {
    for (const signal of SIGNALS) process.off(signal, this.listener);
  }
}
