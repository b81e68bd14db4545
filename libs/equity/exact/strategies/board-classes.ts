import { cardsToCome, freeCards } from '../../spot/spot.js';
import { KernelClasses } from '../kernel-classes.js';
import { Tally } from '../../tally/tally.js';
import { SuitPermutations } from '../../spot/suit-permutations.js';
import { forEachMatchup } from '../matchups.js';
import { Outcomes } from '../outcomes.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';
import { matchupsOf } from '../../spot/combinations.js';
import type { StrategyFor } from './strategy.js';

/** The number of classes of ranks and suits, by the number of board cards to come, in units of `hand-cost.ts`. */
const CLASSES_COST = [4, 6, 10, 60, 450, 4_000];

/** With fewer cards to come, counting a matchup takes less time than finding whether a matchup that differs only in suits was counted. */
const WORTHWHILE = 3;

/** Board classes for each matchup. Before the flop, matchups that differ only in suits are counted once. */
export const boardClassStrategy: StrategyFor = (original) => {
  const spot = withListedHands(original);
  const kernel = kernelForTwoCards(spot);
  if (kernel === undefined) return null;
  const { players, boards } = spot;
  const toCome = cardsToCome(spot);
  const orders = toCome < WORTHWHILE ? null : new SuitPermutations(spot.game, boards, spot.dead);
  // Usually half of the possible saving is achieved.
  const apart = matchupsOf(spot) / Math.max(1, (orders?.count ?? 1) / 2);
  const cost = apart * players.length * CLASSES_COST[toCome];
  const count = (): Tally => {
    const classes = new KernelClasses(kernel);
    const tally = new Tally(players.length, 1);
    const free = freeCards(spot);
    const isHeld = new Uint8Array(MAX_CARDS);
    const add = (hands: readonly Uint8Array[], outcomes: Outcomes, weight: number): void => {
      isHeld.fill(0);
      for (const hand of hands) for (const card of hand) isHeld[card] = 1;
      const left = free.filter((card) => isHeld[card] === 0);
      classes.count(hands, boards[0], left, outcomes, weight);
    };
    if (orders === null || orders.count === 1) {
      const outcomes = new Outcomes(players.length);
      forEachMatchup(spot, (hands, weight) => {
        add(hands, outcomes, weight);
      });
      outcomes.addTo(tally);
      return tally;
    }
    const alike = new Map<string, Outcomes>();
    forEachMatchup(spot, (hands, weight) => {
      const key = orders.keyOf(hands);
      let outcomes = alike.get(key);
      if (outcomes === undefined) {
        outcomes = new Outcomes(players.length);
        add(hands, outcomes, 1);
        if (alike.size < MAX_REMEMBERED) alike.set(key, outcomes);
      }
      outcomes.addTo(tally, weight);
    });
    return tally;
  };
  return { cost, count };
};

/** Greater than every card number. */
const MAX_CARDS = 64;

/** The largest number of matchups that are remembered for equivalent ones. */
const MAX_REMEMBERED = 50_000;
