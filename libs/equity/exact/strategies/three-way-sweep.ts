import { choices } from '../../spot/combinations.js';
import { type KnownHands, totalWeight } from '../../spot/known-hands.js';
import { cardsToCome, freeCardCount, freeCards, type Spot } from '../../spot/spot.js';
import { SuitPermutations } from '../../spot/suit-permutations.js';
import { Tally } from '../../tally/tally.js';
import type { ThreeWayCounts } from '../hand-counts.js';
import { countThreeInKernel, MAX_THREE_WAY_WEIGHT } from '../kernel-three-ranges.js';
import { Outcomes } from '../outcomes.js';
import { evenCounts, runoutKinds } from '../runout-kinds.js';
import type { StrategyFor } from './strategy.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';

/** Sorts three ranges of two-card hands once for each runout, or once for runouts that differ only in suits. */
export const threeWayStrategy: StrategyFor = (original) => {
  const spot = withListedHands(original);
  const sweep = sweepThree(spot);
  return sweep === null ? null : { cost: sweep.cost, count: () => tallied(spot.players, sweep.count()) };
};

/** A strategy of counting three ranges against each other. */
export interface ThreeWay {
  readonly cost: number;
  /** The number of runouts for three hands. */
  readonly runouts: number;
  /** By player: the results of each hand against the two other ranges. */
  readonly count: () => ThreeWayCounts[];
}

/** The sweep for each hand of each range. */
export const sweepThree = (spot: Spot): ThreeWay | null => {
  const { players, boards, dead } = spot;
  const kernel = kernelForTwoCards(spot);
  const toCome = cardsToCome(spot);
  if (kernel === undefined || players.length !== 3 || toCome > MAX_TO_COME) return null;
  if (players.some((known) => totalWeight(known) > MAX_THREE_WAY_WEIGHT)) return null;
  const free = freeCardCount(spot);
  const hands = players.reduce((sum, { count }) => sum + count, 0);
  return {
    // Weighing the opposing hands costs about as much as a runout.
    cost: (1 + choices(free, toCome)) * (RUNOUT_COST + hands * HAND_COST),
    runouts: choices(free - HELD_CARDS, toCome),
    count: () => {
      const orders = new SuitPermutations(spot.game, boards, dead, toCome === 0 ? [] : players);
      const counts = countThreeInKernel(
        kernel,
        players,
        boards[0],
        runoutKinds(freeCards(spot), toCome, orders),
      );
      if (toCome > 0)
        counts.forEach(({ wins, ties, threeWay }, player) => {
          evenCounts(players[player], orders, [wins, ties, threeWay]);
        });
      return counts;
    },
  };
};

/** The largest number of cards to come: before the flop there are too many runouts. */
const MAX_TO_COME = 2;

/** The cards that three players hold. */
const HELD_CARDS = 6;

/** The costs of a runout and of each hand in it, in units of `ExactStrategy.cost`. */
const RUNOUT_COST = 30;
const HAND_COST = 1.1;

const tallied = (players: readonly KnownHands[], counts: readonly ThreeWayCounts[]): Tally => {
  const outcomes = new Outcomes(players.length);
  counts.forEach(({ wins, ties, threeWay }, player) => {
    const { weights } = players[player];
    const weighted = (by: Float64Array): number =>
      by.reduce((sum, count, hand) => sum + count * weights[hand], 0);
    outcomes.addWins(player, weighted(wins));
    outcomes.addTies(player, 2, weighted(ties));
    outcomes.addTies(player, 3, weighted(threeWay));
  });
  const tally = new Tally(players.length, 1);
  outcomes.addTo(tally);
  return tally;
};
