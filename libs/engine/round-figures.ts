import type { Chips } from './chips.js';
import type { Switches } from './switches.js';

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
