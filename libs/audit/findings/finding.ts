import type { ViolationDetail } from '#engine';
import type { HandValue } from '#ranking';
import type { FindingCode } from './codes.js';

/** The seats that a pot belongs to. */
export interface Winners {
  readonly seats: readonly number[];
}

/**
 * What was expected or found: an amount in the smallest unit, words of the log (cards, the name of a street), or a hand
 * or seats, which are said in the language of the reader.
 */
export type Figure = number | string | HandValue | Winners | null;

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
  readonly detail: ViolationDetail | null;
}
