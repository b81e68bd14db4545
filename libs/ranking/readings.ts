import { ACE, type Rank, RANK_COUNT } from '#cards';
import type { Category, Scale } from './scale.js';

/**
 * Reading a hand the plain way, from how often each rank occurs. Slow beside the tables, and the source of them.
 *
 * A *code* is a reading as one integer: the place of the category on the scale, then the ranks in order of
 * significance (rule P-RANK-2), four bits each, padded with zeros to five. Within a category all codes hold equally
 * many ranks, so that codes sort as hands do.
 */
const CATEGORY_SHIFT = 20;
const RANK_BITS = 4;
const RANK_SLOTS = 5;
const NONE = -1;

/** A hand by its ranks, suits aside: masks of the ranks that occur at least once, twice, three and four times. */
export interface RankMasks {
  any: number;
  pairs: number;
  threes: number;
  fours: number;
}

/** Sets the masks from how often each rank occurs. Fills a given object: the tables read a hand 70,000 times. */
export function setMasks(hand: RankMasks, counts: ArrayLike<number>): void {
  hand.any = hand.pairs = hand.threes = hand.fours = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const bit = 1 << rank;
    const count = counts[rank];
    if (count === 0) continue;
    hand.any |= bit;
    if (count >= 2) hand.pairs |= bit;
    if (count >= 3) hand.threes |= bit;
    if (count >= 4) hand.fours |= bit;
  }
}

/** Highest rank of a mask; -1 if it is empty. */
function top(mask: number): Rank {
  return 31 - Math.clz32(mask);
}

/** Appends the highest ranks of a mask, as many as asked (they must be there), and fills five slots with zeros. */
function pack(leading: number, used: number, mask: number, kickers: number): number {
  let packed = leading;
  let rest = mask;
  for (let n = 0; n < kickers; n++) {
    const rank = top(rest);
    packed = (packed << RANK_BITS) | rank;
    rest &= ~(1 << rank);
  }
  return packed << (RANK_BITS * (RANK_SLOTS - used - kickers));
}

/** One rank that leads, and the best others of the hand as kickers. */
function leadBy(rank: Rank, hand: RankMasks, kickers: number): number {
  return pack(rank, 1, hand.any & ~(1 << rank), kickers);
}

/**
 * Top rank of the best straight among the ranks of a mask, -1 if there is none. Never wraps: the ace stands above the
 * king or, where the scale lets it, just below the lowest rank (rule P-DECK-2).
 */
export function straightTop(mask: number, scale: Scale): Rank {
  // One place is made below the lowest rank, for the ace; then five in a row are five shifted copies that agree.
  const ace = scale.aceBelowLowest ? (mask >> ACE) & 1 : 0;
  const ranks = ((mask >> scale.lowestRank) << 1) | ace;
  const starts = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4);
  return starts === 0 ? NONE : top(starts) + scale.lowestRank + 3;
}

type Finder = (hand: RankMasks, scale: Scale) => number;

/** Each finder gives the packed ranks of the best hand of its category, suits aside, or -1. */
const FINDERS: Readonly<Record<Category, Finder>> = {
  'straight-flush': () => NONE,
  'four-of-a-kind': (hand) => (hand.fours === 0 ? NONE : leadBy(top(hand.fours), hand, 1)),
  'full-house': (hand) => {
    if (hand.threes === 0) return NONE;
    const three = top(hand.threes);
    const others = hand.pairs & ~(1 << three);
    return others === 0 ? NONE : pack(three, 1, others, 1);
  },
  flush: () => NONE,
  straight: (hand, scale) => {
    const highest = straightTop(hand.any, scale);
    return highest === NONE ? NONE : pack(highest, 1, 0, 0);
  },
  'three-of-a-kind': (hand) => (hand.threes === 0 ? NONE : leadBy(top(hand.threes), hand, 2)),
  'two-pair': (hand) => {
    const high = top(hand.pairs);
    const low = top(hand.pairs & ~(1 << high));
    if (low === NONE) return NONE;
    return pack((high << RANK_BITS) | low, 2, hand.any & ~(1 << high) & ~(1 << low), 1);
  },
  pair: (hand) => (hand.pairs === 0 ? NONE : leadBy(top(hand.pairs), hand, 3)),
  'high-card': (hand) => pack(0, 0, hand.any, RANK_SLOTS),
};

/** The code of the best five of five or more cards, suits aside. */
export function readRanks(hand: RankMasks, scale: Scale): number {
  for (let place = scale.categories.length - 1; place >= 0; place--) {
    const packed = FINDERS[scale.categories[place]](hand, scale);
    if (packed !== NONE) return (place << CATEGORY_SHIFT) | packed;
  }
  throw new RangeError(`scale ${scale.id} cannot read the hand`);
}

/** The code of the best five of five or more different ranks that are all of one suit. */
export function readSuited(mask: number, scale: Scale): number {
  const highest = straightTop(mask, scale);
  if (highest === NONE) {
    return (scale.categories.indexOf('flush') << CATEGORY_SHIFT) | pack(0, 0, mask, RANK_SLOTS);
  }
  return (scale.categories.indexOf('straight-flush') << CATEGORY_SHIFT) | pack(highest, 1, 0, 0);
}

/** How many ranks the code of a category holds. */
const RANKS_OF: Readonly<Record<Category, number>> = {
  'high-card': 5,
  pair: 4,
  'two-pair': 3,
  'three-of-a-kind': 3,
  straight: 1,
  flush: 5,
  'full-house': 2,
  'four-of-a-kind': 2,
  'straight-flush': 1,
};

/** What a hand is: its category, and the ranks that make it, most significant first. A straight names its top only. */
export interface Reading {
  readonly category: Category;
  readonly ranks: readonly Rank[];
}

/** Unpacks a code of the scale. */
export function readingOf(code: number, scale: Scale): Reading {
  const category = scale.categories[code >> CATEGORY_SHIFT];
  const ranks = Array.from(
    { length: RANKS_OF[category] },
    (_, slot) => (code >> (RANK_BITS * (RANK_SLOTS - 1 - slot))) & ((1 << RANK_BITS) - 1),
  );
  return Object.freeze({ category, ranks: Object.freeze(ranks) });
}
