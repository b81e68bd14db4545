import type { DeckId } from '#cards';
import type { CompositionId, ScaleId } from '#ranking';

/** Who opens the betting on a street: left of the last blind, or left of the button. */
export type Opener = 'after-blinds' | 'left-of-button';

/** What is dealt at the start of a street, before its betting. */
export interface Deal {
  readonly to: 'hole' | 'board';
  readonly count: number;
  /** Hole cards only: dealt face up for all to see. */
  readonly up?: boolean;
}

export interface Street {
  readonly id: string;
  readonly deals: readonly Deal[];
  readonly opener: Opener;
  /** Which of the two sizes a fixed-limit game plays on this street. */
  readonly size: 'small' | 'big';
}

/** One claim on the pot: the scale that decides it and how a hand for it is put together. */
export interface PotShare {
  readonly scale: ScaleId;
  readonly composition: CompositionId;
}

/**
 * A poker game as data (P-VAR-…). Nothing else in the engine knows a game by name: a new game is a new value of this
 * type in the table of variants.
 */
export interface Variant {
  readonly id: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly deck: DeckId;
  /** Hole cards that each player holds when all have been dealt. */
  readonly holeCards: number;
  /** Board cards when all have been dealt. */
  readonly boardCards: number;
  readonly streets: readonly Street[];
  readonly shares: readonly PotShare[];
  readonly maxPlayers: number;
}
