import { bitCount, type Rank, RANK_COUNT } from '#cards';
import { type Category, placeOf, rankAt, type Scale } from './scale.js';
import { SHAPES, shapeOf } from './shapes.js';

/**
 * Reading a hand the plain way, from how often each rank occurs. Slow beside the tables, and the source of them.
 *
 * A *code* is a reading as one integer: the place of the category on the scale, then the places of the ranks in order of
 * significance (rule P-RANK-2), four bits each, padded with zeros to five. Within a category all codes hold equally many
 * ranks. Where the lowest hand wins, the bits of the ranks are turned round. So codes sort as hands do.
 */
const CATEGORY_SHIFT = 20;
const RANK_BITS = 4;
const RANK_SLOTS = 5;
const RANK_MASK = (1 << RANK_BITS) - 1;
const ALL_RANKS = (1 << CATEGORY_SHIFT) - 1;

/** What is no hand on a scale. */
export const NO_CODE = -1;

/** What a hand is: its category, and the ranks that make it, most significant first. A straight names its top only. */
export interface Reading<C extends Category = Category> {
  readonly category: C;
  readonly ranks: readonly Rank[];
}

/** Kinds of hands of different ranks by how many there are, on the scales that list them. */
const SETS: readonly Category[] = ['one-card', 'two-card', 'three-card', 'badugi'];

/** Place of the top of a straight made of all the places of a mask, -1 if they do not follow each other. Never wraps. */
export function straightTop(mask: number, scale: Scale): number {
  const lowest = placeOf(scale.lowest, scale);
  const run = (1 << scale.cards) - 1;
  const top = 31 - Math.clz32(mask);
  if (mask === run << (top - scale.cards + 1)) return top;
  const withAce = ((run >> 1) << lowest) | (1 << (RANK_COUNT - 1));
  return scale.aceBelowLowest && mask === withAce ? lowest + scale.cards - 2 : -1;
}

/** The first of some categories that the scale lists, strongest claims first. */
function listed(scale: Scale, categories: readonly Category[]): number {
  for (const category of categories) {
    const place = scale.categories.indexOf(category);
    if (place >= 0) return place;
  }
  return -1;
}

const STRAIGHTS: ReadonlySet<Category> = new Set(['straight', 'straight-flush']);

function code(scale: Scale, category: number, places: readonly number[]): number {
  if (category < 0) return NO_CODE;
  let ranks = 0;
  for (let slot = 0; slot < RANK_SLOTS; slot++) ranks = (ranks << RANK_BITS) | (places[slot] ?? 0);
  return (category << CATEGORY_SHIFT) | (scale.wins === 'lowest' ? ALL_RANKS ^ ranks : ranks);
}

/** The code of cards of different ranks, by their places; suited or not. */
function readDifferent(places: readonly number[], scale: Scale, suited: boolean): number {
  const mask = places.reduce((set, place) => set | (1 << place), 0);
  const top = straightTop(mask, scale);
  const loose: readonly Category[] = suited ? ['flush'] : ['high-card', 'low', SETS[places.length - 1]];
  const inRow: Category = suited ? 'straight-flush' : 'straight';
  const category = listed(scale, top < 0 ? loose : [inRow, ...loose]);
  const isStraight = STRAIGHTS.has(scale.categories[category]);
  return code(scale, category, isStraight ? [top] : places);
}

/** True when the hand has as many cards as the scale asks for, all of ranks that it knows. */
function fits(scale: Scale, cards: number, lowest: number, highest: number): boolean {
  return (
    cards <= scale.cards &&
    cards >= scale.fewest &&
    lowest >= placeOf(scale.lowest, scale) &&
    highest <= placeOf(scale.highest, scale)
  );
}

/**
 * The code of a hand by how often each rank occurs, suits aside; `NO_CODE` for what is no hand on the scale. As many
 * cards as make a hand there, neither more nor fewer.
 */
export function readRanks(counts: ArrayLike<number>, scale: Scale): number {
  const places: number[] = [];
  let cards = 0;
  for (let place = RANK_COUNT - 1; place >= 0; place--) {
    const count = counts[rankAt(place, scale)];
    if (count === 0) continue;
    places.push(place);
    cards += count;
  }
  if (!fits(scale, cards, places[places.length - 1], places[0])) return NO_CODE;
  if (places.length === cards) return readDifferent(places, scale, false);
  const times = (place: number): number => counts[rankAt(place, scale)];
  places.sort((a, b) => times(b) - times(a) || b - a);
  const shape = shapeOf(times(places[0]), places.length > 1 ? times(places[1]) : 0);
  return code(scale, listed(scale, [SHAPES[shape][0]]), places);
}

/** The code of a hand of different ranks, as a mask, that are all of one suit; `NO_CODE` where the scale ignores suits. */
export function readSuited(mask: number, scale: Scale): number {
  const places: number[] = [];
  for (let place = RANK_COUNT - 1; place >= 0; place--) {
    if ((mask & (1 << rankAt(place, scale))) !== 0) places.push(place);
  }
  if (!fits(scale, bitCount(mask), places[places.length - 1], places[0])) return NO_CODE;
  return readDifferent(places, scale, true);
}

/** By category: how many cards of a whole hand add no rank to its reading. Straights name one rank whatever they are. */
const SILENT: Readonly<Record<Category, number>> = {
  'high-card': 0,
  low: 0,
  flush: 0,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 2,
  'full-house': 3,
  'four-of-a-kind': 3,
  'five-of-a-kind': 4,
  straight: 4,
  'straight-flush': 4,
  badugi: 0,
  'three-card': 1,
  'two-card': 2,
  'one-card': 3,
};

/** The category of a code of the scale. */
export function categoryOfCode<C extends Category>(code: number, scale: Scale<C>): C {
  return scale.categories[code >> CATEGORY_SHIFT];
}

/** Unpacks a code of the scale. */
export function readingOf<C extends Category>(code: number, scale: Scale<C>): Reading<C> {
  const category = categoryOfCode(code, scale);
  const packed = scale.wins === 'lowest' ? ALL_RANKS ^ (code & ALL_RANKS) : code;
  const length = STRAIGHTS.has(category) ? 1 : scale.cards - SILENT[category];
  const ranks = Array.from({ length }, (_, slot) =>
    rankAt((packed >> (RANK_BITS * (RANK_SLOTS - 1 - slot))) & RANK_MASK, scale),
  );
  return Object.freeze({ category, ranks: Object.freeze(ranks) });
}
