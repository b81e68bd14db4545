import type { Card } from '#cards';
import type { Tally } from '../tally/tally.js';
import type { CategoryLine } from './category-lines.js';

/** The outputs that an answer may have besides the equities. */
export const OUTPUTS = ['hands', 'categories', 'next-cards'] as const;
export type Output = (typeof OUTPUTS)[number];

/** The largest number of hands of a range with the output `hands`. */
export const MAX_LISTED_HANDS = 2_000;

/** The result of one hand of a range. */
export interface HandResult {
  readonly cards: Uint8Array;
  /** The integer weight in the range. */
  readonly weight: number;
  /** A tally of this player alone, over the cases in which the player holds the hand. */
  readonly tally: Tally;
  readonly standardError: number;
}

/** How often a player holds each category at a stage. */
export interface CategoryCounts {
  readonly line: CategoryLine;
  readonly total: number;
  /** By number of the category: see `categoriesOf`. */
  readonly counts: Float64Array;
}

/** The equities of the players when this card comes next. */
export interface NextCard {
  readonly card: Card;
  /** The weight of the cases in which it comes. */
  readonly total: number;
  /** By player. */
  readonly equities: readonly number[];
  readonly standardErrors: readonly number[];
}

/** An output, and how it was counted. */
export type Counted<T> =
  | { readonly method: 'exact'; readonly found: T }
  | { readonly method: 'monte-carlo'; readonly seed: number; readonly found: T };

/** By player: the results of the player's hands; null if they are not listed. */
export type HandResults = readonly (readonly HandResult[] | null)[];

/** The outputs of a result. */
export interface OutputCounts {
  readonly hands?: Counted<HandResults>;
  readonly categories?: Counted<readonly CategoryCounts[]>;
  /** Null if no card comes to a single board. */
  readonly nextCards?: Counted<readonly NextCard[] | null>;
}
