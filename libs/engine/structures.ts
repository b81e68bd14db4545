import type { Chips } from './chips.js';
import { largestFixedRaise, leastFixedRaise } from './fixed-raises.js';
import type { RoundFigures } from './round-figures.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

export const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit'] as const;
export type LimitId = (typeof LIMITS)[number];

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
