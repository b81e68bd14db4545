import type { ServerResponse } from 'node:http';
import type { Message } from '#cards';
import { MESSAGES } from '../messages.js';
import { destroyWhenIdle } from './idle-response.js';
import { ProblemError, type ProblemCode } from './problem.js';

/** The Retry-After header of refused requests, in seconds. */
const RETRY_AFTER_SECONDS = '2';

/** What a request takes of a limiter. */
export interface Acquisition {
  /** 1 by default. */
  readonly slots?: number;
  /** The workspace of the request. Requests without an owner may take the last slot. */
  readonly owner?: string | undefined;
}

export interface LimiterOptions {
  /** Milliseconds after which a response whose client reads nothing is closed. */
  readonly idleTimeout?: number;
  /** Slots that one owner may have; by default all but the last. */
  readonly maxPerOwner?: number;
  /** The problem of a refused request; `unavailable` by default. */
  readonly code?: ProblemCode;
}

/** The slots of a response, and how many tasks still need them. */
interface Hold {
  holders: number;
  readonly release: () => void;
}

/**
 * Bounds how much is in progress at once. A request beyond the limit is refused; it does not wait, because a queue would
 * fill memory. An owner with slots gets neither the last slot nor more than `maxPerOwner`; another owner may take any
 * free slot.
 */
export class ConcurrencyLimiter {
  private taken = 0;
  /** Slots by owner. */
  private readonly slotsByOwner = new Map<string, number>();
  private readonly holds = new Map<ServerResponse, Hold>();

  /** @param message the detail of the problem of refused requests */
  constructor(
    private readonly size: number,
    private readonly message: Message,
    private readonly options: LimiterOptions = {},
  ) {}

  /**
   * Takes slots.
   *
   * @returns releases them; a second call has no effect
   * @throws ProblemError if the limit is reached
   */
  acquire({ slots = 1, owner }: Acquisition = {}): () => void {
    const { maxPerOwner = this.size, code = 'unavailable' } = this.options;
    const left = this.size - this.taken - slots;
    const owned = owner === undefined ? 0 : (this.slotsByOwner.get(owner) ?? 0);
    if (left < 0 || (owned > 0 && (left === 0 || owned + slots > maxPerOwner))) {
      throw new ProblemError(code, {
        detail: this.message,
        headers: { 'retry-after': RETRY_AFTER_SECONDS },
      });
    }
    this.count(slots, owner);
    let isReleased = false;
    return () => {
      if (!isReleased) this.count(-slots, owner);
      isReleased = true;
    };
  }

  private count(change: number, owner: string | undefined): void {
    this.taken += change;
    if (owner === undefined) return;
    const owned = (this.slotsByOwner.get(owner) ?? 0) + change;
    if (owned === 0) this.slotsByOwner.delete(owner);
    else this.slotsByOwner.set(owner, owned);
  }

  /**
   * Takes slots until a response is sent or its client disconnects.
   *
   * @throws ProblemError if the limit is reached; also for a response that waits behind another on its connection, because it
   *   gets no event if that connection breaks
   */
  acquireUntilClosed(response: ServerResponse, acquisition?: Acquisition): void {
    if (response.destroyed || response.socket === null) throw connectionBusy();
    const release = this.acquire(acquisition);
    const { idleTimeout } = this.options;
    if (idleTimeout !== undefined) destroyWhenIdle(response, idleTimeout);
    this.holds.set(response, { holders: 1, release });
    response.once('close', () => {
      this.release(response);
    });
  }

  /** Also keeps the slots of a response until its work ends, in case its client disconnects earlier. */
  holdWhile(response: ServerResponse, work: Promise<unknown>): void {
    const hold = this.holds.get(response);
    if (hold === undefined) return;
    hold.holders++;
    const release = (): void => {
      this.release(response);
    };
    work.then(release, release);
  }

  private release(response: ServerResponse): void {
    const hold = this.holds.get(response);
    if (hold === undefined || --hold.holders > 0) return;
    this.holds.delete(response);
    hold.release();
  }

  /** Breaks off every response that has slots. */
  abortAll(): void {
    for (const response of this.holds.keys()) response.destroy();
  }

  /** Runs work with slots. */
  async run<T>(work: () => Promise<T>, acquisition?: Acquisition): Promise<T> {
    const release = this.acquire(acquisition);
    try {
      return await work();
    } finally {
      release();
    }
  }
}

const connectionBusy = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: MESSAGES.connectionBusy,
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
