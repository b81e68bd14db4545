import { type Rank, RANK_COUNT, SUIT_COUNT } from '#cards';
import { type Category, placeOf, rankAt, type Scale } from './scale.js';
import { SHAPES, shapeOf } from './shapes.js';

/**
 * Values of hands, computed from the number of cards of each rank. This is slow; the look-up tables are built from it.
 *
 * A *code* is a hand value as one integer: the place of the category on the scale, then the places of the ranks in order
 * of significance (rule P-RANK-2), four bits each, padded with zeros to five ranks. All codes of a category have the same
 * number of ranks. On a scale that the lowest hand wins, the bits of the ranks are inverted. Codes therefore sort as
 * hands do.
 */
const CATEGORY_SHIFT = 20;
const RANK_BITS = 4;
const RANK_SLOTS = 5;
const RANK_MASK = (1 << RANK_BITS) - 1;
const ALL_RANKS = (1 << CATEGORY_SHIFT) - 1;

/** The code of cards that are no hand on the scale. */
export const NO_CODE = -1;

/** The category of a hand and its ranks, most significant first. A straight has one rank, its highest. */
export interface HandValue<C extends Category = Category> {
  readonly category: C;
  readonly ranks: readonly Rank[];
}

/** Encodes and decodes the hands of one scale. A hand has exactly the number of cards that the scale asks for. */
export interface HandCodec<C extends Category> {
  /** The code of a hand from its number of cards per rank, without suits; `NO_CODE` if it is no hand on the scale. */
  ofRanks(counts: ArrayLike<number>): number;
  /** The code of a hand of different ranks in one suit; `NO_CODE` if the scale ignores suits. */
  ofSuited(mask: number): number;
  category(code: number): C;
  /** The hand value of a code. */
  decode(code: number): HandValue<C>;
}

/** The highest place of a straight of all places in a mask, or -1 if they are not consecutive. A straight never wraps. */
export function straightTop(mask: number, scale: Scale): number {
  const lowest = placeOf(scale.lowest, scale);
  const run = (1 << scale.cards) - 1;
  const top = 31 - Math.clz32(mask);
  if (mask === run << (top - scale.cards + 1)) return top;
  const withAce = ((run >> 1) << lowest) | (1 << (RANK_COUNT - 1));
  return scale.aceBelowLowest && mask === withAce ? lowest + scale.cards - 2 : -1;
}

/** By category: how many cards of a complete hand add no rank to its value. A straight has one rank only. */
const CARDS_WITHOUT_RANK: Readonly<Record<Category, number>> = {
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

/** Categories of hands of one to four different ranks, on the scales that list them. */
const RANK_SET_CATEGORIES: readonly Category[] = ['one-card', 'two-card', 'three-card', 'badugi'];

/** Places of the categories of a scale, -1 for a category that it does not list. */
function placesOnScale(scale: Scale) {
  const find = (category: Category): number => scale.categories.indexOf(category);
  const different = Math.max(find('high-card'), find('low'));
  return {
    straight: find('straight'),
    flush: find('flush'),
    straightFlush: find('straight-flush'),
    /** By place in `SHAPES`. */
    shapes: SHAPES.map(([category]) => find(category)),
    /** By number of cards of different ranks. */
    different: Array.from({ length: RANK_SLOTS + 1 }, (_, cards) =>
      Math.max(
        different,
        RANK_SET_CATEGORIES[cards - 1] === undefined ? -1 : find(RANK_SET_CATEGORIES[cards - 1]),
      ),
    ),
  };
}

export function createHandCodec<C extends Category>(scale: Scale<C>): HandCodec<C> {
  const places = placesOnScale(scale);
  const lowest = placeOf(scale.lowest, scale);
  const highest = placeOf(scale.highest, scale);
  const ranksByPlace = Array.from({ length: RANK_COUNT }, (_, place) => rankAt(place, scale));
  const inverted = scale.wins === 'lowest' ? ALL_RANKS : 0;
  /** Buffers: by number of cards of a rank, how many such ranks there are, and their places packed from the highest. */
  const lengths = new Int32Array(SUIT_COUNT + 1);
  const packed = new Int32Array(SUIT_COUNT + 1);

  const encode = (category: number, ranks: number, slots: number): number =>
    category < 0
      ? NO_CODE
      : (category << CATEGORY_SHIFT) | ((ranks << (RANK_BITS * (RANK_SLOTS - slots))) ^ inverted);

  const ofDifferent = (mask: number, ranks: number, slots: number, inRow: number, loose: number): number => {
    const top = inRow < 0 ? -1 : straightTop(mask, scale);
    return top < 0 ? encode(loose, ranks, slots) : encode(inRow, top, 1);
  };

  const ofRanks = (counts: ArrayLike<number>): number => {
    for (let times = 0; times <= SUIT_COUNT; times++) lengths[times] = packed[times] = 0;
    let mask = 0;
    let cards = 0;
    for (let place = RANK_COUNT - 1; place >= 0; place--) {
      const times = counts[ranksByPlace[place]];
      if (times === 0) continue;
      if (place < lowest || place > highest) return NO_CODE;
      mask |= 1 << place;
      cards += times;
      lengths[times]++;
      packed[times] = (packed[times] << RANK_BITS) | place;
    }
    if (cards > scale.cards || cards < scale.fewest) return NO_CODE;
    if (lengths[1] === cards) {
      return ofDifferent(mask, packed[1], cards, places.straight, places.different[cards]);
    }
    let ranks = 0;
    let slots = 0;
    let most = 0;
    let next = 0;
    for (let times = SUIT_COUNT; times > 0; times--) {
      const length = lengths[times];
      if (length === 0) continue;
      if (most === 0) {
        most = times;
        next = length > 1 ? times : 0;
      } else if (next === 0) next = times;
      ranks = (ranks << (RANK_BITS * length)) | packed[times];
      slots += length;
    }
    return encode(places.shapes[shapeOf(most, next)], ranks, slots);
  };

  const ofSuited = (suited: number): number => {
    let mask = 0;
    let ranks = 0;
    let cards = 0;
    for (let place = RANK_COUNT - 1; place >= 0; place--) {
      if ((suited & (1 << ranksByPlace[place])) === 0) continue;
      if (place < lowest || place > highest) return NO_CODE;
      mask |= 1 << place;
      ranks = (ranks << RANK_BITS) | place;
      cards++;
    }
    if (cards !== scale.cards) return NO_CODE;
    return ofDifferent(mask, ranks, cards, places.straightFlush, places.flush);
  };

  const category = (code: number): C => scale.categories[code >> CATEGORY_SHIFT];

  const decode = (code: number): HandValue<C> => {
    const handCategory = category(code);
    const place = code >> CATEGORY_SHIFT;
    const straight = place === places.straight || place === places.straightFlush;
    const length = straight ? 1 : scale.cards - CARDS_WITHOUT_RANK[handCategory];
    const slots = (code & ALL_RANKS) ^ inverted;
    const ranks = Array.from(
      { length },
      (_, slot) => ranksByPlace[(slots >> (RANK_BITS * (RANK_SLOTS - 1 - slot))) & RANK_MASK],
    );
    return Object.freeze({ category: handCategory, ranks: Object.freeze(ranks) });
  };

  return { ofRanks, ofSuited, category, decode };
}
