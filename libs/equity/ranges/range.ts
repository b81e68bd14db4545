import { type DeckId, deckCards, type Language } from '#cards';

/** The hands that a range is about, and its notation. */
export interface RangeShape {
  readonly deck: DeckId;
  /** Cards of a hand, 1 to 7. */
  readonly size: number;
  /**
   * Whether ranges are written as hold'em players write them (`AKs`, `QQ+`, `15%`), which takes two cards and a deck of
   * four suits without a joker; else as patterns of cards.
   */
  readonly percentages: boolean;
}

/**
 * Hands that a player may hold. Listed one by one, in ascending order of their cards; a hand of the whole deck's, each as
 * likely as the other, may be too many to be listed and is represented by `isRandom` alone.
 */
export interface Range {
  /** Cards of each hand. */
  readonly size: number;
  /** Every hand that the deck has, equally likely. */
  readonly isRandom: boolean;
  /** How many hands there are. */
  readonly count: number;
  /** `count` times `size` cards, those of a hand ascending; null where the hands are not listed. */
  readonly cards: Uint8Array | null;
  /** What each hand weighs, in thousandths, 1 to 1,000; null where all weigh the same. */
  readonly weights: Uint16Array | null;
  /** What the heaviest of the hands weighs, in thousandths; where all weigh the same, what each does. */
  readonly heaviest: number;
}

/** Why a text is not a range: the position of the issue, from 0, its length (0 at the end), and what was expected there. */
export interface RangeIssue {
  readonly code: RangeIssueCode;
  readonly at: number;
  readonly length: number;
  readonly expected: Readonly<Record<Language, string>>;
}

export type RangeIssueCode =
  | 'syntax'
  | 'no-such-card'
  | 'duplicate-card'
  | 'wrong-size'
  | 'empty-range'
  | 'bad-weight'
  | 'bad-percentage'
  | 'too-long'
  | 'too-complex'
  | 'too-many-hands';

export type RangeResult =
  { readonly ok: true; readonly range: Range } | { readonly ok: false; readonly issue: RangeIssue };

/** The weight of a hand that is held as often as it is dealt. */
export const FULL_WEIGHT = 1000;

/** The most hands that are listed: more than a deck with a joker has of five cards. */
export const MAX_HANDS = 3_000_000;

/** How many hands a deck has. */
export function handsOf({ deck, size }: RangeShape): number {
  const cards = deckCards(deck).length;
  let hands = 1;
  for (let i = 0; i < size; i++) hands = (hands * (cards - i)) / (i + 1);
  return hands;
}
