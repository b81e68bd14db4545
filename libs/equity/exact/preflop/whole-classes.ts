import { CLASS_COUNT, classOf, combosOf, type HandClass } from '../../ranges/classes.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { handNumber } from './numbering.js';

/** Hands of one weight that are a whole class: `AKs` is 4 hands. */
export interface WholeClass {
  readonly handClass: HandClass;
  readonly weight: number;
}

/** A range of two-card hands, divided into whole classes and the weights that exceed them. */
export interface DividedRange {
  readonly classes: readonly WholeClass[];
  /** The other hands: their numbers (`handNumber`) and weights. */
  readonly numbers: Uint16Array;
  readonly weights: Float64Array;
}

const known = new WeakMap<KnownHands, DividedRange>();

/**
 * Divides a range without duplicate hands. A class that is listed in full is whole with its smallest weight; what a hand weighs more
 * stays with the hand. If AsKs has weight 2 and the rest of `AKs` 1, `AKs` is whole with weight 1, and AsKs exceeds it by 1. O(n) for n hands; the result is
 * cached, because the cost estimate needs it too.
 */
export const divided = (range: KnownHands): DividedRange => {
  if (range.count < SMALLEST_CLASS) return withoutClasses(range);
  let found = known.get(range);
  if (found === undefined) known.set(range, (found = divide(range)));
  return found;
};

/** The number of hands of a suited class. */
const SMALLEST_CLASS = 4;

const withoutClasses = ({ cards, weights, count }: KnownHands): DividedRange => {
  const numbers = new Uint16Array(count);
  for (let hand = 0; hand < count; hand++) numbers[hand] = handNumber(cards[2 * hand], cards[2 * hand + 1]);
  return { classes: [], numbers, weights };
};

const divide = ({ cards, weights, count }: KnownHands): DividedRange => {
  const listed = new Uint8Array(CLASS_COUNT);
  const smallest = new Float64Array(CLASS_COUNT).fill(Infinity);
  const classes = classesOf(cards, count);
  for (let hand = 0; hand < count; hand++) {
    const handClass = classes[hand];
    listed[handClass]++;
    if (weights[hand] < smallest[handClass]) smallest[handClass] = weights[hand];
  }
  const whole: WholeClass[] = [];
  for (let handClass = 0; handClass < CLASS_COUNT; handClass++)
    if (listed[handClass] === combosOf(handClass)) whole.push({ handClass, weight: smallest[handClass] });
    else smallest[handClass] = 0;
  const numbers = new Uint16Array(count);
  const excess = new Float64Array(count);
  let rest = 0;
  for (let hand = 0; hand < count; hand++) {
    const weight = weights[hand] - smallest[classes[hand]];
    if (weight === 0) continue;
    numbers[rest] = handNumber(cards[2 * hand], cards[2 * hand + 1]);
    excess[rest++] = weight;
  }
  return { classes: whole, numbers: numbers.subarray(0, rest), weights: excess.subarray(0, rest) };
};

/** The class of each hand. */
export const classesOf = (cards: Uint8Array, count: number): Uint8Array => {
  const classes = new Uint8Array(count);
  for (let hand = 0; hand < count; hand++) classes[hand] = classOf(cards[2 * hand], cards[2 * hand + 1]);
  return classes;
};
