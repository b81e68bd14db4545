import type { DeckShape } from '../deck-shape.js';

/** Ranks of the largest deck. Classes are numbered in a square of ranks: suited above the diagonal, offsuit below, pairs on it. */
export const RANKS = 13;
export const CLASSES = RANKS * RANKS;

/** The class of a starting hand of two cards: high rank × 13 + low rank if suited, low × 13 + high if not. */
export const classOf = (first: number, second: number): number => {
  const a = first >> 2;
  const b = second >> 2;
  const high = a > b ? a : b;
  const low = a > b ? b : a;
  return (first & 3) === (second & 3) ? high * RANKS + low : low * RANKS + high;
};

/** How likely classes are in one hand, and in two hands of the same deal. */
export interface ClassOdds {
  /** The classes that the deck can deal. */
  readonly classes: readonly number[];
  /** By place in `classes`. */
  readonly single: readonly number[];
  /** The probability that the first of two hands has one class, and the second another one. */
  readonly joint: readonly (readonly number[])[];
  readonly pair: number;
  /** The probability that two hands are both pairs. */
  readonly bothPairs: number;
}

const cache = new Map<string, ClassOdds>();

/** Counts all pairs of starting hands: 169 × 1,225 for 52 cards. */
export const classOdds = (deck: DeckShape): ClassOdds => {
  let odds = cache.get(deck.id);
  if (odds === undefined) cache.set(deck.id, (odds = countOdds(deck)));
  return odds;
};

const countOdds = ({ cards, ranks, first }: DeckShape): ClassOdds => {
  const all = Array.from({ length: cards }, (_, card) => first + card);
  const examples = new Map<number, readonly [number, number]>();
  const counts = new Map<number, number>();
  for (const a of all)
    for (const b of all) {
      if (b >= a) continue;
      const own = classOf(a, b);
      examples.set(own, [a, b]);
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
  const classes = [...examples.keys()].sort((a, b) => a - b);
  const place = new Map(classes.map((own, at) => [own, at]));
  const hands = (cards * (cards - 1)) / 2;
  const others = ((cards - 2) * (cards - 3)) / 2;
  const single = classes.map((own) => (counts.get(own) ?? 0) / hands);
  const joint = classes.map((own, at) => {
    const [x, y] = examples.get(own) ?? [0, 0];
    const row = classes.map(() => 0);
    const left = all.filter((card) => card !== x && card !== y);
    for (const a of left)
      for (const b of left) if (b < a) row[place.get(classOf(a, b)) ?? 0] += single[at] / others;
    return row;
  });
  const pair = 3 / (cards - 1);
  return { classes, single, joint, pair, bothPairs: (pair * ((ranks - 1) * 6 + 1)) / others };
};

const RANK_NAMES = '23456789TJQKA';

/** `AA`, `AKs`, `AKo`. */
export const className = (own: number): string => {
  const a = Math.floor(own / RANKS);
  const b = own % RANKS;
  if (a === b) return RANK_NAMES[a].repeat(2);
  return a > b ? `${RANK_NAMES[a]}${RANK_NAMES[b]}s` : `${RANK_NAMES[b]}${RANK_NAMES[a]}o`;
};
