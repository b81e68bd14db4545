import type { Chips } from './chips.js';
import { largestFixedRaise, leastFixedRaise } from './fixed-raises.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

export const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit'] as const;
export type LimitId = (typeof LIMITS)[number];

/** The input of a betting structure: the state of the round for the player to act. Amounts are totals of the round. */
export interface RoundFigures {
  /** The bet to match. */
  readonly level: Chips;
  /** The size of the last full bet or raise, or the minimum bet. */
  readonly raiseSize: Chips;
  /** Fixed limit: the size of bets, and the larger size that an open pair allows. */
  readonly betSize: Chips;
  readonly largeSize: Chips;
  /** Spread limit: the largest bet or raise of the street; 0 in others. */
  readonly maxBet: Chips;
  /** The chips that a bring-in, or a fixed-limit all-in, lacks to a full bet (R-BET-7). */
  readonly shortBy: Chips;
  /** Whether the bring-in is the only bet. */
  readonly completing: boolean;
  readonly shortAllInRaise: Switches['shortAllInRaise'];
  /** The pot after a call by the player to act. */
  readonly potAfterCall: Chips;
  /** The player's all-in bet. */
  readonly allIn: Chips;
}

/**
 * A betting structure (P-SETUP-3): the minimum and maximum total of a bet or raise, whether sizes are fixed, and whether
 * the number of raises is capped (R-BET-3, R-BET-4).
 */
export interface BettingStructure {
  readonly id: LimitId;
  readonly fixed: boolean;
  readonly capped: boolean;
  readonly minimum: (round: RoundFigures) => Chips;
  readonly maximum: (round: RoundFigures) => Chips;
}

const completed = (round: RoundFigures): Chips => round.level + round.shortBy;

const nextRaise = (round: RoundFigures): Chips =>
  round.completing ? completed(round) : round.level + round.raiseSize;

export const structures: Readonly<Record<LimitId, BettingStructure>> = {
  'no-limit': {
    id: 'no-limit',
    fixed: false,
    capped: false,
    minimum: nextRaise,
    maximum: (round) => round.allIn,
  },
  'pot-limit': {
    id: 'pot-limit',
    fixed: false,
    capped: false,
    minimum: nextRaise,
    // The minimum bet is always legal, also when the pot is smaller.
    maximum: (round) => Math.max(round.level + round.potAfterCall, nextRaise(round)),
  },
  'fixed-limit': {
    id: 'fixed-limit',
    fixed: true,
    capped: true,
    minimum: leastFixedRaise,
    maximum: largestFixedRaise,
  },
  'spread-limit': {
    id: 'spread-limit',
    fixed: false,
    capped: true,
    minimum: nextRaise,
    maximum: (round) => Math.max(round.level + round.maxBet, nextRaise(round)),
  },
};

/** The betting structure of a limit. A house may play the fixed limit of some games as another limit. */
export const structureFor = (
  limit: LimitId,
  { fixedLimitBy }: Variant,
  switches: Switches,
): BettingStructure =>
  structures[limit === 'fixed-limit' && fixedLimitBy !== undefined ? switches[fixedLimitBy] : limit];
