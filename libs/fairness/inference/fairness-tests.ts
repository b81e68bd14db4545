import type { DealCounts } from '../counts/deal-counts.js';
import { ALL_IN_ALLOWANCE, allInTests } from './all-in-tests.js';
import { ALL_KNOWN, boardTests, deckTests, PARTLY_KNOWN } from './board-tests.js';
import { holeTests } from './hole-tests.js';
import type { Measured } from './measured.js';
import { moveTests } from './move-tests.js';
import { REPEAT_ALLOWANCE, repeatTests } from './repeat-tests.js';

/** All tests of the counts of some deals. `isComplete`: the hole cards of all players of all hands are known. */
export const measureDeals = (counts: DealCounts, isComplete: boolean): Measured[] => [
  ...(isComplete ? deckTests(counts) : []),
  ...holeTests(counts),
  ...boardTests(counts, isComplete ? ALL_KNOWN : PARTLY_KNOWN),
  ...repeatTests(counts, isComplete ? 0 : REPEAT_ALLOWANCE),
  ...moveTests(counts, isComplete ? 0 : REPEAT_ALLOWANCE),
  ...allInTests(counts, isComplete ? 0 : ALL_IN_ALLOWANCE),
];
