import type { Chips } from './chips.js';

/** The rules that an action, a deal or a setup can break. The codes are also the codes of findings. */
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
  | 'wrong-burn'
  | 'impossible-setup'
  | 'amount'
  | 'fold-unfaced';

/**
 * A broken rule. `expected` and `actual` are amounts in the smallest unit, when the violation is about money; `detail`
 * holds anything else that the rule expects (a seat, a street, a count).
 */
export interface Violation {
  readonly code: ViolationCode;
  /** Rule ids of docs/rules.md. */
  readonly rules: readonly string[];
  readonly seat?: number;
  readonly expected?: Chips;
  readonly actual?: Chips;
  readonly detail?: ViolationDetail;
}

/** What a violation without amounts is about. Data, so that a message can be made in any language. */
export type ViolationDetail =
  | { readonly about: 'seat-to-act'; readonly seat: number | null }
  | { readonly about: 'round-open'; readonly seat: number }
  /** A live player who neither discards nor stands pat. */
  | { readonly about: 'no-draw'; readonly seat: number }
  | { readonly about: 'no-round' }
  | { readonly about: 'facing'; readonly toCall: Chips }
  | { readonly about: 'not-reopened' }
  /** The total of the player's all-in, which is less than the smallest bet or raise. */
  | { readonly about: 'all-in-for-less'; readonly to: Chips }
  | { readonly about: 'check-raise' }
  /** The smallest chip in play. */
  | { readonly about: 'chip'; readonly smallest: Chips }
  | { readonly about: 'no-opponent' }
  /** A player who sits out called or bet. */
  | { readonly about: 'sitting-out' }
  /** A bring-in of unknown size is due. */
  | { readonly about: 'bring-in' }
  /** `board` counts from 0: the second board of a game with two is 1. */
  | { readonly about: 'street'; readonly street: string; readonly board?: number }
  /** A further board although players can still bet. */
  | { readonly about: 'board-too-many' }
  /** More runs of the board than the house allows. */
  | { readonly about: 'runs'; readonly most: number }
  /** The burn cards that are due before a deal, and those of the log. */
  | { readonly about: 'burns'; readonly expected: number; readonly actual: number }
  /** Cards for a street with only one player left. */
  | { readonly about: 'street-unneeded'; readonly street: string }
  /** Cards for a street that has already been dealt. */
  | { readonly about: 'street-again'; readonly street: string }
  /** The seat that owes the blind. */
  | { readonly about: 'blind-seat'; readonly blind: BlindDue; readonly seat: number }
  /** The button seat of the log, when the posted blinds contradict it. */
  | { readonly about: 'button'; readonly seat: number }
  | { readonly about: 'not-dealt-in' }
  | { readonly about: 'count'; readonly expected: number; readonly actual: number }
  /** A card that is not in the deck of the game. */
  | { readonly about: 'not-in-deck'; readonly card: number }
  /** The cards of the player who opened, as text, when they are not openers. */
  | { readonly about: 'no-openers'; readonly cards: string }
  /** A card of the discards of the player who draws. */
  | { readonly about: 'own-discard'; readonly card: number }
  /** A card that the neighbour did not pass. */
  | { readonly about: 'not-passed'; readonly card: number }
  /** A shared last card although this many cards are left for the players. */
  | { readonly about: 'stub-left'; readonly cards: number }
  | { readonly about: 'cap'; readonly bets: number }
  /** A line of a log that repeats the line before it. */
  | { readonly about: 'repeated-line' }
  /** The actions to which the floor held the player. */
  | { readonly about: 'bound'; readonly actions: string }
  /** A rake that the schedule of the house does not give. */
  | { readonly about: 'rake-schedule' }
  | { readonly about: 'setup'; readonly reason: SetupReason };

/** The blind that is due. `big-alone`: a big blind with a dead small blind. `straddle`: the seat that may straddle. */
export type BlindDue = 'small' | 'big' | 'big-alone' | 'straddle';

export type SetupReason =
  | 'too-few-players'
  | 'too-many-players'
  | 'seat-taken-twice'
  | 'empty-stack'
  | 'no-button'
  | 'bad-stakes'
  | 'not-in-rotation';
