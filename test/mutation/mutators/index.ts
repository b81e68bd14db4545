import type { Mutator } from '../mutator.js';
import { amountMutators } from './amounts.js';
import { contradictionMutators } from './contradictions.js';
import { cardMutators, streetMutators } from './cards.js';
import { forcedMutators } from './forced.js';
import { kindMutators } from './kinds.js';
import { dealingMutators } from './dealing.js';
import { descriptionMutators } from './descriptions.js';
import { settlementMutators } from './settlement.js';
import { summaryMutators } from './summary.js';
import { turnMutators } from './turns.js';

/** All mutators. A new one is a new row of one of these tables. */
export const mutators: readonly Mutator[] = [
  ...amountMutators,
  ...turnMutators,
  ...kindMutators,
  ...forcedMutators,
  ...cardMutators,
  ...streetMutators,
  ...dealingMutators,
  ...settlementMutators,
  ...descriptionMutators,
  ...summaryMutators,
  ...contradictionMutators,
];
