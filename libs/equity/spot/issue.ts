import type { RangeIssue } from '../ranges/range.js';

/** Why a request cannot be answered, and the part of it that is wrong. */
export interface EquityIssue {
  readonly code: EquityIssueCode;
  /** JSON pointer into the request. */
  readonly pointer: string;
  /** The card, the possible counts, or the issue of a range. */
  readonly card?: number;
  readonly possible?: readonly number[];
  readonly range?: RangeIssue;
  /** The cost of the request, in units of cost, cases or trials, and the limit. */
  readonly cost?: number;
  readonly most?: number;
  /** The cards that the players and boards need, and the cards that are left. */
  readonly cards?: { readonly needed: number; readonly free: number };
  /** The position in a text of cards, from 0. */
  readonly at?: number;
}

export type EquityIssueCode =
  /** A text that is not a list of cards. */
  | 'bad-card'
  | 'bad-range'
  | 'not-in-deck'
  | 'duplicate-card'
  /** A hand or a board of the game cannot have this number of cards. */
  | 'wrong-card-count'
  /** A range, or unknown cards before known ones, in a game in which the order of the deal decides. */
  | 'deal-order'
  /** More draws than the game has. */
  | 'wrong-draws'
  | 'too-few-players'
  /** More than in any game, or than the deck has cards for. */
  | 'too-many-players'
  /** The board, dead cards and other hands leave no hand of a range. */
  | 'dead-range'
  /** Each range has hands left, but the players cannot all hold one at the same time. */
  | 'conflicting-ranges'
  /** Compatible hands are too rare to deal at random. */
  | 'seldom-together'
  /** The weight of the cases is larger than can be counted exactly. */
  | 'too-many-cases'
  /** Exact counting, or the number of trials, exceeds a limit. */
  | 'too-costly'
  | 'too-many-trials'
  /** The cards to come depend on the players' discards. */
  | 'needs-policy'
  /** The players have nothing to discard, or a policy cannot decide it. */
  | 'no-discards'
  /** The best discards of this game cannot be computed. */
  | 'no-best-policy'
  /** A table of rules that is too long, has weights, or does not say what to keep of every hand. */
  | 'too-many-rules'
  /** The ranges of a table list too many hands together. */
  | 'table-too-large'
  | 'weighted-rule'
  | 'not-every-hand'
  /** Exact counting of discards that depend on cards to come. */
  | 'discards-to-come'
  /** An output besides the equities, with a policy. */
  | 'outputs-with-policy'
  /** The halves of the pot depend on what players declare. */
  | 'needs-declarations';
