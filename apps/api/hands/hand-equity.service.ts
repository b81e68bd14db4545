import { Inject, Injectable } from '@nestjs/common';
import type { HandEquity } from '#hand-equity';
import { LimitExceeded, SharedWork, WaitExceeded } from '#runtime';
import type { HandToReplay, SolverPool } from '#solver-threads';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';
import { HandSolverService } from '../solver/hand-solver.service.js';
import type { ReplayableItem } from './audited-log.js';
import { StoredHandsService } from './stored-hands.service.js';

/** The workspace of a request, and the signal that its client has disconnected: hands that nobody waits for delay no others. */
export interface HandEquityContext {
  readonly workspaceId: string;
  readonly disconnected: AbortSignal;
}

/** The equity of a stored hand, and the ids of the hand. */
export interface StoredHandEquity extends HandEquity {
  readonly id: string;
  readonly importId: string;
  readonly handId: string | null;
}

/** Equity of the players of hands. A thread computes it, so that the event loop stays free. */
@Injectable()
export class HandEquityService {
  private readonly inProgress = new SharedWork<HandEquity | null>();

  constructor(
    private readonly hands: StoredHandsService,
    @Inject(HandSolverService) private readonly solver: Pick<SolverPool, 'run'>,
  ) {}

  /** @throws ProblemError like {@link ofHand}, and if there is no such hand */
  async of(id: number, language: Language, context: HandEquityContext): Promise<StoredHandEquity> {
    const item = await this.hands.findReplayable(context.workspaceId, id, language);
    const { importId, handId } = item.record;
    return { id: String(id), importId, handId, ...(await this.ofHand(item, context)) };
  }

  /**
   * The equity of a hand that need not be stored. Equal hands of a workspace are computed once for all requests in progress.
   *
   * @throws ProblemError if the hand has no equities, takes too long or waits too long, or its client disconnects
   */
  async ofHand(
    { hand, profile, record }: ReplayableItem,
    { workspaceId, disconnected }: HandEquityContext,
  ): Promise<HandEquity> {
    const players = 'players' in record ? record.players : [];
    const cards = Object.fromEntries(players.map((player) => [String(player.seat), player.cards]));
    const task = { hand, profile, cards };
    // The workspace is part of the key, so that no workspace learns what another one has requested.
    const key = JSON.stringify([workspaceId, task]);
    const equity = await this.inProgress.join(key, disconnected, (signal) => this.compute(task, signal));
    if (equity === null) throw noHandEquity();
    return equity;
  }

  private async compute(task: HandToReplay, signal: AbortSignal): Promise<HandEquity | null> {
    try {
      return await this.solver.run('equityOfHand', task, { signal });
    } catch (error) {
      if (error instanceof WaitExceeded) throw tooBusy();
      if (error instanceof LimitExceeded && error.of === 'time') throw tooSlow();
      throw error;
    }
  }
}

export const noHandEquity = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: MESSAGES.noHandEquity,
  });

const tooSlow = (): ProblemError => new ProblemError('unavailable', { detail: MESSAGES.handEquityTooSlow });

const tooBusy = (): ProblemError =>
  new ProblemError('unavailable', {
    detail: MESSAGES.tooManyHeavyRequests,
    headers: { 'retry-after': '2' },
  });
