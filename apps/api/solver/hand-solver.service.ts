import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SolverPool } from '#solver-threads';

/** Milliseconds for one hand, from when it has the thread. Most take tenths of a second; `MAX_HAND_COST` bounds the others. */
const TIMEOUT_MS = 20_000;
/** Milliseconds that a hand may wait for the thread: with `TIMEOUT_MS` less than a handler has by default (`limitHandlers`). */
const MAX_WAIT_MS = 60_000;
/** Milliseconds after which the idle thread ends. */
const IDLE_TIMEOUT_MS = 60_000;

/** The thread that computes equities of hands: a slow hand does not delay equity requests. It starts with the first hand. */
@Injectable()
export class HandSolverService extends SolverPool implements OnModuleDestroy {
  constructor() {
    super({
      threads: 1,
      minThreads: 0,
      idleTimeout: IDLE_TIMEOUT_MS,
      timeout: TIMEOUT_MS,
      maxWait: MAX_WAIT_MS,
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.close();
  }
}
