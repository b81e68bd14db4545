import { type Rank, RANK_COUNT } from '#cards';
import { classesOf, fiveOfAKind, type HandClasses, highClasses } from './classes.js';
import type { HandValue } from './hand-values.js';
import type { Category, HighCategory, ScaleId } from './scale.js';

/** The value of the hands of a strength; the same frozen object for the same strength. */
type Explainer<C extends Category> = (strength: number) => HandValue<C>;

function explainer<C extends Category>(classes: HandClasses<C>): Explainer<C> {
  const values: HandValue<C>[] = [];
  return (strength) => {
    // Without this check the array grows without bound.
    if (!(strength >= 1 && strength <= classes.count)) {
      throw new RangeError(`not the strength of a hand: ${strength}`);
    }
    return (values[strength] ??= classes.valueOf(strength));
  };
}

const explainers = new Map<ScaleId, Explainer<Category>>();

/** The values of five of a kind, by strength. */
function fivesOfAKind(classes: HandClasses): ReadonlyMap<number, HandValue> {
  const values = new Map<number, HandValue>();
  for (let rank: Rank = 0; rank < RANK_COUNT; rank++) {
    const strength = fiveOfAKind(classes.scale, classes.count, rank);
    if (strength === 0) continue;
    const ranks = Object.freeze([rank]);
    values.set(strength, Object.freeze({ category: 'five-of-a-kind', ranks }));
  }
  return values;
}

function createExplainer(scale: ScaleId): Explainer<Category> {
  const classes = classesOf(scale);
  const natural: Explainer<Category> = scale === 'high' ? explainHigh : explainer(classes);
  const withWild = fivesOfAKind(classes);
  return (strength) => withWild.get(strength) ?? natural(strength);
}

let explainOnHigh: Explainer<HighCategory> | undefined;

/**
 * The value of the hands of a strength on the high scale without wild cards: the category and the ranks, most significant
 * first (rule P-RANK-2). A straight has its highest rank only: 3 (a five) for 5-4-3-2-A. Returns the same frozen object
 * for the same strength. Throws a `RangeError` for a number that is not the strength of a hand, such as `NO_HAND`.
 */
export function explainHigh(strength: number): HandValue<HighCategory> {
  explainOnHigh ??= explainer(highClasses());
  return explainOnHigh(strength);
}

/** The same on any scale, with five of a kind. The ranks of a low go from the highest down: 8, 6, 4, 3, ace. */
export function explain(scale: ScaleId, strength: number): HandValue {
  let explainOn = explainers.get(scale);
  if (explainOn === undefined) {
    explainOn = createExplainer(scale);
    explainers.set(scale, explainOn);
  }
  return explainOn(strength);
}

/** The category of a strength. */
export function categoryOf(scale: ScaleId, strength: number): Category {
  return explain(scale, strength).category;
}
