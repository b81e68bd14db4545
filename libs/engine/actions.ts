import type { Card } from '#cards';
import type { Chips } from './chips.js';

/** The forced bets. `posted-blind` is a blind that a player pays to come in; `dead` chips never count as a bet. */
export type PostKind =
  'ante' | 'small-blind' | 'big-blind' | 'posted-blind' | 'dead-blind' | 'straddle' | 'button-blind' | 'kill';

/** A forced bet of `amount`, of which `dead` goes to the pot without counting as a bet. */
export interface Post {
  readonly type: 'post';
  readonly seat: number;
  readonly kind: PostKind;
  readonly amount: Chips;
  readonly dead: Chips;
  readonly allIn: boolean;
}

export interface FoldOrCheck {
  readonly type: 'fold' | 'check';
  readonly seat: number;
}

/** `amount`: the chips put in by the call. */
export interface Call {
  readonly type: 'call';
  readonly seat: number;
  readonly amount: Chips;
  readonly allIn: boolean;
}

/** `to`: the player's whole bet of the round after the action. */
export interface BetOrRaise {
  readonly type: 'bet' | 'raise';
  readonly seat: number;
  readonly to: Chips;
  readonly allIn: boolean;
}

/** The forced bet of a stud round, posted in turn: `amount` chips, all that he has where that is less. */
export interface BringIn {
  readonly type: 'bring-in';
  readonly seat: number;
  readonly amount: Chips;
  readonly allIn: boolean;
}

/** What a player may do in a betting round. Every event of the canonical hand of these types is such an action. */
export type BettingAction = FoldOrCheck | Call | BetOrRaise | BringIn;

export type Action = Post | BettingAction;

/** Cards that the dealer puts on the board for a street. */
export interface BoardDeal {
  readonly street: string;
  readonly cards: readonly Card[];
}
