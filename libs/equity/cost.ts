import { type Asking, isExact, stoppingFor } from './ask.js';
import type { Deal } from './deal.js';
import { exactCost } from './exact/exactly.js';
import { boardsOf } from './game.js';
import { planFor } from './monte-carlo/plan.js';

/** What it costs to pick a hand, in the unit of `costOf`: measured. */
const PICK_COST = 0.2;

/** A share of the pot lies between 0 and 1: its variance is at most a quarter. */
const LARGEST_VARIANCE = 0.25;

/**
 * What a question costs to answer, in the unit of `exactCost`: a hand of one case looked at by itself. Of random trials as many
 * count as the wanted error takes where shares scatter as much as they can. It depends on the question alone, on no machine;
 * infinite where its cases cannot be counted, or hands go together too seldom to be dealt.
 */
export const costOf = (deal: Deal, asking: Asking): number => {
  if (isExact(deal, asking)) return exactCost(deal);
  const { trials, error } = stoppingFor(asking);
  const expected = error === null ? trials : Math.min(trials, Math.ceil(LARGEST_VARIANCE / error ** 2));
  const { picking, draws } = planFor(deal);
  const settled = deal.game.shares.length * boardsOf(deal.game);
  return expected * deal.players.length * (settled + (picking.tries * PICK_COST) / draws);
};
