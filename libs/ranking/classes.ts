import { bitCount, type Rank, RANK_COUNT } from '#cards';
import { forEachPlace } from './keys.js';
import { createHandCodec, NO_CODE, type HandValue } from './hand-values.js';
import { type Category, HIGH, type HighCategory, type Scale, type ScaleId, SCALES } from './scale.js';

/** Number of masks of ranks: 2^13. */
export const RANK_MASKS = 1 << RANK_COUNT;

/** The strength of no hand: too few cards, or a hand that does not qualify. Lower than every other strength. */
export const NO_HAND = 0;

/**
 * The equivalence classes of a scale: hands are in the same class exactly when they tie. Classes are numbered from 1,
 * weakest first, so that the number is the strength.
 */
export interface HandClasses<C extends Category = Category> {
  readonly scale: Scale<C>;
  readonly count: number;
  /** Strength of a hand from its number of cards per rank, without suits; `NO_HAND` if it is no hand. */
  ofRanks(counts: ArrayLike<number>): number;
  /** The same by place (`placesOf`), for complete hands of the scale. */
  readonly byPlace: Uint16Array;
  /** Strength of a hand from its ranks, all of one suit; `NO_HAND` if the scale ignores suits. */
  ofSuited(mask: number): number;
  /** The value of the hands of a class. `strength` is 1..count. */
  valueOf(strength: number): HandValue<C>;
  /** The category only, which is faster. */
  category(strength: number): C;
}

/**
 * Finds the classes: encodes all rank multisets (6,175 of five cards) and all sets of suited ranks (1,287) and sorts
 * the codes. The high scale has 7,462 classes.
 */
export function buildClasses<C extends Category>(scale: Scale<C>): HandClasses<C> {
  const codec = createHandCodec(scale);
  const codes = new Set<number>();
  const codeAt: number[] = [];
  for (let cards = scale.fewest; cards <= scale.cards; cards++) {
    forEachPlace(cards, (counts, _key, place) => {
      codes.add((codeAt[place] = codec.ofRanks(counts)));
    });
  }
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    if (bitCount(mask) === scale.cards) codes.add(codec.ofSuited(mask));
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
    ofRanks: (counts) => strengthOf(codec.ofRanks(counts)),
    byPlace: Uint16Array.from(codeAt, strengthOf),
    ofSuited: (mask) => strengthOf(codec.ofSuited(mask)),
    valueOf: (strength) => codec.decode(codeOf(strength)),
    category: (strength) => codec.category(codeOf(strength)),
  };
}

/**
 * Strength of five of a kind, which needs a wild card: above all classes of a high scale (rule P-RANK-1). `NO_HAND` on
 * other scales, and for ranks that the scale does not have.
 */
export function fiveOfAKind({ cards, wins, lowest }: Scale, count: number, rank: Rank): number {
  return wins === 'highest' && cards === 5 && rank >= lowest ? count + 1 + rank - lowest : NO_HAND;
}

/** Number of classes of the high scale, and the strength of a royal flush. */
export const HIGH_CLASS_COUNT = 7_462;

let ofHigh: HandClasses<HighCategory> | undefined;

/** The classes of the high scale, built on first use. */
export function highClasses(): HandClasses<HighCategory> {
  return (ofHigh ??= buildClasses(HIGH));
}

const built = new Map<ScaleId, HandClasses>();

/** The classes of a scale, built on first use. */
export function classesOf(scale: ScaleId): HandClasses {
  let classes = built.get(scale);
  if (classes === undefined) {
    classes = scale === 'high' ? highClasses() : buildClasses(SCALES[scale]);
    built.set(scale, classes);
  }
  return classes;
}
