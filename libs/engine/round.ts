import { NOBODY, type Hand } from './hand.js';

/** The next player clockwise after `player` who still has to act in the round, or NOBODY when it is over (P-BET-3). */
export const nextToAct = (hand: Hand, player: number): number => {
  if (hand.liveCount < 2) return NOBODY;
  const { size } = hand;
  for (let step = 1; step <= size; step++) {
    const next = (player + step) % size;
    if (owesAction(hand, next)) return next;
  }
  return NOBODY;
};

/**
 * Whether the player must still act: he has chips and either faces a bet, or has not acted and there is somebody to bet
 * against. Alone with chips he only calls (P-ALLIN-2).
 */
const owesAction = (hand: Hand, player: number): boolean => {
  if (!hand.canAct(player) || hand.passedOver[player] === 1) return false;
  return hand.toCall(player) > 0 || (!hand.hasActed(player) && hand.othersCanAct(player));
};

/** Puts the turn on the next player, and when there is none closes the round. */
export const passTurn = (hand: Hand, from: number): void => {
  hand.actor = nextToAct(hand, from);
  if (hand.actor === NOBODY) returnUncalled(hand);
};

/** Opens the betting of the current street (P-BET-1): left of the last blind, or left of the button. */
export const openBetting = (hand: Hand): void => {
  const afterBlinds = hand.currentStreet?.opener === 'after-blinds' && hand.lastBlind !== NOBODY;
  passTurn(hand, afterBlinds ? hand.lastBlind : hand.size - 1);
};

/** P-ALLIN-2, L-SUM-2: what nobody matched goes back to the player who bet it. */
const returnUncalled = (hand: Hand): void => {
  let top = NOBODY;
  let second = 0;
  for (let player = 0; player < hand.size; player++) {
    const bet = hand.bet[player];
    if (top === NOBODY || bet > hand.bet[top]) {
      if (top !== NOBODY) second = Math.max(second, hand.bet[top]);
      top = player;
    } else second = Math.max(second, bet);
  }
  if (top === NOBODY || hand.live[top] === 0) return;
  const excess = hand.bet[top] - second;
  if (excess <= 0) return;
  hand.bet[top] -= excess;
  hand.paid[top] -= excess;
  hand.stack[top] += excess;
  hand.returned = { player: top, amount: excess };
};
