import type { Card } from '#cards';
import { bestHand } from '#ranking';
import type { Share } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import { handAt } from '../spot/narrowing.js';

/** A hand of a range. */
export interface Held {
  /** Its number in the range. */
  readonly hand: number;
  /** In ascending order. */
  readonly cards: readonly Card[];
  readonly weight: number;
}

/** A hand of a range and its strength on a board. */
export interface Ranked extends Held {
  readonly strength: number;
}

/** The hands of a range in its order. */
export const heldIn = (range: KnownHands): Held[] =>
  Array.from({ length: range.count }, (_, hand) => ({
    hand,
    cards: [...handAt(range, hand)].sort((a, b) => a - b),
    weight: range.weights[hand],
  }));

/** The hands of a range without cards of the runout, weaker hands first. O(n log n). */
export const rankedIn = (
  range: KnownHands,
  { scale, composition }: Share,
  board: readonly Card[],
  runout: readonly Card[],
): Ranked[] =>
  heldIn(range)
    .filter(({ cards }) => !runout.some((card) => cards.includes(card)))
    .map((held) => ({ ...held, strength: bestHand(scale, composition, held.cards, [...board, ...runout]) }))
    .sort((a, b) => a.strength - b.strength);
