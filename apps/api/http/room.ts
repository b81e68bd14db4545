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
   * Takes a place.
   *
   * @returns gives it back; to be called however it ends, a second time in vain
   * @throws ProblemError when there is no room
   */
  enter(): () => void {
    if (this.taken >= this.size) {
      throw new ProblemError('unavailable', {
        detail: this.full,
        headers: { 'retry-after': COME_BACK_SECONDS },
      });
    }
    this.taken++;
    let isIn = true;
    return () => {
      if (isIn) this.taken--;
      isIn = false;
    };
  }

  /** Takes a place until an answer is out, or its client has gone. */
  enterUntilClosed(answer: ServerResponse): void {
    const leave = this.enter();
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
