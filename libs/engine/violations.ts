import type { Chips } from './chips.js';

/** What can be wrong with an action, a deal or a setup. The codes are the codes of findings. */
export type ViolationCode =
  | 'wrong-turn'
  | 'action-after-fold'
  | 'action-not-allowed'
  | 'bet-too-small'
  | 'short-raise'
  | 'bet-too-big'
  | 'over-stack'
  | 'short-call'
  | 'raise-cap'
  | 'wrong-forced-bet'
  | 'duplicate-card'
  | 'wrong-card-count'
  | 'wrong-board'
  | 'wrong-draw'
  | 'missing-street'
  | 'impossible-setup'
  | 'amount'
  | 'fold-unfaced';

/**
 * A broken rule: which, and what the rule asked for against what was done. `expected` and `actual` are amounts in the
 * smallest unit where the fault is about money; `detail` names what else is expected (a seat, a street, a count).
 */
export interface Violation {
  readonly code: ViolationCode;
  /** Ids of docs/rules.md. */
  readonly rules: readonly string[];
  readonly seat?: number;
  readonly expected?: Chips;
  readonly actual?: Chips;
  readonly detail?: ViolationDetail;
}

/** What a fault is about when it is not an amount; data, so that messages can be said in any language. */
export type ViolationDetail =
  | { readonly about: 'seat-to-act'; readonly seat: number | null }
  | { readonly about: 'round-open'; readonly seat: number }
  | { readonly about: 'no-round' }
  | { readonly about: 'facing'; readonly toCall: Chips }
  | { readonly about: 'not-reopened' }
  | { readonly about: 'check-raise' }
  /** The smallest chip that plays. */
  | { readonly about: 'chip'; readonly smallest: Chips }
  | { readonly about: 'no-opponent' }
  /** Somebody has to bring it in; how much with, is not told. */
  | { readonly about: 'bring-in' }
  /** `board` counts from 0: the second of those that lie side by side is 1. */
  | { readonly about: 'street'; readonly street: string; readonly board?: number }
  /** A board more than the game has, while somebody could still bet. */
  | { readonly about: 'board-too-many' }
  /** Cards for a street when one player alone was left. */
  | { readonly about: 'street-unneeded'; readonly street: string }
  /** Cards for a street that was dealt before, or that a later one was. */
  | { readonly about: 'street-again'; readonly street: string }
  /** Whose blind it is. */
  | { readonly about: 'blind-seat'; readonly blind: BlindDue; readonly seat: number }
  /** The button as the log has it, where blinds were posted that do not follow from it. */
  | { readonly about: 'button'; readonly seat: number }
  | { readonly about: 'not-dealt-in' }
  | { readonly about: 'count'; readonly expected: number; readonly actual: number }
  /** A card that the deck of the game does not have. */
  | { readonly about: 'not-in-deck'; readonly card: number }
  /** The cards with which the first bet was made, as text, where they are no openers. */
  | { readonly about: 'no-openers'; readonly cards: string }
  | { readonly about: 'cap'; readonly bets: number }
  | { readonly about: 'setup'; readonly reason: SetupReason };

/** The blind that is due: the big one may be so without a small one, which is dead then. */
export type BlindDue = 'small' | 'big' | 'big-alone';

export type SetupReason =
  'too-few-players' | 'too-many-players' | 'seat-taken-twice' | 'empty-stack' | 'no-button' | 'bad-stakes';
