import type { Losses } from '../losses.js';
import type { CanonicalHand } from '../../hand.js';
import type { Game } from './games.js';

/** A hand to be written, its players in the order of the deal. */
export interface Draft {
  readonly hand: CanonicalHand;
  readonly game: Game;
  /** Seats in the order of the deal: the first one is left of the button. */
  readonly seats: readonly number[];
  readonly losses: Losses;
  /** Index of a player by his seat; -1 for a seat that is not dealt in. */
  readonly playerAt: (seat: number) => number;
  readonly money: (amount: number) => string;
}
