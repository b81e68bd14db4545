import { killHand, skipTurn, voidHand, type Chips, type Hand } from '#engine';
import type { HandEvent } from '#histories';

/** What a ruling does to the hand when the replay reaches its incident. */
export interface RulingEffect {
  /** The rules of the ruling. */
  readonly rules: readonly string[];
  /** Seats whose hands were dead before, and are shown because a player asks to see them. */
  readonly asked: readonly number[];
  /** Seats whose hands are dead. */
  readonly dead: readonly number[];
  /** Seats that have lost the right to act in this round. */
  readonly skipped: readonly number[];
  /** The hand ends without a winner; null if it goes on. */
  readonly void: VoidEffect | null;
}

export interface VoidEffect {
  readonly rules: readonly string[];
  /** R-IRR-5: the seats whose chips stay for the next hand. */
  readonly kept: readonly number[];
  /** P-IRR-2: by seat, the forced bets that may stay posted for the deal after a misdeal. */
  readonly mayStay: ReadonlyMap<number, Chips>;
}

/** Effects by incident. */
export type Effects = ReadonlyMap<HandEvent, RulingEffect>;

/** What a void hand gives back: the rules, and the chips of each seat. */
export interface Refund extends Pick<VoidEffect, 'rules' | 'mayStay'> {
  readonly chips: ReadonlyMap<number, Chips>;
}

/**
 * Applies an effect. Returns what goes back to the players if the hand becomes void, otherwise null.
 *
 * @param isReturned whether the log has returned the uncalled bet
 */
export const applyEffect = (state: Hand, effect: RulingEffect, isReturned: boolean): Refund | null => {
  if (state.isVoid) return null;
  if (effect.void === null) {
    for (const seat of effect.dead) killHand(state, state.playerAt(seat));
    for (const seat of effect.skipped) skipTurn(state, state.playerAt(seat));
    return null;
  }
  const kept = new Set(effect.void.kept.map((seat) => state.playerAt(seat)));
  const chips = new Map<number, Chips>();
  for (const [player, seat] of state.seats.entries())
    if (!kept.has(player)) chips.set(seat, state.paid[player] + state.dead[player]);
  const { returned } = state;
  if (returned !== null && !isReturned && !kept.has(returned.player)) {
    const seat = state.seats[returned.player];
    chips.set(seat, (chips.get(seat) ?? 0) + returned.amount);
  }
  voidHand(state, kept, effect.void.rules);
  return { ...effect.void, chips };
};
