import type { Deal } from '../deal.js';
import { plainTrialCost, shareCost } from '../hand-cost.js';
import { handsCost, handsExactly } from './by-hand.js';
import { categoriesCost, categoriesExactly } from './categories.js';
import { nextCardsCost, nextCardsExactly } from './next-cards.js';
import { type Further, type Output } from './output.js';
import { categoryLines } from './stages.js';

const COSTS: Readonly<Record<Output, (deal: Deal) => number>> = {
  hands: handsCost,
  categories: categoriesCost,
  'next-cards': nextCardsCost,
};

/** What it costs to count all cases of an output, in the unit of `exactCost`: by the question alone, on no machine. */
export const outputCost = (deal: Deal, output: Output): number => COSTS[output](deal);

/** What a trial takes of which more is noted than who wins: it is drawn outside of the kernel. */
export const watchedTrialCost = (deal: Deal, include: readonly Output[]): number => {
  const { game, players } = deal;
  const ranked = include.includes('categories')
    ? categoryLines(deal).reduce(
        (sum, { share, cards, board }) => sum + shareCost(game, game.shares[share], cards, board),
        0,
      )
    : 0;
  return plainTrialCost(deal) + players.length * NOTED * include.length + ranked;
};

/** A player's part of a trial, in each output that is noted. */
const NOTED = 1;

/** What was asked for, by all cases. */
export const furtherExactly = (deal: Deal, include: readonly Output[]): Further => {
  const counted = <T>(found: T) => ({ method: 'exact', found }) as const;
  return {
    ...(include.includes('hands') ? { hands: counted(handsExactly(deal)) } : {}),
    ...(include.includes('categories') ? { categories: counted(categoriesExactly(deal)) } : {}),
    ...(include.includes('next-cards') ? { nextCards: counted(nextCardsExactly(deal)) } : {}),
  };
};
