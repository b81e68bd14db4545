import { boardsOf } from '../spot/game.js';
import { handCost } from '../spot/hand-cost.js';
import type { Spot } from '../spot/spot.js';
import { isInKernel } from './kernel-trials.js';
import { planFor } from './trial-plan.js';

/** A player's part of a trial, drawn at random outside the kernel. */
const DRAWN = 2;

/** A player's part of a trial in the kernel, by share and board: it knows no game in which hands are tried one by one. */
const IN_KERNEL = 0.35;

/** What it takes to read a hand of a range, to find its place among the others and to make it one to pick. */
const LISTED = 10;

/** What the hands of the ranges take before the first trial. */
export const listingCost = ({ players }: Spot): number =>
  players.reduce((sum, { count }) => sum + count * LISTED, 0);

/** What it takes to pick a hand of a player in vain, because another one holds its cards. */
const PICKED = 0.1;

/** What it takes to draw a case at random and to settle it, in the kernel where that serves. */
export const trialCost = (spot: Spot): number => {
  const { game, players } = spot;
  return isInKernel(spot)
    ? players.length * boardsOf(game) * game.shares.length * IN_KERNEL + pickingCost(spot)
    : plainTrialCost(spot);
};

/** The same outside of it. */
export const plainTrialCost = (spot: Spot): number =>
  spot.players.length * (DRAWN + handCost(spot.game)) + pickingCost(spot);

/** A trial's part of what it takes beyond that until the players' hands go together. */
const pickingCost = (spot: Spot): number => {
  const { picking, draws } = planFor(spot);
  return (spot.players.length * (picking.tries - 1) * PICKED) / draws;
};
