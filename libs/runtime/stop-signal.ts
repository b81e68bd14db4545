import { deferred } from './deferred.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The operator's request to stop. A Ctrl-C often arrives twice, from the terminal and passed on by npm; a repeated signal
 * changes nothing, as every part has its own time limit.
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

  /** The same request as an AbortSignal. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops listening to signals. */
  dispose(): void {
    for (const signal of SIGNALS) process.off(signal, this.listener);
  }
}
