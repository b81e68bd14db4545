import { bitCount, rankOf, RANK_COUNT, STANDARD_CARD_COUNT, suitOf } from '#cards';
import { type HandClasses, RANK_MASKS } from './classes.js';
import { forEachMultiset } from './multisets.js';
import { type RankMasks, readRanks, readSuited, setMasks } from './readings.js';

/**
 * Look-up without a search, from the ranks of a hand to its strength.
 *
 * Every card has a key, and the key of a hand is the sum. The thirteen ranks are parted in two halves, the low six and
 * the high seven; within a half the key is a number in base five whose digits say how often each rank occurs. No rank
 * occurs five times, so no digit overflows and the sum tells the ranks of the hand. The low half stands in the low 14
 * bits (5^6 = 15,625 values), the high half above (5^7 = 78,125): 31 bits in all.
 *
 * The high half of an n-card hand leaves n − h cards for the low half, and there are the same ways to take them
 * whatever the high half is. So the low halves of each size are numbered from 0, every high half gets a stretch of as
 * many places as there are low halves for it, and `row[high] + column[low]` is a minimal perfect hash: 6,175 places for
 * five cards, 18,395 for six, 49,205 for seven.
 */
const LOW_RANKS = 6;
const LOW_BITS = 14;
const BASE = 5;
const LARGEST_HAND = 7;

export const LOW_SHIFT = LOW_BITS;
export const LOW_MASK = (1 << LOW_BITS) - 1;

function rankKey(rank: number): number {
  return rank < LOW_RANKS ? BASE ** rank : (BASE ** (rank - LOW_RANKS)) << LOW_BITS;
}

/** By card: what it adds to the rank key of a hand. */
export const RANK_KEYS = Int32Array.from({ length: STANDARD_CARD_COUNT }, (_, card) => rankKey(rankOf(card)));

/** By card: one in the four-bit counter of its suit. */
export const SUIT_KEYS = Int32Array.from(
  { length: STANDARD_CARD_COUNT },
  (_, card) => 1 << (4 * suitOf(card)),
);

/** Added to the suit counters, makes bit 3 of a counter say "five or more"; right for hands of up to twelve cards. */
export const FIVE_BIAS = 0x3333;
export const FIVE_BITS = 0x8888;

/** Index of the suit whose counter is marked in `marks` (some of `FIVE_BITS`, not none). */
export function markedSuit(marks: number): number {
  return (31 - Math.clz32(marks)) >> 2;
}

/** Key of counts restricted to ranks `from` to `to - 1`, as the sum of base-five digits from 5^0 on. */
function halfKey(counts: Uint8Array, from: number, to: number): number {
  let key = 0;
  for (let rank = to - 1; rank >= from; rank--) key = key * BASE + counts[rank];
  return key;
}

/** By low half key: its number among the low halves with as many cards. Shared by hands of all sizes. */
export const COLUMNS = new Uint16Array(BASE ** LOW_RANKS);
/** How many low halves there are with n cards. */
const LOW_HALVES: number[] = [];
for (let cards = 0; cards <= LARGEST_HAND; cards++) {
  const counts = new Uint8Array(RANK_COUNT);
  let next = 0;
  forEachMultiset(counts, 0, LOW_RANKS, cards, () => {
    COLUMNS[halfKey(counts, 0, LOW_RANKS)] = next++;
  });
  LOW_HALVES.push(next);
}

/** The two tables for hands of one size. */
export interface RankTable {
  /** By high half key: first place of its stretch. */
  readonly rows: Uint16Array;
  /** By place: strength of the best five of the cards, suits aside. */
  readonly strengths: Uint16Array;
}

/** Builds the tables for hands of `size` cards, 5 to 7, by reading every rank multiset once. */
export function buildRankTable(size: number, classes: HandClasses): RankTable {
  const rows = new Uint16Array(BASE ** (RANK_COUNT - LOW_RANKS));
  const strengths: number[] = [];
  const counts = new Uint8Array(RANK_COUNT);
  const hand: RankMasks = { any: 0, pairs: 0, threes: 0, fours: 0 };
  for (let inHigh = 0; inHigh <= size; inHigh++) {
    forEachMultiset(counts, LOW_RANKS, RANK_COUNT, inHigh, () => {
      rows[halfKey(counts, LOW_RANKS, RANK_COUNT)] = strengths.length;
      // The same order as when the columns were numbered, hence the next place is row + column.
      forEachMultiset(counts, 0, LOW_RANKS, size - inHigh, () => {
        setMasks(hand, counts);
        strengths.push(classes.classOf(readRanks(hand, classes.scale)) ?? 0);
      });
    });
  }
  return { rows, strengths: Uint16Array.from(strengths) };
}

/** By mask of suited ranks: strength of the best flush or straight flush in it; 0 below five ranks. */
export function buildFlushTable(classes: HandClasses): Uint16Array {
  return Uint16Array.from({ length: RANK_MASKS }, (_, mask) =>
    bitCount(mask) < 5 ? 0 : (classes.classOf(readSuited(mask, classes.scale)) ?? 0),
  );
}
