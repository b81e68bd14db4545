import type { Card } from '#cards';
import { bestOfAny } from './choices.js';
import { NO_HAND, RANK_MASKS } from './classes.js';
import { COLUMNS, FIVE_BIAS, markedSuit, RANK_KEYS, placesOf, SUIT_KEYS, SUIT_MARKS } from './keys.js';
import { LOW_MASK, LOW_SHIFT } from './multisets.js';
import { tablesOf } from './tables.js';

/**
 * The high scale. A strength is a class number from 1 (7-5-4-3-2) to 7,462 (royal flush): the higher wins, equal
 * strengths tie (rules P-RANK-1 to P-RANK-3, P-DECK-3). The cards of a hand must be different cards 0..51; these functions
 * do not check that, `bestHand` does. Only the first call allocates.
 *
 * This is `rankedEvaluator` written out for five, six and seven cards, for speed.
 *
 * The tables are constants, which the compiler of the machine can rely on, but full of `NO_HAND` until they are needed:
 * most commands and processes rank no hand. Five cards are always a hand, so `NO_HAND` means that the tables must be filled.
 */
const PLACES_5 = placesOf(5);
const PLACES_6 = placesOf(6);
const PLACES_7 = placesOf(7);
const ROWS_5 = PLACES_5.rows;
const ROWS_6 = PLACES_6.rows;
const ROWS_7 = PLACES_7.rows;
const STRENGTHS_5 = new Uint16Array(PLACES_5.count);
const STRENGTHS_6 = new Uint16Array(PLACES_6.count);
const STRENGTHS_7 = new Uint16Array(PLACES_7.count);
const FLUSH_STRENGTHS = new Uint16Array(RANK_MASKS);
let areFilled = false;

/** Fills the tables; returns false if they are filled already, so that the cards are none of a deck. */
function fillTables(): boolean {
  if (areFilled) return false;
  const tables = tablesOf('high');
  STRENGTHS_5.set(tables.strengths(5));
  STRENGTHS_6.set(tables.strengths(6));
  STRENGTHS_7.set(tables.strengths(7));
  FLUSH_STRENGTHS.set(tables.flushes());
  areFilled = true;
  return true;
}

/** The rank bit of a card of the suit; 0 for a card of another suit. */
function bitIn(suit: number, card: Card): number {
  return (card & 3) === suit ? 1 << (card >> 2) : 0;
}

/** Strength of five cards. Constant time. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const suits = SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e];
  let strength: number;
  if (((suits + FIVE_BIAS) & SUIT_MARKS) !== 0) {
    strength =
      FLUSH_STRENGTHS[
        (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
      ];
  } else {
    const key = RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e];
    strength = STRENGTHS_5[ROWS_5[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
  }
  return strength === NO_HAND && fillTables() ? evaluate5(a, b, c, d, e) : strength;
}

/** Strength of the best five of six cards. Constant time. */
export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const suits = SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e] + SUIT_KEYS[f];
  const marks = (suits + FIVE_BIAS) & SUIT_MARKS;
  let strength: number;
  if (marks !== 0) {
    const s = markedSuit(marks);
    strength =
      FLUSH_STRENGTHS[bitIn(s, a) | bitIn(s, b) | bitIn(s, c) | bitIn(s, d) | bitIn(s, e) | bitIn(s, f)];
  } else {
    const key = RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e] + RANK_KEYS[f];
    strength = STRENGTHS_6[ROWS_6[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
  }
  return strength === NO_HAND && fillTables() ? evaluate6(a, b, c, d, e, f) : strength;
}

/**
 * Strength of the best five of seven cards. Constant time. With five of seven cards in a suit, at most two repeat a rank, so they
 * hold no full house or four of a kind: a flush is compared with nothing else.
 */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const suits =
    SUIT_KEYS[a] + SUIT_KEYS[b] + SUIT_KEYS[c] + SUIT_KEYS[d] + SUIT_KEYS[e] + SUIT_KEYS[f] + SUIT_KEYS[g];
  const marks = (suits + FIVE_BIAS) & SUIT_MARKS;
  let strength: number;
  if (marks !== 0) {
    const s = markedSuit(marks);
    strength =
      FLUSH_STRENGTHS[
        bitIn(s, a) | bitIn(s, b) | bitIn(s, c) | bitIn(s, d) | bitIn(s, e) | bitIn(s, f) | bitIn(s, g)
      ];
  } else {
    const key =
      RANK_KEYS[a] + RANK_KEYS[b] + RANK_KEYS[c] + RANK_KEYS[d] + RANK_KEYS[e] + RANK_KEYS[f] + RANK_KEYS[g];
    strength = STRENGTHS_7[ROWS_7[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
  }
  return strength === NO_HAND && fillTables() ? evaluate7(a, b, c, d, e, f, g) : strength;
}

/** Five cards as a list, for `bestOfAny`. */
function evaluateFive(cards: ArrayLike<Card>): number {
  return evaluate5(cards[0], cards[1], cards[2], cards[3], cards[4]);
}

/**
 * Strength of the best five of the first `count` cards. Five to seven cards take one look-up. More cards, up to the whole
 * deck, take all choices of five: 56 of eight cards, 126 of nine. Fewer than five cards are `NO_HAND`; see
 * `evaluatePartial`.
 */
export function evaluateHigh(cards: ArrayLike<Card>, count: number = cards.length): number {
  switch (count) {
    case 7:
      return evaluate7(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]);
    case 6:
      return evaluate6(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]);
    case 5:
      return evaluateFive(cards);
    default:
      return count < 5 ? NO_HAND : bestOfAny(evaluateFive, 5, cards, count);
  }
}
