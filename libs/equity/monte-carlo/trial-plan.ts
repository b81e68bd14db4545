import type { Card } from '#cards';
import { cardsToCome, type Spot, freeCards, hasDiscards } from '../spot/spot.js';
import { type Picking, pickingOf } from './picking.js';

/** The largest number of draws for one deal of the hands: all are from one shuffle, so that no two draws share a card. */
const MAX_DRAWS = 8;

/** How trials of a spot are dealt. */
export interface TrialPlan {
  readonly spot: Spot;
  readonly picking: Picking;
  /** Cards that are neither on a board nor dead, ascending. */
  readonly free: readonly Card[];
  /** Cards that are drawn for a trial, and the number of draws for one deal of the hands. */
  readonly needed: number;
  readonly draws: number;
}

const plans = new WeakMap<Spot, TrialPlan>();

/** The plan for a spot. It is cached, because the cost estimate needs it too. */
export const planFor = (spot: Spot): TrialPlan => {
  let plan = plans.get(spot);
  if (plan === undefined) plans.set(spot, (plan = newPlan(spot)));
  return plan;
};

const newPlan = (spot: Spot): TrialPlan => {
  const free = freeCards(spot).sort((a, b) => a - b);
  const needed = cardsToCome(spot);
  const left = free.length - spot.players.reduce((sum, { size }) => sum + size, 0);
  const possible = needed === 0 || hasDiscards(spot) ? 1 : Math.floor(left / needed);
  const draws = Math.max(1, Math.min(MAX_DRAWS, possible, worthwhile(spot, needed)));
  return { spot, picking: pickingOf(spot.players), free, needed, draws };
};

/**
 * The best number of draws for one deal of the hands: that with the smallest measured error after the same time. A new deal samples
 * other hands, which matters more with fewer cards to come, and less with many players, whose hands also take longer to pick.
 */
const worthwhile = ({ players }: Spot, needed: number): number => {
  const ranges = players.filter(({ count }) => count > 1).length;
  return ranges === 0 ? MAX_DRAWS : needed + ranges - 2;
};
