import { cardsToCome, freeCards } from '../../deal.js';
import { KernelRunouts, MOST_WEIGHT } from '../../kernel/runouts.js';
import type { KnownHands } from '../../players.js';
import { headsUp, kernelForTwoCards, withListedHands } from './two-cards.js';
import { choices, type WayFor } from './way.js';

/** Two ranges, sorted for one class of runouts after the other. */
export const bySweep: WayFor = (asked) => {
  const deal = withListedHands(asked);
  const kernel = kernelForTwoCards(deal);
  const { players, boards } = deal;
  if (kernel === undefined || players.length !== 2) return null;
  const [first, second] = players;
  if (weightOf(second) > MOST_WEIGHT) return null;
  const free = freeCards(deal);
  const toCome = cardsToCome(deal);
  const runouts = choices(free.length, toCome) * (toCome > AT_ONCE ? DEALT_BEFORE : 1);
  return {
    cost: SETTING_OUT + runouts * (SWEEP_COST + (first.count + second.count) * HAND_COST),
    count: () => {
      const counts = new KernelRunouts(kernel).count(first, second, boards[0], free, toCome);
      return headsUp(players, counts, choices(free.length - 4, toCome));
    },
  };
};

/** What it takes to set out, a runout, and each hand in it, in hands ranked by themselves. */
const SETTING_OUT = 100;
const SWEEP_COST = 1;
const HAND_COST = 0.04;
/** Cards that come at once; where more are to come, the others are dealt before, and a class has fewer runouts. */
const AT_ONCE = 2;
const DEALT_BEFORE = 3;

const weightOf = ({ weights }: KnownHands): number => weights.reduce((sum, weight) => sum + weight, 0);
