import { COLUMNS, LARGEST_HAND, placesOf } from './keys.js';
import { LOW_MASK, LOW_SHIFT, RANK_KEY } from './multisets.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import { tablesOf } from './tables.js';

/**
 * Seven cards in two halves, for those who count ranks and suits apart. A hand's key is the sum of what its cards add; no two
 * multisets of ranks have the same one.
 */
export interface SevenCardTables {
  /** By rank: what a card adds to the key. */
  readonly rankKey: Int32Array;
  /** Strength of seven cards by their key, suits aside: `strengths[rows[key >>> shift] + columns[key & mask]]`. */
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
  readonly strengths: Uint16Array;
  readonly shift: number;
  readonly mask: number;
  /**
   * Strength of the best flush by the mask of the ranks of a suit, five or more of them. It is the hand's: with five ranks of a
   * suit seven cards repeat no rank often enough for anything better but a straight flush.
   */
  readonly flushes: Uint16Array;
}

/** The tables for seven cards of a scale on which five cards make a hand and a flush makes it better; else undefined. */
export function sevenCardTables(id: ScaleId): SevenCardTables | undefined {
  const scale = SCALES[id];
  if (scale.cards !== 5 || flushEffect(scale) !== 'better') return undefined;
  const tables = tablesOf(id);
  return {
    rankKey: RANK_KEY,
    rows: placesOf(LARGEST_HAND).rows,
    columns: COLUMNS,
    strengths: tables.strengths(LARGEST_HAND),
    shift: LOW_SHIFT,
    mask: LOW_MASK,
    flushes: tables.flushes(),
  };
}
