import type { Chips } from './chips.js';
import type { Hand } from './hand.js';

/** One pot: what it holds before rake, and the players who can win it, in dealing order. */
export interface Pot {
  amount: Chips;
  players: number[];
}

/**
 * The pots of a hand: see `layerPots`. Dead chips and money from the house belong to the main pot; whoever is all-in
 * with dead chips alone (one ante for the table, say) competes for nothing else.
 */
export const buildPots = (hand: Hand): Pot[] => {
  let extra = hand.houseMoney;
  for (let player = 0; player < hand.size; player++) extra += hand.dead[player];
  const live = Array.from(hand.live, (isLive) => isLive === 1);
  const deadAlone = extra > 0 && live.some((isLive, player) => isLive && isInByDeadChips(hand, player));
  if (!deadAlone) return layerPots(hand.paid, live, extra);
  return [{ amount: extra, players: playersOf(live) }, ...layerPots(hand.paid, live, 0)];
};

const playersOf = (live: readonly boolean[]): number[] =>
  live.flatMap((isLive, player) => (isLive ? [player] : []));

const isInByDeadChips = (hand: Hand, player: number): boolean =>
  hand.paid[player] === 0 && hand.stack[player] === 0;

/**
 * The main pot and the side pots, in that order, from what everybody put in (P-ALLIN-1, P-ALLIN-2, R-TIE-7).
 * A pot is a layer of contributions for which the same players compete; the chips of players who folded stay in the
 * layers that they reached, and above the last live layer they belong to the last pot. `extra` goes to the main pot.
 * O(players × pots).
 */
export const layerPots = (paid: ArrayLike<Chips>, live: readonly boolean[], extra: Chips): Pot[] => {
  const levels = liveLevels(paid, live);
  const pots: Pot[] = [];
  let floor = 0;
  for (const level of levels) {
    const pot: Pot = { amount: 0, players: [] };
    for (let player = 0; player < live.length; player++) {
      if (paid[player] > floor) pot.amount += Math.min(paid[player], level) - floor;
      if (live[player] && paid[player] >= level) pot.players.push(player);
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

/** What each player who can win has put in, each amount once, ascending. */
const liveLevels = (paid: ArrayLike<Chips>, live: readonly boolean[]): Chips[] => {
  const levels: Chips[] = [];
  for (let player = 0; player < live.length; player++)
    if (live[player] && !levels.includes(paid[player])) levels.push(paid[player]);
  return levels.sort((a, b) => a - b);
};
