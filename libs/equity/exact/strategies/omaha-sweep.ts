import type { Card } from '#cards';
import { cardsToCome, type Spot, freeCards } from '../../spot/spot.js';
import { choices } from '../../spot/combinations.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { SuitPermutations } from '../../spot/suit-permutations.js';
import { kernelOf } from '../../kernel/instance.js';
import { KernelOmahaRunouts, MAX_SWEPT_HOLES, MAX_SWEPT_WEIGHT } from '../kernel-omaha-runouts.js';
import type { Runout } from '../omaha-runouts.js';
import type { OpposedCounts } from '../hand-counts.js';
import { type HeadsUp, headsUpStrategy } from './heads-up.js';
import { omahaScales } from './omaha-classes.js';
import type { StrategyFor } from './strategy.js';

/** Sorts two ranges of Omaha hands once for each runout, or once for runouts that differ only in suits. */
export const omahaSweepStrategy: StrategyFor = (spot) => headsUpStrategy(spot, sweepOmaha);

/** The sweep for each hand of the first range. */
export const sweepOmaha = (spot: Spot): HeadsUp | null => {
  const { game, players, boards, dead } = spot;
  const toCome = cardsToCome(spot);
  if (players.length !== 2 || toCome > MAX_TO_COME || game.holeCards > MAX_SWEPT_HOLES) return null;
  const scales = omahaScales(spot);
  // Split pots are counted pair by pair.
  if (scales?.[1] !== null) return null;
  const [scale] = scales;
  const kernel = kernelOf(scale);
  if (kernel === undefined) return null;
  const hands = players[0].count + players[1].count;
  if (hands > MAX_HANDS || players.some((known) => weightOf(known) > MAX_SWEPT_WEIGHT)) return null;
  const free = freeCards(spot);
  const runouts = choices(free.length, toCome);
  return {
    // Weighing the opposing hands costs about as much as a runout.
    cost: (1 + runouts) * (RUNOUT_COST[game.holeCards] + hands * HAND_COST[game.holeCards]),
    runouts: choices(free.length - 2 * game.holeCards, toCome),
    against: (first, second) => {
      const orders = toCome === 0 ? null : new SuitPermutations(boards, dead, [first, second]);
      const kinds = kindsOf(free, toCome, orders);
      const counts = new KernelOmahaRunouts(kernel, scale).count(first, second, boards[0], kinds);
      return orders === null || orders.count === 1 ? counts : evened(first, counts, orders);
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

const weightOf = ({ weights }: KnownHands): number => weights.reduce((sum, weight) => sum + weight, 0);

/** The runouts; one for all that the permutations map to each other. */
const kindsOf = (
  free: readonly Card[],
  toCome: number,
  orders: SuitPermutations | null,
): Iterable<Runout> => {
  const kinds = new Map<string, { cards: readonly Card[]; times: number }>();
  const deal = (cards: readonly Card[], from: number): void => {
    if (cards.length < toCome) {
      for (let next = from; next < free.length; next++) deal([...cards, free[next]], next + 1);
      return;
    }
    const key = orders === null ? '' : orders.keyOf([Uint8Array.from(cards)]);
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { cards, times: 1 });
    else known.times++;
  };
  deal([], 0);
  return kinds.values();
};

/**
 * Only one of the runouts that the permutations map to each other was counted, for all of them, so equivalent hands differ. All of
 * them together have the right counts, and each of them has the same.
 */
const evened = (range: KnownHands, counts: OpposedCounts, orders: SuitPermutations): OpposedCounts => {
  const groups = orders.groupsOf(range);
  const even = (sums: Float64Array): Float64Array => {
    const all = new Float64Array(range.count);
    const size = new Float64Array(range.count);
    groups.forEach((group, hand) => {
      all[group] += sums[hand];
      size[group]++;
    });
    return Float64Array.from(groups, (group) => all[group] / size[group]);
  };
  return { ...counts, wins: even(counts.wins), ties: even(counts.ties) };
};
