import type { Card } from '#cards';
import type { Chips } from './chips.js';

/** The forced bets. A `posted-blind` is paid by a new player; `dead` chips do not count as a bet. */
export type PostKind =
  'ante' | 'small-blind' | 'big-blind' | 'posted-blind' | 'dead-blind' | 'straddle' | 'button-blind' | 'kill';

/** A forced bet of `amount`, of which the part `dead` does not count as a bet. */
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

/** `amount`: the chips that the call adds. */
export interface Call {
  readonly type: 'call';
  readonly seat: number;
  readonly amount: Chips;
  readonly allIn: boolean;
}

/** `to`: the player's total bet of the round after the action. */
export interface BetOrRaise {
  readonly type: 'bet' | 'raise';
  readonly seat: number;
  readonly to: Chips;
  readonly allIn: boolean;
}

/** The forced bet of the first stud round, posted in turn, at most the player's stack. */
export interface BringIn {
  readonly type: 'bring-in';
  readonly seat: number;
  readonly amount: Chips;
  readonly allIn: boolean;
}

/** An action of a betting round. Events of the canonical hand with these types are valid actions. */
export type BettingAction = FoldOrCheck | Call | BetOrRaise | BringIn;

export type Action = Post | BettingAction;

/** The board cards of a street. */
export interface BoardDeal {
  readonly street: string;
  readonly cards: readonly Card[];
}
