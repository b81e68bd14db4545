import type { CanonicalHand } from '../../hand.js';
import type { Game } from './games.js';

/** What is lost of a hand as it is written: JSON pointers into it. */
export class Losses {
  readonly missing: string[] = [];
  /** Without what is missing there is no hand to write. */
  impossible = false;

  /** Leaves out what has no place. */
  lose(pointer: string): void {
    this.missing.push(pointer);
  }

  /** Cannot do without what has no place. */
  lack(pointer: string): void {
    this.impossible = true;
    this.lose(pointer);
  }
}

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
