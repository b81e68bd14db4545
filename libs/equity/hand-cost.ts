import { rankingCost } from '#ranking';
import type { Deal } from './deal.js';
import { boardsOf, type EquityGame, type Share } from './game.js';
import { isInKernel } from './kernel/trials.js';
import { planFor } from './monte-carlo/plan.js';

/**
 * What everything costs is told in one unit: to rank one hand of five to seven cards that all may play, none of them wild
 * (`rankingCost`). With all that belongs to it that takes a tenth to a fifth of a microsecond. `npm run bench -- cost` measures what
 * a unit takes of the processor, in questions of all kinds of every game of the engine and of a house's own, with wild cards, with
 * more cards to choose from and with other halves: a third of that at the least and three times as much at the most. The numbers
 * below and those of `rankingCost` were fitted by it.
 */

/** What it costs to rank a player's cards for a share of the pot on one board: at the end, unless fewer cards are told. */
export const shareCost = (
  { holeCards, boardCards, wildCards }: EquityGame,
  { scale, composition }: Share,
  cards: number = holeCards,
  lie: number = boardCards,
): number => rankingCost(scale, composition, cards, lie, wildCards !== undefined);

/** The same for all shares and boards. */
export const handCost = (game: EquityGame): number =>
  boardsOf(game) * game.shares.reduce((sum, share) => sum + shareCost(game, share), 0);

/** What a player's part of a case takes besides: to deal it where all are dealt in a row, and where they are drawn at random. */
const DEALT = 1;
const DRAWN = 2;

/** What it takes to look at one case by itself, with all of its cards out. */
export const caseCost = ({ game, players }: Deal): number => players.length * (DEALT + handCost(game));

/** A player's part of a trial in the kernel, by share and board: it knows no game in which hands are tried one by one. */
const IN_KERNEL = 0.35;

/** What it takes to read a hand of a range, to find its place among the others and to make it one to pick. */
const LISTED = 10;

/** What the hands of the ranges take before the first trial. */
export const listingCost = ({ players }: Deal): number =>
  players.reduce((sum, { count }) => sum + count * LISTED, 0);

/** What it takes to pick a hand of a player in vain, because another one holds its cards. */
const PICKED = 0.1;

/** What it takes to draw a case at random and to settle it, in the kernel where that serves. */
export const trialCost = (deal: Deal): number => {
  const { game, players } = deal;
  return isInKernel(deal)
    ? players.length * boardsOf(game) * game.shares.length * IN_KERNEL + pickingCost(deal)
    : plainTrialCost(deal);
};

/** The same outside of it. */
export const plainTrialCost = (deal: Deal): number =>
  deal.players.length * (DRAWN + handCost(deal.game)) + pickingCost(deal);

/** A trial's part of what it takes beyond that until the players' hands go together. */
const pickingCost = (deal: Deal): number => {
  const { picking, draws } = planFor(deal);
  return (deal.players.length * (picking.tries - 1) * PICKED) / draws;
};
