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

/** Whether the player must still act: he has chips and either has not acted or faces more than he has put in. */
const owesAction = (hand: Hand, player: number): boolean => {
  if (!hand.canAct(player) || hand.passedOver[player] === 1) return false;
  const behind = hand.bet[player]! < hand.level;
  if (hand.hasActed(player)) return behind;
  return behind || someoneElseCanAct(hand, player);
};

/**
 * A player with chips left who alone can still act has nobody to bet against (P-ALLIN-2): he acts only to call, and
 * owes no more than the largest bet that an opponent really made (a blind that was posted short is not made up for him).
 */
const someoneElseCanAct = (hand: Hand, player: number): boolean => {
  for (let other = 0; other < hand.size; other++) if (other !== player && hand.canAct(other)) return true;
  return false;
};

/** The largest bet of the round among the other players who have not folded. */
export const largestLiveBet = (hand: Hand, except: number): number => {
  let largest = 0;
  for (let other = 0; other < hand.size; other++)
    if (other !== except && hand.live[other] === 1) largest = Math.max(largest, hand.bet[other]!);
  return largest;
};

/** Puts the turn on the next player, and when there is none closes the round. */
export const passTurn = (hand: Hand, from: number): void => {
  hand.actor = nextToAct(hand, from);
  if (hand.actor !== NOBODY && isPointless(hand, hand.actor)) hand.actor = NOBODY;
  if (hand.actor === NOBODY) returnUncalled(hand);
};

/** The last player with chips, whose bet already covers every opponent still in the hand, has no decision to make. */
const isPointless = (hand: Hand, player: number): boolean =>
  !someoneElseCanAct(hand, player) && hand.bet[player]! >= largestLiveBet(hand, player);

/** Who opens the betting of the current street (P-BET-1), or NOBODY when fewer than two players can bet. */
export const openingPlayer = (hand: Hand): number => {
  const opener = hand.currentStreet?.opener;
  const before = opener === 'after-blinds' && hand.lastBlind !== NOBODY ? hand.lastBlind : hand.size - 1;
  return before;
};

/** Opens the betting of the current street. */
export const openBetting = (hand: Hand): void => {
  passTurn(hand, openingPlayer(hand));
};

/** P-ALLIN-2, L-SUM-2: what nobody matched goes back to the player who bet it. */
const returnUncalled = (hand: Hand): void => {
  let top = NOBODY;
  let second = 0;
  for (let player = 0; player < hand.size; player++) {
    const bet = hand.bet[player]!;
    if (top === NOBODY || bet > hand.bet[top]!) {
      if (top !== NOBODY) second = Math.max(second, hand.bet[top]!);
      top = player;
    } else second = Math.max(second, bet);
  }
  if (top === NOBODY || hand.live[top] === 0) return;
  const excess = hand.bet[top]! - second;
  if (excess <= 0) return;
  hand.bet[top]! -= excess;
  hand.paid[top]! -= excess;
  hand.stack[top]! += excess;
  hand.returned = { player: top, amount: excess };
};
