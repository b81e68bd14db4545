import { type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import { HIGH_CLASSES } from './classes.js';
import { type RankMasks, readRanks, setMasks } from './readings.js';
import { SCALES } from './scale.js';
import {
  buildFlushTable,
  buildRankTable,
  COLUMNS,
  FIVE_BIAS,
  FIVE_BITS,
  LOW_MASK,
  LOW_SHIFT,
  markedSuit,
  RANK_KEYS,
  SUIT_KEYS,
} from './tables.js';

/**
 * The high scale. A strength is a class number, 1 (7-5-4-3-2) to 7,462 (royal flush): the higher wins, equal means
 * that the hands tie (rules P-RANK-1 to P-RANK-3, P-DECK-3). The cards of a hand must be different cards 0..51: nothing
 * here checks it, `bestHand` does. No call allocates.
 */

/** The strength of less than a hand. Weaker than all. */
export const NO_HAND = 0;

const { rows: ROWS_5, strengths: STRENGTHS_5 } = buildRankTable(5, HIGH_CLASSES);
const { rows: ROWS_6, strengths: STRENGTHS_6 } = buildRankTable(6, HIGH_CLASSES);
const { rows: ROWS_7, strengths: STRENGTHS_7 } = buildRankTable(7, HIGH_CLASSES);

/** By mask of suited ranks: strength of the best flush or straight flush in it; 0 below five ranks. */
export const FLUSH_STRENGTHS: Uint16Array = buildFlushTable(HIGH_CLASSES);

/** Strength of five cards by the sum of their `RANK_KEYS`, suits aside. */
export function strengthOfFiveRanks(key: number): number {
  return STRENGTHS_5[ROWS_5[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
}

/** The rank bit of a card if it is of the suit. */
function bitIn(suit: number, card: Card): number {
  return (card & 3) === suit ? 1 << (card >> 2) : 0;
}

/** Strength of five cards. Constant time. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const suits = SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e];
  if (((suits + FIVE_BIAS) & FIVE_BITS) !== 0) {
    return FLUSH_STRENGTHS[
      (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
    ];
  }
  return strengthOfFiveRanks(RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e]);
}

/** Strength of the best five of six cards. Constant time. */
export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const suits = SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e] + SUIT_KEYS[f];
  const marks = (suits + FIVE_BIAS) & FIVE_BITS;
  if (marks !== 0) {
    const s = markedSuit(marks);
    return FLUSH_STRENGTHS[bitIn(s, a) | bitIn(s, b) | bitIn(s, c) | bitIn(s, d) | bitIn(s, e) | bitIn(s, f)];
  }
  const key = RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e] + RANK_KEYS[f];
  return STRENGTHS_6[ROWS_6[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
}

/**
 * Strength of the best five of seven cards. Constant time. Of seven cards with five in a suit at most two repeat a
 * rank, which leaves no room for a full house or better: a flush needs no comparison with the rest.
 */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const suits =
    SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e] + SUIT_KEYS[f] + SUIT_KEYS[g];
  const marks = (suits + FIVE_BIAS) & FIVE_BITS;
  if (marks !== 0) {
    const s = markedSuit(marks);
    return FLUSH_STRENGTHS[
      bitIn(s, a) | bitIn(s, b) | bitIn(s, c) | bitIn(s, d) | bitIn(s, e) | bitIn(s, f) | bitIn(s, g)
    ];
  }
  const key =
    RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e] + RANK_KEYS[f] + RANK_KEYS[g];
  return STRENGTHS_7[ROWS_7[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
}

/** Scratch of `evaluateMany`, so that it allocates nothing per call. */
const manyCounts = new Uint8Array(RANK_COUNT);
const manyMasks: RankMasks = { any: 0, pairs: 0, threes: 0, fours: 0 };
const suitMasks = new Int32Array(SUIT_COUNT);

/** Eight cards and more: read plainly; flushes compared with the rest, for both may be there. */
function evaluateMany(cards: ArrayLike<Card>, count: number): number {
  manyCounts.fill(0);
  suitMasks.fill(0);
  for (let i = 0; i < count; i++) {
    const card = cards[i];
    manyCounts[rankOf(card)]++;
    suitMasks[suitOf(card)] |= 1 << rankOf(card);
  }
  setMasks(manyMasks, manyCounts);
  let best = HIGH_CLASSES.classOf(readRanks(manyMasks, SCALES.high)) ?? NO_HAND;
  for (const mask of suitMasks) best = Math.max(best, FLUSH_STRENGTHS[mask]);
  return best;
}

/**
 * Strength of the best five of the first `count` cards. Five to seven by table, more (up to the whole deck) by plain
 * reading, some twenty times slower; fewer than five are `NO_HAND`: see `evaluatePartial`.
 */
export function evaluateHigh(cards: ArrayLike<Card>, count: number = cards.length): number {
  switch (count) {
    case 7:
      return evaluate7(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]);
    case 6:
      return evaluate6(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]);
    case 5:
      return evaluate5(cards[0], cards[1], cards[2], cards[3], cards[4]);
    default:
      return count < 5 ? NO_HAND : evaluateMany(cards, count);
  }
}
