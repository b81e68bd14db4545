import type { DealCounts } from '../counts/deal-counts.js';
import { fieldOf, type EventField } from '../counts/layout.js';
import { eventTest, type Measured, type TestId } from './measured.js';

/** The expected number of repeats below which a test is not made. */
const LEAST = 100;

/** The parts of each test, and which of them count cards of the board. */
const PARTS: readonly { readonly test: TestId; readonly field: EventField; readonly board: boolean }[] = [
  { test: 'repeats-seat', field: 'seatRepeats', board: false },
  { test: 'repeats-place', field: 'placeRepeats', board: true },
  { test: 'repeats-board', field: 'boardRepeats', board: true },
  { test: 'repeats-deal', field: 'dealRepeats', board: true },
  { test: 'runs-pairs', field: 'pairRuns', board: false },
  { test: 'runs-ranks', field: 'rankRuns', board: false },
];

/** The part of the expectation by which selection may move repeats on boards where not all hole cards are known. */
export const REPEAT_ALLOWANCE = 0.01;

/** Cards, ranks and pairs that come again in the next hand of a table. */
export const repeatTests = ({ values, holeCards }: DealCounts, allowance: number): Measured[] =>
  PARTS.filter(({ test }) => test !== 'runs-pairs' || holeCards === 2).map(({ test, field, board }) => {
    const [n, happened, expected, variance] = fieldOf(values, field);
    const minimum = expected === 0 ? LEAST : Math.ceil((LEAST * n) / expected);
    const found = expected < LEAST ? null : eventTest(happened, expected, variance, board ? allowance : 0);
    return { test, n, unit: 'deals', minimum, found };
  });
