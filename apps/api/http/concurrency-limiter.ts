import type { ServerResponse } from 'node:http';
import type { Message } from '#cards';
import { ProblemError, type ProblemCode } from './problem.js';
import { destroyWhenIdle } from './idle-response.js';
import { MESSAGES } from '../messages.js';

/** Seconds after which somebody who found no room may try again. */
const COME_BACK_SECONDS = '2';

/** Who comes into a room, and how much of it he takes. */
export interface Entry {
  readonly places?: number;
  /** The workspace that it is for; without one it may take the last place. */
  readonly whose?: string | undefined;
}

export interface RoomOptions {
  /** Milliseconds after which those are hung up on who take nothing of their answer. */
  readonly patience?: number;
  /** Places that whoever is in already may come to have; all but the last where it is left out. */
  readonly share?: number;
  /** The problem that there is no room; `unavailable` where it is left out. */
  readonly code?: ProblemCode;
}

/** Places that an answer has, for as long as anybody keeps them. */
interface Stay {
  keepers: number;
  readonly leave: () => void;
}

/**
 * Room for so many at once. Who finds none is asked to come back, and waits nowhere: a queue would fill memory. Whoever is
 * in already gets neither the last place nor more than his share; who comes in may take whatever is free.
 */
export class Room {
  private taken = 0;
  /** Places by who has them; of those only who has one. */
  private readonly held = new Map<string, number>();
  private readonly stays = new Map<ServerResponse, Stay>();

  /** @param full what to say to those who find no room */
  constructor(
    private readonly size: number,
    private readonly full: Message,
    private readonly options: RoomOptions = {},
  ) {}

  /**
   * Takes a place, or as many as what comes in needs.
   *
   * @returns gives them back; to be called however it ends, a second time in vain
   * @throws ProblemError when there is no room
   */
  enter({ places = 1, whose }: Entry = {}): () => void {
    const { share = this.size, code = 'unavailable' } = this.options;
    const left = this.size - this.taken - places;
    const own = whose === undefined ? 0 : (this.held.get(whose) ?? 0);
    if (left < 0 || (own > 0 && (left === 0 || own + places > share))) {
      throw new ProblemError(code, {
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

  /**
   * Takes places until an answer is out, or its client has gone.
   *
   * @throws ProblemError when there is no room; and for an answer that waits behind another on its connection, for should that
   *   break nobody hears of the end of this one
   */
  enterUntilClosed(answer: ServerResponse, entry?: Entry): void {
    if (answer.destroyed || answer.socket === null) throw behindAnother();
    const leave = this.enter(entry);
    const { patience } = this.options;
    if (patience !== undefined) destroyWhenIdle(answer, patience);
    this.stays.set(answer, { keepers: 1, leave });
    answer.once('close', () => {
      this.release(answer);
    });
  }

  /** Keeps the places of an answer while work is done for it as well, should its client not wait for that. */
  keepWhile(answer: ServerResponse, work: Promise<unknown>): void {
    const stay = this.stays.get(answer);
    if (stay === undefined) return;
    stay.keepers++;
    const release = (): void => {
      this.release(answer);
    };
    work.then(release, release);
  }

  private release(answer: ServerResponse): void {
    const stay = this.stays.get(answer);
    if (stay === undefined || --stay.keepers > 0) return;
    this.stays.delete(answer);
    stay.leave();
  }

  /** Breaks off every answer that has a place. */
  clear(): void {
    for (const answer of this.stays.keys()) answer.destroy();
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

const behindAnother = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: MESSAGES.connectionBusy,
    headers: { 'retry-after': COME_BACK_SECONDS },
  });
