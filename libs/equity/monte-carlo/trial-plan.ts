import type { Card } from '#cards';
import { cardsToCome, type Spot, freeCards } from '../spot/spot.js';
import { type Picking, pickingOf } from './picking.js';

/** The cards to come are drawn for one deal of the hands at most so often: from one shuffle, so that no draws share a card. */
const MOST_DRAWS = 8;

/** How a question is dealt at random. */
export interface TrialPlan {
  readonly spot: Spot;
  readonly picking: Picking;
  /** Cards that neither lie nor are dead, ascending. */
  readonly free: readonly Card[];
  /** Cards that are drawn for a case, and how often they are drawn for a deal of the hands. */
  readonly needed: number;
  readonly draws: number;
}

const plans = new WeakMap<Spot, TrialPlan>();

/** The plan for a question: made once, for what it costs is told by it too. */
export const planFor = (spot: Spot): TrialPlan => {
  let plan = plans.get(spot);
  if (plan === undefined) plans.set(spot, (plan = newPlan(spot)));
  return plan;
};

const newPlan = (spot: Spot): TrialPlan => {
  const free = freeCards(spot).sort((a, b) => a - b);
  const needed = cardsToCome(spot);
  const left = free.length - spot.players.reduce((sum, { size }) => sum + size, 0);
  const possible = needed === 0 ? 1 : Math.floor(left / needed);
  const draws = Math.max(1, Math.min(MOST_DRAWS, possible, worthwhile(spot, needed)));
  return { spot, picking: pickingOf(spot.players), free, needed, draws };
};

/**
 * How many draws a deal of the hands is worth. Each new deal tells of other hands, which matters the more the fewer cards are to
 * come, and less among many players, whose hands also take longer to pick: measured as the error after the same time.
 */
const worthwhile = ({ players }: Spot, needed: number): number => {
  const ranges = players.filter(({ count }) => count > 1).length;
  return ranges === 0 ? MOST_DRAWS : needed + ranges - 2;
};
