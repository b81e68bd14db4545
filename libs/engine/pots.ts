import type { Chips } from './chips.js';
import type { Hand } from './hand.js';

/** One pot: what it holds before rake, and the players who can win it, in dealing order. */
export interface Pot {
  amount: Chips;
  players: number[];
}

/**
 * The main pot and the side pots, in that order, from what everybody put in (P-ALLIN-1, P-ALLIN-2, R-TIE-7).
 * A pot is a layer of contributions for which the same players compete; the chips of players who folded stay in the
 * layers that they reached. Dead chips and money from the house belong to the main pot. O(players × pots).
 */
export const buildPots = (hand: Hand): Pot[] => {
  const levels: Chips[] = [];
  for (let player = 0; player < hand.size; player++) {
    const paid = hand.paid[player]!;
    if (hand.live[player] === 1 && !levels.includes(paid)) levels.push(paid);
  }
  levels.sort((a, b) => a - b);
  const pots: Pot[] = [];
  let floor = 0;
  let extra = hand.houseMoney;
  for (let player = 0; player < hand.size; player++) extra += hand.dead[player]!;
  for (const level of levels) {
    const pot: Pot = { amount: 0, players: [] };
    for (let player = 0; player < hand.size; player++) {
      const paid = hand.paid[player]!;
      if (paid > floor) pot.amount += Math.min(paid, level) - floor;
      if (hand.live[player] === 1 && paid >= level) pot.players.push(player);
    }
    floor = level;
    if (pot.amount === 0) continue;
    pot.amount += extra;
    extra = 0;
    pots.push(pot);
  }
  const over = overTheTop(hand, floor) + extra;
  const last = pots.at(-1);
  if (last !== undefined) last.amount += over;
  else if (over > 0) pots.push({ amount: over, players: livePlayers(hand) });
  return pots;
};

const livePlayers = (hand: Hand): number[] => {
  const players: number[] = [];
  for (let player = 0; player < hand.size; player++) if (hand.live[player] === 1) players.push(player);
  return players;
};

/** Chips of folded players above the last live layer: they are in the middle and belong to the last pot. */
const overTheTop = (hand: Hand, floor: Chips): Chips => {
  let over = 0;
  for (let player = 0; player < hand.size; player++) over += Math.max(0, hand.paid[player]! - floor);
  return over;
};
