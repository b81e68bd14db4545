import { caseCost } from '../../spot/hand-cost.js';
import { everyCase } from '../every-case.js';
import type { Spot } from '../../spot/spot.js';
import { matchupsOf, completionsOf } from '../../spot/combinations.js';
import type { ExactStrategy } from './strategy.js';

/** Enumerates every case. It applies to every spot. */
export const everyCaseStrategy = (spot: Spot): ExactStrategy => ({
  cost: matchupsOf(spot) * completionsOf(spot) * caseCost(spot),
  count: () => everyCase(spot),
});
