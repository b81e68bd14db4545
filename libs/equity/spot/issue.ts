import type { RangeIssue } from '../ranges/range.js';

/** Why a question cannot be answered, and where that stands in it. */
export interface EquityIssue {
  readonly code: EquityIssueCode;
  /** JSON pointer into the question. */
  readonly pointer: string;
  /** The card, the counts that were possible, or where in a range the fault is. */
  readonly card?: number;
  readonly possible?: readonly number[];
  readonly range?: RangeIssue;
  /** What the question costs, and the most that is taken: cases, or trials. */
  readonly cost?: number;
  readonly most?: number;
  /** How many cards the players need, with the boards to come, and how many there are for them. */
  readonly cards?: { readonly needed: number; readonly free: number };
  /** Where in a text of cards the fault is, from 0. */
  readonly at?: number;
}

export type EquityIssueCode =
  /** A text that is no list of cards. */
  | 'bad-card'
  | 'bad-range'
  | 'not-in-deck'
  | 'duplicate-card'
  /** A hand or a board of a number of cards that the game does not have there. */
  | 'wrong-card-count'
  /** More draws than the game has. */
  | 'wrong-draws'
  | 'too-few-players'
  /** More than in any game, or than the deck has cards for. */
  | 'too-many-players'
  /** Board, dead cards and other hands leave none of the hands of a range. */
  | 'dead-range'
  /** Each range has hands left, but the players cannot all hold one of theirs at once. */
  | 'conflicting-ranges'
  /** They hardly ever can: so seldom that nothing can be dealt at random. */
  | 'seldom-together'
  /** The cases weigh more than can be counted exactly. */
  | 'too-many-cases'
  /** To count all cases, or so many trials, is more work than is taken. */
  | 'too-costly'
  | 'too-many-trials'
  /** The cards to come depend on what players will throw away. */
  | 'needs-policy';
