import type { Card } from '#cards';
import type { Tally } from '../tally/tally.js';
import type { CategoryLine } from './category-lines.js';

/** What an answer may tell besides who wins. */
export const OUTPUTS = ['hands', 'categories', 'next-cards'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Ranges of more hands are not listed hand by hand. */
export const MAX_LISTED_HANDS = 2_000;

/** One hand of a range against the hands of the others. */
export interface HandWorth {
  readonly cards: Uint8Array;
  /** In the range, as the integer that counts. */
  readonly weight: number;
  /** Of this player alone; its total is the weight of the cases in which he holds the hand. */
  readonly tally: Tally;
  readonly standardError: number;
}

/** How often a player holds which category on a street. */
export interface CategoryCounts {
  readonly line: CategoryLine;
  readonly total: number;
  /** By the number of the category; see `categoriesOf`. */
  readonly counts: Float64Array;
}

/** What the players are worth where this card comes next. */
export interface NextCard {
  readonly card: Card;
  /** Weight of the cases in which it does. */
  readonly total: number;
  /** By player. */
  readonly equities: readonly number[];
  readonly standardErrors: readonly number[];
}

/** How something was counted: all cases, or those of a sample. */
export type Counted<T> =
  | { readonly method: 'exact'; readonly found: T }
  | { readonly method: 'monte-carlo'; readonly seed: number; readonly found: T };

/** By player; null for one of whom so little is known that his hands are not listed. */
export type Hands = readonly (readonly HandWorth[] | null)[];

/** What was asked for besides who wins. */
export interface OutputCounts {
  readonly hands?: Counted<Hands>;
  readonly categories?: Counted<readonly CategoryCounts[]>;
  /** Null where no single board is dealt to any more. */
  readonly nextCards?: Counted<readonly NextCard[] | null>;
}
