import { type DeckId, deckCards, type Language } from '#cards';
import type { OmahaOrder } from './omaha-classes.js';

/** The hands that a range can contain, and its notation. */
export interface RangeShape {
  readonly deck: DeckId;
  /** Cards of each hand, 1 to 7. */
  readonly size: number;
  /** The order of hands behind percentages (`15%`); null if the hands have none, and then percentages are errors. */
  readonly order: RangeOrder | null;
}

/**
 * An order of hands. `two-cards` is also the notation of two-card hands (`AKs`, `QQ+`); it needs a deck with four suits and no joker.
 * Other ranges consist of patterns.
 */
export type RangeOrder = 'two-cards' | OmahaOrder;

/** Whether the notation is that of two-card hands. */
export const isTwoCards = ({ order }: RangeShape): boolean => order === 'two-cards';

/** Weighted hands that a player may hold, in ascending order of their cards. All hands of a deck may be too many to list: `isRandom`. */
export interface Range {
  /** Cards of each hand. */
  readonly size: number;
  /** Whether this is every hand of the deck, all with the same weight. */
  readonly isRandom: boolean;
  /** The number of hands. */
  readonly count: number;
  /** `count` times `size` cards, ascending within each hand; null if `isRandom`. */
  readonly cards: Uint8Array | null;
  /** The weight of each hand in thousandths, 1 to 1,000; null if all are equal to `heaviest`. */
  readonly weights: Uint16Array | null;
  /** The largest weight, in thousandths. */
  readonly heaviest: number;
}

/** Why a text is not a valid range: the position, from 0, the length (0 at the end of the text), and what was expected there. */
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

/** The weight of a hand that always belongs, in thousandths. */
export const FULL_WEIGHT = 1000;

/** The largest number of listed hands: more than the five-card hands of a deck with a joker. */
export const MAX_HANDS = 3_000_000;

/** The number of hands in the deck. */
export function handCount({ deck, size }: RangeShape): number {
  const cards = deckCards(deck).length;
  let hands = 1;
  for (let i = 0; i < size; i++) hands = (hands * (cards - i)) / (i + 1);
  return hands;
}
