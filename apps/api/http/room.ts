import type { ServerResponse } from 'node:http';
import { ProblemError, type Wording } from './problem.js';
import { endAtStandstill } from './standstill.js';

/** Seconds after which somebody who found no room may try again. */
const COME_BACK_SECONDS = '2';

/** Who comes into a room, and how much of it he takes. */
export interface Entry {
  readonly places?: number;
  /** The workspace that it is for; without one it may take the last place. */
  readonly whose?: string | undefined;
}

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
   * Takes a place, or as many as what comes in needs.
   *
   * @returns gives them back; to be called however it ends, a second time in vain
   * @throws ProblemError when there is no room
   */
  enter({ places = 1, whose }: Entry = {}): () => void {
    const left = this.size - this.taken - places;
    const isIn = whose !== undefined && this.held.has(whose);
    if (left < 0 || (left === 0 && isIn)) {
      throw new ProblemError('unavailable', {
        detail: this.full,
        headers: { 'retry-after': COME_BACK_SECONDS },
      });
    }
    this.count(places, whose);
    let hasLeft = false;
    return () => {
      if (!hasLeft) this.count(-places, whose);
      hasLeft = true;
    };
  }

  private count(change: number, whose: string | undefined): void {
    this.taken += change;
    if (whose === undefined) return;
    const own = (this.held.get(whose) ?? 0) + change;
    if (own === 0) this.held.delete(whose);
    else this.held.set(whose, own);
  }

  /** Takes places until an answer is out, or its client has gone. */
  enterUntilClosed(answer: ServerResponse, entry?: Entry): void {
    const leave = this.enter(entry);
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
  async during<T>(work: () => Promise<T>, entry?: Entry): Promise<T> {
    const leave = this.enter(entry);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
