import { type Rank, RANK_COUNT } from '#cards';
import { classesOf, fiveOfAKind, HIGH_CLASSES, type HandClasses } from './classes.js';
import type { HandValue } from './hand-values.js';
import type { Category, HighCategory, ScaleId } from './scale.js';

/** What the hands of a strength are; the same frozen object for the same strength. */
type Explainer<C extends Category> = (strength: number) => HandValue<C>;

function explainer<C extends Category>(classes: HandClasses<C>): Explainer<C> {
  const readings: HandValue<C>[] = [];
  return (strength) => {
    // Asked for by number, or there is no end to the array.
    if (!(strength >= 1 && strength <= classes.count)) {
      throw new RangeError(`not the strength of a hand: ${strength}`);
    }
    return (readings[strength] ??= classes.reading(strength));
  };
}

const explainers = new Map<ScaleId, Explainer<Category>>();

/** By strength above all classes: five of a kind of which rank. */
function fives(classes: HandClasses): ReadonlyMap<number, HandValue> {
  const readings = new Map<number, HandValue>();
  for (let rank: Rank = 0; rank < RANK_COUNT; rank++) {
    const strength = fiveOfAKind(classes.scale, classes.count, rank);
    if (strength === 0) continue;
    const ranks = Object.freeze([rank]);
    readings.set(strength, Object.freeze({ category: 'five-of-a-kind', ranks }));
  }
  return readings;
}

function createExplainer(scale: ScaleId): Explainer<Category> {
  const classes = classesOf(scale);
  const natural: Explainer<Category> = scale === 'high' ? explainHigh : explainer(classes);
  const withWild = fives(classes);
  return (strength) => withWild.get(strength) ?? natural(strength);
}

/**
 * What the hands of a strength are on the high scale without wild cards: the category and the ranks that make the hand,
 * most significant first (rule P-RANK-2); straights name their top only, 3 (a five) for 5-4-3-2-A. The same frozen object
 * for the same strength. A number that is no strength of a hand, `NO_HAND` included, is a bug and throws.
 */
export const explainHigh: Explainer<HighCategory> = explainer(HIGH_CLASSES);

/** The same on any scale, five of a kind included. Lows name their ranks from the highest down: 8, 6, 4, 3, ace. */
export function explain(scale: ScaleId, strength: number): HandValue {
  let explainOn = explainers.get(scale);
  if (explainOn === undefined) {
    explainOn = createExplainer(scale);
    explainers.set(scale, explainOn);
  }
  return explainOn(strength);
}

/** The category alone. */
export function categoryOf(scale: ScaleId, strength: number): Category {
  return explain(scale, strength).category;
}
