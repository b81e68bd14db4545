import { type Card, deckCards, JOKER, type Rank, rankOf } from '#cards';
import { CLASS_COUNT, classOf, formatClass, type HandClass, offsuit, pair, suited } from './classes.js';
import { FULL_WEIGHT, handsOf, type Range, type RangeShape } from './range.js';

/** A range in figures. */
export interface RangeExplanation {
  /** How many hands there are, whatever they weigh. */
  readonly combos: number;
  /** What they weigh together, in hands: an exact decimal of at most three places. */
  readonly weighted: string;
  /** `weighted` of all hands that the deck has, in percent, to four decimals. */
  readonly percent: number;
  /** Of hands of two cards: rows and columns by rank, ace first, suited hands above the diagonal; else null. */
  readonly grid: readonly (readonly RangeCell[])[] | null;
}

/** Hands that differ by their suits alone. */
export interface RangeCell {
  /** `QQ`, `AKs`, `AKo`. */
  readonly hand: string;
  /** How many of them are in the range. */
  readonly combos: number;
  /** What these weigh together, in thousandths. */
  readonly weight: number;
  /** How many there are. */
  readonly of: number;
}

const DECIMALS = 3;
const PERCENT_SCALE = 10_000;

/** Says how large a range is that was read for this shape, and of two cards how much of each class is in it. */
export function explainRange(range: Range, shape: RangeShape): RangeExplanation {
  const { weights, heaviest, count } = range;
  const thousandths =
    weights === null ? count * heaviest : weights.reduce((total, weight) => total + weight, 0);
  const all = handsOf(shape) * FULL_WEIGHT;
  return {
    combos: count,
    weighted: decimal(thousandths),
    percent: Math.round((thousandths / all) * 100 * PERCENT_SCALE) / PERCENT_SCALE,
    grid: gridOf(range, shape),
  };
}

function decimal(thousandths: number): string {
  const digits = String(thousandths).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

function gridOf(range: Range, { deck, size }: RangeShape): RangeCell[][] | null {
  const cards = deckCards(deck);
  if (size !== 2 || cards.includes(JOKER)) return null;
  const combos = new Uint32Array(CLASS_COUNT);
  const weights = new Uint32Array(CLASS_COUNT);
  const all = new Uint32Array(CLASS_COUNT);
  const every = cards.flatMap((b) => cards.filter((a) => a < b).map((a) => [a, b] as const));
  for (const [a, b] of every) all[classOf(a, b)]++;

  const add = (a: Card, b: Card, weight: number): void => {
    combos[classOf(a, b)]++;
    weights[classOf(a, b)] += weight;
  };
  const { cards: held, weights: heldWeights, heaviest } = range;
  if (held === null) {
    for (const [a, b] of every) add(a, b, heaviest);
  } else {
    for (let hand = 0; hand < range.count; hand++) {
      add(held[2 * hand], held[2 * hand + 1], heldWeights?.[hand] ?? heaviest);
    }
  }

  const ranks = [...new Set(cards.map(rankOf))].sort((a, b) => b - a);
  const cell = (handClass: HandClass): RangeCell => ({
    hand: formatClass(handClass),
    combos: combos[handClass],
    weight: weights[handClass],
    of: all[handClass],
  });
  return ranks.map((row) => ranks.map((column) => cell(square(row, column))));
}

/** The class of a square of the grid: above the diagonal, where the row has the higher rank, hands are suited. */
function square(row: Rank, column: Rank): HandClass {
  if (row === column) return pair(row);
  return row > column ? suited(row, column) : offsuit(row, column);
}
