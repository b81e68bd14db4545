import type { ServerResponse } from 'node:http';
import { ProblemError, type Wording } from './problem.js';

/** Seconds after which somebody who found no room may try again. */
const COME_BACK_SECONDS = '2';

/** Room for so many at once. Who finds none is asked to come back, and waits nowhere: a queue would fill memory. */
export class Room {
  private taken = 0;

  /** @param full what to say to those who find no room */
  constructor(
    private readonly size: number,
    private readonly full: Wording,
  ) {}

  /**
   * Takes a place, or as many as what comes in needs.
   *
   * @returns gives them back; to be called however it ends, a second time in vain
   * @throws ProblemError when there is no room
   */
  enter(places = 1): () => void {
    if (this.taken + places > this.size) {
      throw new ProblemError('unavailable', {
        detail: this.full,
        headers: { 'retry-after': COME_BACK_SECONDS },
      });
    }
    this.taken += places;
    let isIn = true;
    return () => {
      if (isIn) this.taken -= places;
      isIn = false;
    };
  }

  /** Takes places until an answer is out, or its client has gone. */
  enterUntilClosed(answer: ServerResponse, places = 1): void {
    const leave = this.enter(places);
    if (answer.destroyed) leave();
    else answer.once('close', leave);
  }

  /** Keeps a place while work is done. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const leave = this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
