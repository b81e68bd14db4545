import type { ServerResponse } from 'node:http';
import { ProblemError, type Wording } from './problem.js';
import { endAtStandstill } from './standstill.js';

/** Seconds after which somebody who found no room may try again. */
const COME_BACK_SECONDS = '2';

/**
 * Room for so many at once. Who finds none is asked to come back, and waits nowhere: a queue would fill memory. Whoever is
 * in already does not get the last place: nobody fills a room alone.
 */
export class Room {
  private taken = 0;
  /** Places by who has them; of those only who has one. */
  private readonly held = new Map<string, number>();
  /** The answers that have a place. */
  private readonly answers = new Set<ServerResponse>();

  /**
   * @param full what to say to those who find no room
   * @param patience milliseconds after which those are hung up on who take nothing of their answer
   */
  constructor(
    private readonly size: number,
    private readonly full: Wording,
    private readonly patience?: number,
  ) {}

  /**
   * Takes a place.
   *
   * @param whose the workspace that it is for; without one it may be the last
   * @returns gives it back; to be called however it ends, a second time in vain
   * @throws ProblemError when there is no room
   */
  enter(whose?: string): () => void {
    const free = this.size - this.taken;
    const isIn = whose !== undefined && this.held.has(whose);
    if (free === 0 || (free === 1 && isIn)) {
      throw new ProblemError('unavailable', {
        detail: this.full,
        headers: { 'retry-after': COME_BACK_SECONDS },
      });
    }
    this.count(whose, 1);
    let hasLeft = false;
    return () => {
      if (!hasLeft) this.count(whose, -1);
      hasLeft = true;
    };
  }

  private count(whose: string | undefined, change: 1 | -1): void {
    this.taken += change;
    if (whose === undefined) return;
    const own = (this.held.get(whose) ?? 0) + change;
    if (own === 0) this.held.delete(whose);
    else this.held.set(whose, own);
  }

  /** Takes a place until an answer is out, or its client has gone. */
  enterUntilClosed(answer: ServerResponse, whose?: string): void {
    const leave = this.enter(whose);
    if (answer.destroyed) {
      leave();
      return;
    }
    if (this.patience !== undefined) endAtStandstill(answer, this.patience);
    this.answers.add(answer);
    answer.once('close', () => {
      this.answers.delete(answer);
      leave();
    });
  }

  /** Breaks off every answer that has a place. */
  clear(): void {
    for (const answer of this.answers) answer.destroy();
  }

  /** Keeps a place while work is done. */
  async during<T>(work: () => Promise<T>, whose?: string): Promise<T> {
    const leave = this.enter(whose);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
