import { NO_PLAYER, type Hand } from './hand.js';
import { passTurn } from './round.js';

/** R-DEAD-1: kills the hand of a player at any moment, as the floor rules. The turn passes if it was his. */
export const killHand = (hand: Hand, player: number): void => {
  if (player === NO_PLAYER || hand.live[player] === 0) return;
  hand.live[player] = 0;
  hand.liveCount--;
  if (hand.actor === player || (hand.actor !== NO_PLAYER && hand.liveCount < 2)) passTurn(hand, player);
};

/** R-BET-12: a player who lost the right to act in this round: it does not wait for him. */
export const skipTurn = (hand: Hand, player: number): void => {
  if (player === NO_PLAYER || hand.live[player] === 0) return;
  hand.passedOver[player] = 1;
  if (hand.actor === player) passTurn(hand, player);
};

/**
 * R-IRR-3, R-IRR-4: ends the hand without a winner. All chips go back to the players who put them in, but those of `kept`
 * (R-IRR-5), which stay for the next hand.
 */
export const voidHand = (hand: Hand, kept: ReadonlySet<number>, rules: readonly string[]): void => {
  for (let player = 0; player < hand.size; player++) {
    if (kept.has(player)) continue;
    hand.stack[player] += hand.paid[player] + hand.dead[player];
    hand.paid[player] = 0;
    hand.dead[player] = 0;
    hand.bet[player] = 0;
  }
  hand.returned = null;
  hand.actor = NO_PLAYER;
  hand.dealing = false;
  hand.passedOut = true;
  hand.isVoid = true;
  hand.voidRules = rules;
};
