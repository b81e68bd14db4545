import { type Card, deckCards, formatCard, JOKER, type Rank, rankOf } from '#cards';
import { CLASS_COUNT, classOf, formatClass, type HandClass, offsuit, pair, suited } from './classes.js';
import { FULL_WEIGHT, handCount, type Range, type RangeShape } from './range.js';

/** The size of a range, and its hands by class. */
export interface RangeExplanation {
  /** The number of hands, regardless of their weights. */
  readonly combos: number;
  /** The sum of the weights, where a hand of full weight counts 1: an exact decimal with up to three places. */
  readonly weighted: string;
  /** `weighted` as a percentage of all hands of the deck, rounded to four decimals. */
  readonly percent: number;
  /** Two-card hands: rows and columns by rank, ace first, suited hands above the diagonal. Otherwise null. */
  readonly grid: readonly (readonly RangeCell[])[] | null;
}

/** A class of hands that differ only in their suits. */
export interface RangeCell {
  /** `QQ`, `AKs`, `AKo`. */
  readonly hand: string;
  /** The number of its hands in the range. */
  readonly combos: number;
  /** The sum of their weights, in thousandths. */
  readonly weight: number;
  /** The number of its hands in the deck. */
  readonly of: number;
  /** The hands in the range, if some are missing or their weights differ; otherwise null. */
  readonly hands: readonly RangeCellHand[] | null;
}

export interface RangeCellHand {
  /** The higher card first, suits in the order spades, hearts, diamonds, clubs: `AhKd`. */
  readonly hand: string;
  /** In thousandths. */
  readonly weight: number;
}

const DECIMALS = 3;
const PERCENT_SCALE = 10_000;

/** Explains a range that was parsed for this shape. O(hands). */
export function explainRange(range: Range, shape: RangeShape): RangeExplanation {
  const { weights, heaviest, count } = range;
  const thousandths =
    weights === null ? count * heaviest : weights.reduce((total, weight) => total + weight, 0);
  const all = handCount(shape) * FULL_WEIGHT;
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
  const all = new Uint32Array(CLASS_COUNT);
  const every = cards.flatMap((b) => cards.filter((a) => a < b).map((a) => [a, b] as const));
  for (const [a, b] of every) all[classOf(a, b)]++;

  const hands = Array.from({ length: CLASS_COUNT }, (): RangeCellHand[] => []);
  const add = (a: Card, b: Card, weight: number): void => {
    const [high, low] = a > b ? [a, b] : [b, a];
    hands[classOf(a, b)].push({ hand: formatCard(high) + formatCard(low), weight });
  };
  const { cards: held, weights, heaviest } = range;
  if (held === null) {
    for (const [a, b] of every) add(a, b, heaviest);
  } else {
    for (let hand = 0; hand < range.count; hand++) {
      add(held[2 * hand], held[2 * hand + 1], weights?.[hand] ?? heaviest);
    }
  }

  const ranks = [...new Set(cards.map(rankOf))].sort((a, b) => b - a);
  const cell = (handClass: HandClass): RangeCell => {
    const held = hands[handClass];
    const of = all[handClass];
    const isEven = held.length === of && held.every(({ weight }) => weight === held[0].weight);
    return {
      hand: formatClass(handClass),
      combos: held.length,
      weight: held.reduce((sum, { weight }) => sum + weight, 0),
      of,
      hands: held.length === 0 || isEven ? null : held,
    };
  };
  return ranks.map((row) => ranks.map((column) => cell(classAt(row, column))));
}

/** The class of a cell of the grid. Above the diagonal the rank of the row is higher, and the hands are suited. */
function classAt(row: Rank, column: Rank): HandClass {
  if (row === column) return pair(row);
  return row > column ? suited(row, column) : offsuit(row, column);
}
