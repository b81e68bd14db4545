import { choices } from '../spot/combinations.js';
import { deckCards } from '#cards';
import { readTable } from '../spot/policy-table.js';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { Spot } from '../spot/spot.js';
import { bestPoliciesIn } from './decider.js';

/**
 * The cost of one best policy of a draw game, for each hand of the deck. The first request in a thread takes five to ten times as long,
 * but few are the first, and the cost of equal requests is equal: small requests are answered at once.
 */
const DRAW_HAND_COST = 1.5;

/** The cost of the values of all pairs of cards on one flop, and the number of flops that differ in more than the names of suits. */
const FLOP_COST = 60_000;
const FLOPS = 1_755;

/** The steps of listing the hands of ranges that cost as much as one unit. */
const STEPS = 25;

/** The cost of preparing a policy: of the best discards the first time in each thread, and of the ranges of a table. */
export const policyCost = (spot: Spot): number => {
  const { game, policy } = spot;
  if (policy === undefined || policy.stages.length === 0) return 0;
  const listed =
    typeof policy.policy === 'string' ? 0 : readTable(game, policy.stages, policy.policy).effort / STEPS;
  const best = new Set(bestPoliciesIn(policy.policy)).size;
  return listed + (best === 0 ? 0 : bestCost(spot, policy.stages[0], best));
};

/** The cost of some best policies: those of a game with a board are the same. */
const bestCost = ({ game, boards }: Spot, stage: DiscardStage, policies: number): number => {
  if (stage.replaced) return policies * DRAW_HAND_COST * choices(deckCards(game.deck).length, stage.held);
  return boards[0].length < stage.board ? FLOPS * FLOP_COST : FLOP_COST;
};
