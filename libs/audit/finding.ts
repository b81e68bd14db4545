import type { FaultDetail } from '#engine';
import type { FindingCode } from './codes.js';

/** What was expected or found: an amount in the smallest unit, or words (cards, a seat, a hand) that need no unit. */
export type Figure = number | string | null;

/**
 * Something that the audit has to say about a hand. `line` is the first line that cannot follow from those before it;
 * `event` is the index of the canonical event there, null for a line of the summary.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly rules: readonly string[];
  readonly line: number;
  readonly event: number | null;
  readonly seat: number | null;
  readonly expected: Figure;
  readonly actual: Figure;
  readonly detail: FaultDetail | null;
}
