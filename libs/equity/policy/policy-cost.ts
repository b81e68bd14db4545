import { choices } from '../spot/combinations.js';
import { deckCards } from '#cards';
import { readTable } from '../spot/policy-table.js';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { Spot } from '../spot/spot.js';
import { bestPoliciesIn } from './decider.js';

/** The cost of the best discards of a draw game, for each hand of the deck. */
const DRAW_HAND_COST = 8;

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
  return listed + (bestPoliciesIn(policy.policy).length === 0 ? 0 : bestCost(spot, policy.stages[0]));
};

const bestCost = ({ game, boards }: Spot, stage: DiscardStage): number => {
  if (stage.replaced) return DRAW_HAND_COST * choices(deckCards(game.deck).length, stage.held);
  return boards[0].length < stage.board ? FLOPS * FLOP_COST : FLOP_COST;
};
