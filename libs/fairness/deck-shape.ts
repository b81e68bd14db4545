import { deckSpec, type Card, type DeckId } from '#cards';

/** The size of a deck with four suits and without jokers. */
export interface DeckShape {
  readonly id: DeckId;
  readonly cards: number;
  readonly ranks: number;
  /** The lowest card. The cards of the deck are numbered without gaps. */
  readonly first: Card;
}

const SUITS = 4;

/** The shape of a deck; null for decks that are not tested: with jokers, fewer suits or gaps. */
export const deckShape = (id: DeckId): DeckShape | null => {
  const { lowest, highest, suits, joker } = deckSpec(id);
  if (joker || suits.length !== SUITS || id.startsWith('cards-')) return null;
  const ranks = highest - lowest + 1;
  return { id, cards: ranks * SUITS, ranks, first: lowest * SUITS };
};
