import { freeCardCount, freeCards, type Spot } from '../../spot/spot.js';
import { choices } from '../../spot/combinations.js';
import { totalWeight } from '../../spot/known-hands.js';
import { isUnknown, possibleHands } from '../../spot/unknown-hands.js';
import { SuitPermutations } from '../../spot/suit-permutations.js';
import { kernelOf } from '../../kernel/instance.js';
import { KernelOmahaRunouts, MAX_SWEPT_HOLES, MAX_SWEPT_WEIGHT } from '../kernel-omaha-runouts.js';
import { evenCounts, runoutKinds } from '../runout-kinds.js';
import { type HeadsUp, headsUpStrategy } from './heads-up.js';
import { omahaScales } from './omaha-classes.js';
import type { StrategyFor } from './strategy.js';

/**
 * Sorts two ranges of Omaha hands once for each runout, or once for runouts that differ only in suits. The range of a player with
 * unknown cards is all hands.
 */
export const omahaSweepStrategy: StrategyFor = (spot) => headsUpStrategy(spot, sweepOmaha);

/** The sweep for each hand of the first range. */
export const sweepOmaha = (spot: Spot): HeadsUp | null => {
  const { game, players, boards, dead } = spot;
  if (players.length !== 2 || game.holeCards > MAX_SWEPT_HOLES) return null;
  const scales = omahaScales(spot);
  // Split pots are counted pair by pair.
  if (scales?.[1] !== null) return null;
  const [scale] = scales;
  const toCome = game.boardCards - boards[0].length;
  if (toCome > MAX_TO_COME) return null;
  const kernel = kernelOf(scale);
  if (kernel === undefined) return null;
  if (players.some((known) => known.missing > 0 && !isUnknown(known, game))) return null;
  const hands = possibleHands(players[0], spot) + possibleHands(players[1], spot);
  if (hands > MAX_HANDS || players.some((known) => totalWeight(known) > MAX_SWEPT_WEIGHT)) return null;
  const free = freeCardCount(spot);
  return {
    // Weighing the opposing hands costs about as much as a runout.
    cost: (1 + choices(free, toCome)) * (RUNOUT_COST[game.holeCards] + hands * HAND_COST[game.holeCards]),
    runouts: choices(free - 2 * game.holeCards, toCome),
    against: (first, second) => {
      const orders = new SuitPermutations(game, boards, dead, toCome === 0 ? [] : [first, second]);
      const runouts = runoutKinds(freeCards(spot), toCome, orders);
      const counts = new KernelOmahaRunouts(kernel, scale).count(first, second, boards[0], runouts);
      if (toCome > 0) evenCounts(first, orders, [counts.wins, counts.ties]);
      return counts;
    },
  };
};

/** The largest number of cards to come: before the flop there are too many runouts. */
const MAX_TO_COME = 2;

/** The largest number of hands of both ranges: about 60 bytes each in the kernel. */
const MAX_HANDS = 1_000_000;

/** By number of hole cards: the costs of a runout, and of each hand in it, in units of `ExactStrategy.cost`. */
const RUNOUT_COST = [60, 60, 60, 60, 80, 170, 1_500];
const HAND_COST = [0, 0, 0.1, 0.15, 0.21, 1.5, 4.9];
