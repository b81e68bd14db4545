import type { Card } from '#cards';
import { NO_HAND } from './classes.js';
import { COLUMNS, RANK_KEYS, placesOf, SUIT_KEYS, SUIT_MARKS } from './keys.js';
import { LOW_MASK, LOW_SHIFT } from './multisets.js';
import type { ScaleId } from './scale.js';
import { tablesOf } from './tables.js';

/** Rank keys of all pairs of hole cards: fifteen for six hole cards. Grows if a game deals more. */
let pairKeys = new Int32Array(15);

/** Fills `pairKeys`; returns the number of pairs. */
function fillPairs(hole: ArrayLike<Card>, count: number): number {
  const pairs = (count * (count - 1)) / 2;
  if (pairs > pairKeys.length) pairKeys = new Int32Array(pairs);
  let next = 0;
  for (let i = 1; i < count; i++) {
    for (let j = 0; j < i; j++) pairKeys[next++] = RANK_KEYS[hole[i]] + RANK_KEYS[hole[j]];
  }
  return pairs;
}

/** Strength of the best flush or straight flush of two hole cards and three board cards, 0 if there is none. */
function bestFlush(
  flushes: Uint16Array,
  suit: number,
  hole: ArrayLike<Card>,
  holeCount: number,
  board: ArrayLike<Card>,
  boardCount: number,
): number {
  let best = NO_HAND;
  for (let k = 2; k < boardCount; k++) {
    if ((board[k] & 3) !== suit) continue;
    for (let j = 1; j < k; j++) {
      if ((board[j] & 3) !== suit) continue;
      for (let i = 0; i < j; i++) {
        if ((board[i] & 3) !== suit) continue;
        const three = (1 << (board[k] >> 2)) | (1 << (board[j] >> 2)) | (1 << (board[i] >> 2));
        for (let b = 1; b < holeCount; b++) {
          if ((hole[b] & 3) !== suit) continue;
          for (let a = 0; a < b; a++) {
            if ((hole[a] & 3) !== suit) continue;
            best = Math.max(best, flushes[three | (1 << (hole[b] >> 2)) | (1 << (hole[a] >> 2))]);
          }
        }
      }
    }
  }
  return best;
}

/** Added to the suit counters, these set bit 3 for two or more, or three or more. Valid for up to nine cards of a suit. */
const TWO_BIAS = 0x6666;
const THREE_BIAS = 0x5555;

/** The suits with at least two hole cards and three board cards, as marks. A board of five cards has at most one. */
function flushMarks(
  hole: ArrayLike<Card>,
  holeCount: number,
  board: ArrayLike<Card>,
  boardCount: number,
): number {
  let ofHole = TWO_BIAS;
  let ofBoard = THREE_BIAS;
  for (let i = 0; i < holeCount; i++) ofHole += SUIT_KEYS[hole[i]];
  for (let i = 0; i < boardCount; i++) ofBoard += SUIT_KEYS[board[i]];
  return ofHole & ofBoard & SUIT_MARKS;
}

/** Strength of the best hand of two hole cards and three board cards. */
type OmahaEvaluator = (
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount?: number,
  boardCount?: number,
) => number;

/**
 * Evaluator of Omaha on a scale of five-card hands on which a flush does not make a hand worse: strength of the best hand
 * of exactly two hole cards and exactly three board cards (rule P-RANK-3). The cards must be different cards 0..51, with
 * up to nine of a suit in each list. `NO_HAND` if there are fewer than two hole cards or three board cards. A call takes
 * one look-up for each pair and three: 60 with four hole cards, 100 with five, 150 with six. No call allocates.
 */
export function omahaEvaluator(scale: ScaleId): OmahaEvaluator {
  const tables = tablesOf(scale);
  const rows = placesOf(5).rows;
  const strengths = tables.strengths(5);
  const flushes = tables.flushes();
  return (hole, board, holeCount = hole.length, boardCount = board.length) => {
    if (holeCount < 2 || boardCount < 3) return NO_HAND;
    const pairs = fillPairs(hole, holeCount);
    let best = NO_HAND;
    for (let k = 2; k < boardCount; k++) {
      for (let j = 1; j < k; j++) {
        const two = RANK_KEYS[board[k]] + RANK_KEYS[board[j]];
        for (let i = 0; i < j; i++) {
          const three = two + RANK_KEYS[board[i]];
          for (let p = 0; p < pairs; p++) {
            const key = three + pairKeys[p];
            const strength = strengths[rows[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]];
            if (strength > best) best = strength;
          }
        }
      }
    }
    const marks = flushMarks(hole, holeCount, board, boardCount);
    for (let suit = 0; marks !== 0 && suit < 4; suit++) {
      if ((marks & (8 << (4 * suit))) !== 0) {
        best = Math.max(best, bestFlush(flushes, suit, hole, holeCount, board, boardCount));
      }
    }
    return best;
  };
}

let evaluateOnHigh: OmahaEvaluator | undefined;

/** Omaha high. The first call builds the tables. */
export const evaluateOmahaHigh: OmahaEvaluator = (hole, board, holeCount, boardCount) => {
  evaluateOnHigh ??= omahaEvaluator('high');
  return evaluateOnHigh(hole, board, holeCount, boardCount);
};
