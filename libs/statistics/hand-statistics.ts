import type { Chips } from '#engine';
import type { Position } from './definitions.js';
import type { PlayerMoney } from './money.js';

/** What a hand adds to the statistics of its players. Plain data, with amounts in the smallest unit. */
export interface HandStatistics {
  readonly site: string;
  readonly variant: string;
  readonly currency: string;
  /** The number of decimals of the smallest unit. */
  readonly scale: number;
  /** In words, such as `USD 0.25/0.50 no-limit`. */
  readonly stakes: string;
  /** 0 in games without blinds. */
  readonly bigBlind: Chips;
  /** All chips in the pots, rake included. */
  readonly totalPot: Chips;
  /** Whether all-ins ended the betting before the last card, but cannot be adjusted: a hand is unknown, or the game has no equity. */
  readonly hasLeftOutAllIn: boolean;
  /** UTC, ISO 8601; null if the log does not state it. */
  readonly playedAt: string | null;
  /** Those who are dealt in, in the order of the deal. */
  readonly players: readonly PlayerStatistics[];
}

export interface PlayerStatistics {
  readonly seat: number;
  readonly name: string;
  readonly isHero: boolean;
  readonly position: Position | null;
  /** The sum of the bits of `CHANCE_BITS` and `DONE_BITS`. */
  readonly bits: number;
  readonly aggression: Aggression;
  readonly money: PlayerMoney;
}

/** Actions after the first round, in games with a board; all 0 in others. */
export interface Aggression {
  /** Bets and raises. */
  readonly raises: number;
  readonly calls: number;
  readonly folds: number;
}
