import { cardsToCome, freeCardCount, freeCards, type Spot } from '../../spot/spot.js';
import { KernelRunouts, MAX_WEIGHT } from '../kernel-runouts.js';
import { totalWeight } from '../../spot/known-hands.js';
import { opposed } from '../shared-cards.js';
import { type HeadsUp, headsUpStrategy } from './heads-up.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';
import { choices } from '../../spot/combinations.js';
import type { StrategyFor } from './strategy.js';

/** Sorts the groups of two ranges once for all runouts of the same ranks. */
export const sweepStrategy: StrategyFor = (spot) => headsUpStrategy(withListedHands(spot), sweepHeadsUp);

/** The sweep for each hand of the first range. */
export const sweepHeadsUp = (spot: Spot): HeadsUp | null => {
  const kernel = kernelForTwoCards(spot);
  const { players, boards } = spot;
  if (kernel === undefined || players.length !== 2) return null;
  if (players.some((known) => totalWeight(known) > MAX_WEIGHT)) return null;
  const free = freeCardCount(spot);
  const toCome = cardsToCome(spot);
  const runouts = choices(free, toCome) * (toCome > AT_ONCE ? DEALT_BEFORE : 1);
  const hands = players[0].count + players[1].count;
  return {
    cost: SETTING_OUT + runouts * (SWEEP_COST + hands * HAND_COST),
    runouts: choices(free - 4, toCome),
    against: (first, second) =>
      opposed(
        new KernelRunouts(kernel).count(first, second, boards[0], freeCards(spot), toCome),
        first,
        second,
      ),
  };
};

/** The fixed cost, and the costs of a runout and of each hand in it, in units of `ExactStrategy.cost`. */
const SETTING_OUT = 100;
const SWEEP_COST = 0.8;
const HAND_COST = 0.006;
/** The number of cards whose ranks are chosen before their suits. Where more are to come, the others are dealt first, one by one. */
const AT_ONCE = 2;
const DEALT_BEFORE = 3;
