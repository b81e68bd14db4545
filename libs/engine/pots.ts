import type { Chips } from './chips.js';
import type { Hand } from './hand.js';

/** One pot: its amount before rake, and the players who can win it, in dealing order. */
export interface Pot {
  amount: Chips;
  players: number[];
}

/** The pots of a hand, from all contributions. */
export const buildPots = (hand: Hand): Pot[] => potsFrom(hand, hand.paid);

/**
 * The pots of some contributions to a hand, such as those before a betting round; see `layerPots`. Dead chips and money from the
 * house belong to the main pot. A player who is all-in with dead chips only (such as a table ante) competes for those alone.
 */
export const potsFrom = (hand: Hand, paid: ArrayLike<Chips>): Pot[] => {
  const { live, dead } = hand;
  let extra = hand.houseMoney;
  for (let player = 0; player < hand.size; player++) extra += dead[player];
  if (extra === 0 || !hasDeadChipAllIn(hand)) return layerPots(paid, live, extra);
  return [{ amount: extra, players: playersOf(live) }, ...layerPots(paid, live, 0)];
};

const playersOf = (live: ArrayLike<number>): number[] => {
  const players: number[] = [];
  for (let player = 0; player < live.length; player++) if (live[player] === 1) players.push(player);
  return players;
};

const hasDeadChipAllIn = ({ size, live, paid, stack }: Hand): boolean => {
  for (let player = 0; player < size; player++)
    if (live[player] === 1 && paid[player] === 0 && stack[player] === 0) return true;
  return false;
};

/**
 * The main pot, then the side pots, from the contributions (P-ALLIN-1, P-ALLIN-2, R-TIE-7). A pot is a layer of
 * contributions with the same contenders. Chips of folded players stay in the layers they reached; chips above the last
 * layer belong to the last pot. `extra` goes to the main pot. `live` is 1 for players who can win. O(players × pots).
 */
export const layerPots = (paid: ArrayLike<Chips>, live: ArrayLike<number>, extra: Chips): Pot[] => {
  const pots: Pot[] = [];
  let floor = 0;
  for (let level = nextLevel(paid, live, 0); level > floor; level = nextLevel(paid, live, floor)) {
    const pot: Pot = { amount: 0, players: [] };
    for (let player = 0; player < live.length; player++) {
      if (paid[player] > floor) pot.amount += Math.min(paid[player], level) - floor;
      if (live[player] === 1 && paid[player] >= level) pot.players.push(player);
    }
    floor = level;
    if (pot.amount > 0) pots.push(pot);
  }
  let over = 0;
  for (let player = 0; player < live.length; player++) over += Math.max(0, paid[player] - floor);
  if (pots.length === 0 && over + extra > 0) pots.push({ amount: 0, players: playersOf(live) });
  if (pots.length > 0) {
    pots[pots.length - 1].amount += over;
    pots[0].amount += extra;
  }
  return pots;
};

/** The smallest contribution of a live player above a floor, or the floor itself. */
const nextLevel = (paid: ArrayLike<Chips>, live: ArrayLike<number>, floor: Chips): Chips => {
  let next = floor;
  for (let player = 0; player < live.length; player++)
    if (live[player] === 1 && paid[player] > floor && (next === floor || paid[player] < next))
      next = paid[player];
  return next;
};
