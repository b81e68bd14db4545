import { cardsToCome, freeCards } from '../../deal.js';
import { KernelSweep } from '../../kernel/sweep.js';
import { Tally } from '../../tally.js';
import { Outcomes } from '../outcomes.js';
import { kernelForTwoCards, withListedHands } from './two-cards.js';
import { choices, type WayFor } from './way.js';

/** Two ranges, sorted on one board after the other. */
export const bySweep: WayFor = (asked) => {
  const deal = withListedHands(asked);
  const kernel = kernelForTwoCards(deal);
  const { players, boards } = deal;
  if (kernel === undefined || players.length !== 2) return null;
  const [first, second] = players;
  const free = freeCards(deal);
  const toCome = cardsToCome(deal);
  const cost = choices(free.length, toCome) * (first.count + second.count) * SWEEP_COST;
  const count = (): Tally => {
    const outcomes = new Outcomes(2);
    new KernelSweep(kernel).count(first, second, boards[0], free, toCome, outcomes);
    const tally = new Tally(2, 1);
    outcomes.addTo(tally);
    return tally;
  };
  return { cost, count };
};

/** What a hand of a sweep takes, in cases looked at by themselves. */
const SWEEP_COST = 0.25;
