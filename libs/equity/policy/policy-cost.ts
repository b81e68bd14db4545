import { choices } from '../spot/combinations.js';
import { deckCards } from '#cards';
import type { Spot } from '../spot/spot.js';
import { bestPoliciesIn } from './decider.js';

/** The cost of the best discards of a draw game, for each hand of the deck. */
const DRAW_HAND_COST = 8;

/** The cost of the values of all pairs of cards on one flop, and the number of flops that differ in more than the names of suits. */
const FLOP_COST = 60_000;
const FLOPS = 1_755;

/** The cost of preparing the best discards of a policy: the first time, in each process. */
export const policyCost = ({ game, policy, boards }: Spot): number => {
  if (policy === undefined || policy.stages.length === 0 || bestPoliciesIn(policy.policy).length === 0)
    return 0;
  const [stage] = policy.stages;
  if (stage.replaced) return DRAW_HAND_COST * choices(deckCards(game.deck).length, stage.held);
  return boards[0].length < stage.board ? FLOPS * FLOP_COST : FLOP_COST;
};
