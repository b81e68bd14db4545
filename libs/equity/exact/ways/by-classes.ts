import { cardsToCome, freeCards } from '../../deal.js';
import { KernelClasses } from '../../kernel/classes.js';
import { Tally } from '../../tally.js';
import { forEachMatchup, SuitOrders } from '../matchups.js';
import { Outcomes } from '../outcomes.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';
import { matchupsOf, type WayFor } from './way.js';

/** Classes of ranks and suits, by how many board cards are to come, in cases that take as long. */
const CLASSES_COST = [1, 20, 60, 700, 2_500, 6_000];

/** Board classes, for each choice of hands: matchups that differ in their suits alone are counted once. */
export const byClasses: WayFor = (asked) => {
  const deal = withListedHands(asked);
  const kernel = kernelForTwoCards(deal);
  if (kernel === undefined) return null;
  const { players, boards } = deal;
  const orders = new SuitOrders(boards, deal.dead);
  // Of matchups that differ in their suits only one is counted; half of what could be saved mostly is.
  const apart = matchupsOf(deal) / Math.max(1, orders.count / 2);
  const cost = apart * players.length * CLASSES_COST[cardsToCome(deal)];
  const count = (): Tally => {
    const classes = new KernelClasses(kernel);
    const tally = new Tally(players.length, 1);
    const free = freeCards(deal);
    const alike = new Map<string, Outcomes>();
    forEachMatchup(deal, (hands, weight) => {
      const key = orders.keyOf(hands);
      let outcomes = alike.get(key);
      if (outcomes === undefined) {
        outcomes = new Outcomes(players.length);
        const left = free.filter((card) => !hands.some((hand) => hand.includes(card)));
        classes.count(hands, boards[0], left, outcomes, 1);
        if (alike.size < MOST_REMEMBERED) alike.set(key, outcomes);
      }
      outcomes.addTo(tally, weight);
    });
    return tally;
  };
  return { cost, count };
};

/** Matchups that are remembered for those that are like them. */
const MOST_REMEMBERED = 200_000;
