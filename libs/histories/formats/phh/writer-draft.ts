import type { Losses } from '../losses.js';
import type { CanonicalHand } from '../../hand.js';
import type { Game } from './games.js';

/**
 * A hand while it is written. The parts of the writer rely on it for the order of the deal, which starts left of the
 * button.
 */
export interface Draft {
  readonly hand: CanonicalHand;
  readonly game: Game;
  /** Seats in the order of the deal. */
  readonly seats: readonly number[];
  readonly losses: Losses;
  /** Index of the player in a seat; -1 for a seat that is not dealt in. */
  readonly playerAt: (seat: number) => number;
  readonly money: (amount: number) => string;
}
