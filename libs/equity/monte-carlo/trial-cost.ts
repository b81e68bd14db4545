import { boardsOf } from '../spot/game.js';
import { handCost } from '../spot/hand-cost.js';
import { policyCost } from '../policy/policy-cost.js';
import type { Spot } from '../spot/spot.js';
import { isInKernel } from './kernel-trials.js';
import { planFor } from './trial-plan.js';

/** The cost of dealing to one player outside the kernel. */
const DEALING_COST = 2;

/** The cost of a trial in the kernel, for each player, share and board. */
const KERNEL_COST = 0.35;

/** The cost of preparing a hand of a range: parsing, ordering, and making it ready to be picked. */
const LISTING_COST = 10;

/** The cost of one discard that a policy decides, and of the cards that replace it. */
const DISCARD_COST = 8;

const discardCost = ({ policy }: Spot): number => (policy?.stages.length ?? 0) * DISCARD_COST;

/** The cost of preparing the hands of all ranges before the first trial. */
export const listingCost = (spot: Spot): number =>
  spot.players.reduce((sum, { count }) => sum + count * LISTING_COST, 0) + policyCost(spot);

/** The cost of picking a hand that conflicts with another player's. */
const PICKING_COST = 0.1;

/** The cost of a trial, in the kernel if it supports the game. */
export const trialCost = (spot: Spot): number => {
  const { game, players } = spot;
  return isInKernel(spot)
    ? players.length * boardsOf(game) * game.shares.length * KERNEL_COST + pickingCost(spot)
    : plainTrialCost(spot);
};

/** The cost of a trial outside the kernel. */
export const plainTrialCost = (spot: Spot): number =>
  spot.players.length * (DEALING_COST + handCost(spot.game) + discardCost(spot)) + pickingCost(spot);

/** The cost for each trial of picking again until the players' hands are compatible. */
const pickingCost = (spot: Spot): number => {
  const { picking, draws } = planFor(spot);
  return (spot.players.length * (picking.tries - 1) * PICKING_COST) / draws;
};
