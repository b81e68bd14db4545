import { HIGH_CLASS_COUNT, HIGH_CLASSES } from './classes.js';
import type { Reading } from './readings.js';
import type { Category } from './scale.js';

/** By strength, built at the first question. */
let readings: readonly Reading[] | undefined;

/**
 * What the hands of a strength are: the category and the ranks that make the hand, most significant first (rule
 * P-RANK-2); straights name their top only, 3 (a five) for 5-4-3-2-A. The same frozen object for the same strength.
 * A number that is no strength of a hand, `NO_HAND` included, is a bug and throws.
 */
export function explainHigh(strength: number): Reading {
  readings ??= Array.from({ length: HIGH_CLASS_COUNT }, (_, place) => HIGH_CLASSES.reading(place + 1));
  const reading = readings[strength - 1];
  if (reading === undefined) throw new RangeError(`not the strength of a hand: ${strength}`);
  return reading;
}

/** The category alone. */
export function categoryOf(strength: number): Category {
  return explainHigh(strength).category;
}
