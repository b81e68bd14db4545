import { everyCase } from '../exact/every-case.js';
import { completionsOf, matchupsOf } from '../spot/combinations.js';
import { caseCost, shareCost } from '../spot/hand-cost.js';
import type { Spot } from '../spot/spot.js';
import { categoryLines } from './category-lines.js';
import type { CategoryCounts, NextCard } from './output.js';
import { OutputSample } from './output-sample.js';
import { RecordingScorer } from './recording-scorer.js';

/**
 * Whether categories and next cards are recorded while every case is dealt: the places of cards decide, or the upcards of all players.
 * Elsewhere they are counted with less work.
 */
export const isRecorded = ({ game }: Spot): boolean => game.isSpecial === true;

/** The cost of recording an output of every case. */
export const recordedCost = (spot: Spot, output: 'categories' | 'next-cards'): number => {
  const { game } = spot;
  const ranked =
    output === 'categories'
      ? categoryLines(spot).reduce(
          (sum, { share, cards, board }) => sum + shareCost(game, game.shares[share], cards, board),
          0,
        )
      : 0;
  return matchupsOf(spot) * completionsOf(spot) * (caseCost(spot) + ranked);
};

/** How often each player holds each category at each stage, over every case. */
export const recordedCategories = (spot: Spot): CategoryCounts[] => {
  const { sample, total } = record(spot, 'categories');
  return sample.foundCategories(total);
};

/** The equities for each card that may come next, over every case; null if no card comes to a single board. */
export const recordedNextCards = (spot: Spot): NextCard[] | null => {
  const found = record(spot, 'next-cards').sample.foundCards();
  return found?.map((card) => ({ ...card, standardErrors: card.standardErrors.map(() => 0) })) ?? null;
};

const record = (
  spot: Spot,
  output: 'categories' | 'next-cards',
): { readonly sample: OutputSample; readonly total: number } => {
  const sample = new OutputSample(spot, [output]);
  // No deal ends: its sums are for standard errors, and an exact count has none.
  const { total } = everyCase(spot, (_, tally) => new RecordingScorer(sample, Infinity, tally));
  return { sample, total };
};
