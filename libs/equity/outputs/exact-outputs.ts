import type { Spot } from '../spot/spot.js';
import { plainTrialCost } from '../monte-carlo/trial-cost.js';
import { shareCost } from '../spot/hand-cost.js';
import { handsCost, handsExactly } from './hands.js';
import { categoriesCost, categoriesExactly } from './categories.js';
import { nextCardsCost, nextCardsExactly } from './next-cards.js';
import { type OutputCounts, type Output } from './output.js';
import { categoryLines } from './category-lines.js';
import { isRecorded, recordedCategories, recordedCost, recordedNextCards } from './recorded-outputs.js';

const COSTS: Readonly<Record<Output, (spot: Spot) => number>> = {
  hands: handsCost,
  categories: (spot) => (isRecorded(spot) ? recordedCost(spot, 'categories') : categoriesCost(spot)),
  'next-cards': (spot) => (isRecorded(spot) ? recordedCost(spot, 'next-cards') : nextCardsCost(spot)),
};

/** The cost of counting an output exactly, in the unit of `hand-cost.ts`. It depends on the spot alone. */
export const outputCost = (spot: Spot, output: Output): number => COSTS[output](spot);

/** The cost of a recorded trial, which is drawn outside the kernel. */
export const recordedTrialCost = (spot: Spot, include: readonly Output[]): number => {
  const { game, players } = spot;
  const ranked = include.includes('categories')
    ? categoryLines(spot).reduce(
        (sum, { share, cards, board }) => sum + shareCost(game, game.shares[share], cards, board),
        0,
      )
    : 0;
  return plainTrialCost(spot) + players.length * RECORDING_COST * include.length + ranked;
};

/** The cost of recording a player's part of a trial for one output. */
const RECORDING_COST = 1;

/** Counts the requested outputs exactly. */
export const countOutputs = (spot: Spot, include: readonly Output[]): OutputCounts => {
  const counted = <T>(found: T) => ({ method: 'exact', found }) as const;
  const [categories, nextCards] = isRecorded(spot)
    ? [recordedCategories, recordedNextCards]
    : [categoriesExactly, nextCardsExactly];
  return {
    ...(include.includes('hands') ? { hands: counted(handsExactly(spot)) } : {}),
    ...(include.includes('categories') ? { categories: counted(categories(spot)) } : {}),
    ...(include.includes('next-cards') ? { nextCards: counted(nextCards(spot)) } : {}),
  };
};
