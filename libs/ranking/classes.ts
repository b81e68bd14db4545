import { bitCount, type Rank, RANK_COUNT } from '#cards';
import { forEachPlace } from './keys.js';
import { createReader, NO_CODE, type HandValue } from './hand-values.js';
import { type Category, HIGH, type HighCategory, type Scale, type ScaleId, SCALES } from './scale.js';

/** Ranks as a mask: 2^13 of them. */
export const RANK_MASKS = 1 << RANK_COUNT;

/** The strength of what is no hand: too few cards, or no qualifier. Weaker than all. */
export const NO_HAND = 0;

/**
 * The equivalence classes of a scale: hands are in the same class exactly when they tie. Classes are numbered from 1,
 * weakest first, so that the number is the strength.
 */
export interface HandClasses<C extends Category = Category> {
  readonly scale: Scale<C>;
  readonly count: number;
  /** Strength of a hand by how often each rank occurs, suits aside; `NO_HAND` for what is none. */
  ofRanks(counts: ArrayLike<number>): number;
  /** The same by place, for hands of as many cards as the scale has (`placesOf`). */
  readonly byPlace: Uint16Array;
  /** Strength of a hand by its ranks, all of one suit; `NO_HAND` where the scale ignores suits. */
  ofSuited(mask: number): number;
  /** What the hands of a class are. `strength` 1..count. */
  reading(strength: number): HandValue<C>;
  /** The same without the ranks, and quicker. */
  category(strength: number): C;
}

/**
 * Finds the classes by reading all rank multisets (6,175 of five cards) and all sets of suited ranks (1,287), and
 * sorting the codes. On the high scale that gives 7,462 classes.
 */
export function buildClasses<C extends Category>(scale: Scale<C>): HandClasses<C> {
  const reader = createReader(scale);
  const codes = new Set<number>();
  const codeAt: number[] = [];
  for (let cards = scale.fewest; cards <= scale.cards; cards++) {
    forEachPlace(cards, (counts, _key, place) => {
      codes.add((codeAt[place] = reader.ofRanks(counts)));
    });
  }
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    if (bitCount(mask) === scale.cards) codes.add(reader.ofSuited(mask));
  }
  codes.delete(NO_CODE);
  const sorted = Int32Array.from(codes).sort();
  const classes = new Map<number, number>();
  sorted.forEach((code, place) => classes.set(code, place + 1));
  const strengthOf = (code: number): number => classes.get(code) ?? NO_HAND;
  const codeOf = (strength: number): number => {
    const code = sorted[strength - 1];
    if (code === undefined) throw new RangeError(`no class ${strength} on the scale ${scale.id}`);
    return code;
  };
  return {
    scale,
    count: sorted.length,
    ofRanks: (counts) => strengthOf(reader.ofRanks(counts)),
    byPlace: Uint16Array.from(codeAt, strengthOf),
    ofSuited: (mask) => strengthOf(reader.ofSuited(mask)),
    reading: (strength) => reader.reading(codeOf(strength)),
    category: (strength) => reader.category(codeOf(strength)),
  };
}

/**
 * Strength of five of a kind, which wild cards make of the other four: above all classes of a scale of high hands (rule
 * P-RANK-1). `NO_HAND` on other scales, and for ranks that are not on it.
 */
export function fiveOfAKind({ cards, wins, lowest }: Scale, count: number, rank: Rank): number {
  return wins === 'highest' && cards === 5 && rank >= lowest ? count + 1 + rank - lowest : NO_HAND;
}

export const HIGH_CLASSES: HandClasses<HighCategory> = buildClasses(HIGH);

/** Number of classes of the high scale, and the strength of a royal flush. */
export const HIGH_CLASS_COUNT = HIGH_CLASSES.count;

const built = new Map<ScaleId, HandClasses>([['high', HIGH_CLASSES]]);

/** The classes of a scale, built when first asked for. */
export function classesOf(scale: ScaleId): HandClasses {
  let classes = built.get(scale);
  if (classes === undefined) {
    classes = buildClasses(SCALES[scale]);
    built.set(scale, classes);
  }
  return classes;
}
