import type { Chips } from './chips.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

export const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit'] as const;
export type LimitId = (typeof LIMITS)[number];

/** What a betting structure needs to know of the round to say how much may be bet (all amounts are bets of the round, "to"). */
export interface RoundFigures {
  /** The bet to match. */
  readonly level: Chips;
  /** The size of the last full bet or raise, or the minimum bet when nothing was bet. */
  readonly raiseSize: Chips;
  /** Fixed limit: the size of the round's bets, and the large one that an open pair allows beside it. */
  readonly betSize: Chips;
  readonly largeSize: Chips;
  /** Spread limit: the most that one bet or raise may add. */
  readonly mostByLimit: Chips;
  /** What a bring-in, or in fixed limit an all-in, lacks to a full bet, and how such a one is raised (R-BET-7). */
  readonly shortBy: Chips;
  /** Whether a bring-in is all that was bet so far. */
  readonly completing: boolean;
  readonly shortAllInRaise: Switches['shortAllInRaise'];
  /** What the pot would hold if the player to act had just called. */
  readonly potAfterCall: Chips;
  /** The bet that the player could make with all his chips. */
  readonly allIn: Chips;
}

/**
 * A betting structure (P-SETUP-3): between which totals a bet or raise may lie, whether it comes in fixed steps, and
 * whether the number of raises is capped (R-BET-3, R-BET-4).
 */
export interface BettingStructure {
  readonly id: LimitId;
  readonly fixed: boolean;
  readonly capped: boolean;
  readonly minimum: (round: RoundFigures) => Chips;
  readonly maximum: (round: RoundFigures) => Chips;
}

const completed = (round: RoundFigures): Chips => round.level + round.shortBy;

const oneRaiseMore = (round: RoundFigures): Chips =>
  round.completing ? completed(round) : round.level + round.raiseSize;

/**
 * The steps of a fixed-limit round. What an all-in left short of its step is completed (12 in a 20 round to 20), or
 * raised by a full bet on top (to 32), as the house has it (R-BET-7).
 */
const onTop = (round: RoundFigures): Chips => round.level + round.betSize;

const completion = (round: RoundFigures): Chips => (round.shortBy > 0 ? completed(round) : onTop(round));

export const structures: Readonly<Record<LimitId, BettingStructure>> = {
  'no-limit': {
    id: 'no-limit',
    fixed: false,
    capped: false,
    minimum: oneRaiseMore,
    maximum: (round) => round.allIn,
  },
  'pot-limit': {
    id: 'pot-limit',
    fixed: false,
    capped: false,
    minimum: oneRaiseMore,
    // The least that may be bet may always be bet, be the pot smaller.
    maximum: (round) => Math.max(round.level + round.potAfterCall, oneRaiseMore(round)),
  },
  'fixed-limit': {
    id: 'fixed-limit',
    fixed: true,
    capped: true,
    minimum: (round) => (round.shortAllInRaise === 'on-top' ? onTop(round) : completion(round)),
    maximum: (round) =>
      Math.max(
        round.shortAllInRaise === 'complete' ? completion(round) : onTop(round),
        round.largeSize > round.betSize ? round.level + round.largeSize : 0,
      ),
  },
  'spread-limit': {
    id: 'spread-limit',
    fixed: false,
    capped: true,
    minimum: oneRaiseMore,
    maximum: (round) => Math.max(round.level + round.mostByLimit, oneRaiseMore(round)),
  },
};

/** The structure by which a game of that limit is played: the one of its name, but where the house takes another. */
export const structureFor = (
  limit: LimitId,
  { fixedLimitBy }: Variant,
  switches: Switches,
): BettingStructure =>
  structures[limit === 'fixed-limit' && fixedLimitBy !== undefined ? switches[fixedLimitBy] : limit];
