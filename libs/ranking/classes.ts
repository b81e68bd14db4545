import { bitCount, RANK_COUNT } from '#cards';
import { forEachMultiset } from './multisets.js';
import { type RankMasks, type Reading, readingOf, readRanks, readSuited, setMasks } from './readings.js';
import { type Scale, SCALES } from './scale.js';

/** Ranks as a mask: 2^13 of them. */
export const RANK_MASKS = 1 << RANK_COUNT;
const HAND = 5;

/**
 * The equivalence classes of a scale: hands are in the same class exactly when they tie. Classes are numbered from 1,
 * weakest first, so that the number is the strength and 0 is left for "no hand".
 */
export interface HandClasses {
  readonly scale: Scale;
  readonly count: number;
  /** Class number of a reading's code; undefined for what is no code of the scale. */
  classOf(code: number): number | undefined;
  /** What the hands of a class are. `strength` 1..count. */
  reading(strength: number): Reading;
}

/**
 * Finds the classes by reading all 6,175 rank multisets of five cards and all 1,287 sets of five suited ranks, and
 * sorting the codes. On the high scale that gives 7,462 classes.
 */
export function buildClasses(scale: Scale): HandClasses {
  const codes = new Set<number>();
  const counts = new Uint8Array(RANK_COUNT);
  const hand: RankMasks = { any: 0, pairs: 0, threes: 0, fours: 0 };
  forEachMultiset(counts, 0, RANK_COUNT, HAND, () => {
    setMasks(hand, counts);
    codes.add(readRanks(hand, scale));
  });
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    if (bitCount(mask) === HAND) codes.add(readSuited(mask, scale));
  }
  const sorted = Int32Array.from(codes).sort();
  const classes = new Map<number, number>();
  sorted.forEach((code, place) => classes.set(code, place + 1));
  return {
    scale,
    count: sorted.length,
    classOf: (code) => classes.get(code),
    reading: (strength) => {
      const code = sorted[strength - 1];
      if (code === undefined) throw new RangeError(`no class ${strength} on the scale ${scale.id}`);
      return readingOf(code, scale);
    },
  };
}

export const HIGH_CLASSES: HandClasses = buildClasses(SCALES.high);

/** Number of classes of the high scale, and the strength of a royal flush. */
export const HIGH_CLASS_COUNT = HIGH_CLASSES.count;
