import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Piscina } from 'piscina';
import type { HandEquity } from '#hand-equity';
import { HAND_EQUITY_THREAD, type HandToPlay } from '#solver-threads';
import { startThreadPool } from '#runtime';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { StoredHandsService } from './stored-hands.service.js';
import { MESSAGES } from '../messages.js';

/** Milliseconds for a hand: its streets take some tenths of a second, those of many players in Omaha some seconds. */
const LONGEST_MS = 20_000;
/** Milliseconds after which a thread that nobody needs ends. */
const IDLE_MS = 60_000;

/** What a stored hand was worth, and by what it is known. */
export interface StoredHandEquity extends HandEquity {
  readonly id: string;
  readonly importId: string;
  readonly handId: string | null;
}

/** What the hands of stored hands were worth. It is counted in a thread: the loop that serves clients stays free. */
@Injectable()
export class HandEquityService implements OnModuleDestroy {
  private threads: Piscina<HandToPlay, HandEquity | null> | undefined;

  constructor(private readonly hands: StoredHandsService) {}

  async of(workspaceId: string, id: number, language: Language): Promise<StoredHandEquity> {
    const { hand, profile, record } = await this.hands.replayable(workspaceId, id, language);
    const players = 'players' in record ? record.players : [];
    const cards = Object.fromEntries(players.map((player) => [String(player.seat), player.cards]));
    const equity = await this.counted({ hand, profile, cards });
    if (equity === null) throw notPlayed();
    const { importId, handId } = record;
    return { id: String(id), importId, handId, ...equity };
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads?.destroy();
  }

  private async counted(hand: HandToPlay): Promise<HandEquity | null> {
    this.threads ??= startThreadPool<HandToPlay, HandEquity | null>({
      filename: fileURLToPath(HAND_EQUITY_THREAD),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await this.threads.run(hand, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new ProblemError('unavailable');
    }
  }
}

const notPlayed = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: MESSAGES.noHandEquity,
  });
