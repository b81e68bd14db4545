/**
 * A card as a small integer: `rank * 4 + suit`, 0 (deuce of clubs) to 51 (ace of spades), so that sorting by number
 * sorts by rank first, and a card indexes any table directly. Two further values share the type:
 * `JOKER` (a real card of a 53-card deck) and `UNKNOWN` (an unknown card).
 */
export type Card = number;

/** 0 = deuce, 1 = three … 8 = ten, 9 = jack, 10 = queen, 11 = king, 12 = ace. */
export type Rank = number;

/** 0 = clubs, 1 = diamonds, 2 = hearts, 3 = spades. Suits name cards; they never order hands. */
export type Suit = number;

export const RANK_COUNT = 13;
export const SUIT_COUNT = 4;
/** Cards with a rank and a suit: 0..51. */
export const STANDARD_CARD_COUNT = 52;

/** The joker. It has no rank and no suit: `rankOf` and `suitOf` are meaningless for it. */
export const JOKER: Card = 52;

/** An unknown card, written `??`. Several unknown cards are never duplicates. */
export const UNKNOWN: Card = 53;

export const DEUCE: Rank = 0;
export const THREE: Rank = 1;
export const FOUR: Rank = 2;
export const FIVE: Rank = 3;
export const SIX: Rank = 4;
export const SEVEN: Rank = 5;
export const EIGHT: Rank = 6;
export const NINE: Rank = 7;
export const TEN: Rank = 8;
export const JACK: Rank = 9;
export const QUEEN: Rank = 10;
export const KING: Rank = 11;
export const ACE: Rank = 12;

export const CLUBS: Suit = 0;
export const DIAMONDS: Suit = 1;
export const HEARTS: Suit = 2;
export const SPADES: Suit = 3;

/** Rank 0..12 of a card 0..51; 13, which is not a rank, for `JOKER` and `UNKNOWN`. */
export function rankOf(card: Card): Rank {
  return card >> 2;
}

/** Suit 0..3 of a card 0..51; meaningless for `JOKER` and `UNKNOWN`. */
export function suitOf(card: Card): Suit {
  return card & 3;
}

/** The card of a rank (0..12) and a suit (0..3). Not checked: callers in hot code pass valid numbers. */
export function makeCard(rank: Rank, suit: Suit): Card {
  return (rank << 2) | suit;
}

/** True for the 52 cards that have a rank and a suit. */
export function isPlain(card: Card): boolean {
  return card >= 0 && card < STANDARD_CARD_COUNT;
}
