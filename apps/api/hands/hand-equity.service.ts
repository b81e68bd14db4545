import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { HandEquity } from '#hand-equity';
import { type HandToReplay, SolverPool } from '#solver-threads';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import type { ReplayableItem } from './audited-log.js';
import { StoredHandsService } from './stored-hands.service.js';
import { MESSAGES } from '../messages.js';

/** The most milliseconds for one hand. Most hands take tenths of a second; `MAX_HAND_COST` bounds the others to some seconds. */
const TIMEOUT_MS = 20_000;
/** Milliseconds after which an idle thread ends. */
const IDLE_TIMEOUT_MS = 60_000;

/** The equity of a stored hand, and the ids of the hand. */
export interface StoredHandEquity extends HandEquity {
  readonly id: string;
  readonly importId: string;
  readonly handId: string | null;
}

/** Equity of the players of stored hands. A thread computes it, so that the event loop stays free. */
@Injectable()
export class HandEquityService implements OnModuleDestroy {
  /** A separate thread, so that a slow hand does not delay equity requests. It starts with the first hand. */
  private readonly solver = new SolverPool({ threads: 1, minThreads: 0, idleTimeout: IDLE_TIMEOUT_MS });

  constructor(private readonly hands: StoredHandsService) {}

  /** @param disconnected the work ends with it, so that hands that nobody waits for do not delay others */
  async of(
    workspaceId: string,
    id: number,
    language: Language,
    disconnected: AbortSignal,
  ): Promise<StoredHandEquity> {
    const { hand, profile, record } = await this.hands.findReplayable(workspaceId, id, language);
    const { importId, handId } = record;
    return {
      id: String(id),
      importId,
      handId,
      ...(await this.ofHand({ hand, profile, record }, disconnected)),
    };
  }

  /** The equity of a hand that need not be stored. */
  async ofHand({ hand, profile, record }: ReplayableItem, disconnected: AbortSignal): Promise<HandEquity> {
    const players = 'players' in record ? record.players : [];
    const cards = Object.fromEntries(players.map((player) => [String(player.seat), player.cards]));
    const equity = await this.compute({ hand, profile, cards }, disconnected);
    if (equity === null) throw noHandEquity();
    return equity;
  }

  async onModuleDestroy(): Promise<void> {
    await this.solver.close();
  }

  private async compute(hand: HandToReplay, disconnected: AbortSignal): Promise<HandEquity | null> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), disconnected]);
    try {
      return await this.solver.run('equityOfHand', hand, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new ProblemError('unavailable');
    }
  }
}

export const noHandEquity = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: MESSAGES.noHandEquity,
  });
