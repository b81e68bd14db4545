import { COLUMNS, LARGEST_HAND, placesOf } from './keys.js';
import { LOW_MASK, LOW_SHIFT, RANK_KEY } from './multisets.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import { tablesOf } from './tables.js';

/**
 * Tables for seven cards, for callers that count ranks and suits separately. The key of a hand is the sum of the keys of
 * its ranks; different multisets of ranks have different keys.
 */
export interface SevenCardTables {
  /** By rank: what a card adds to the key. */
  readonly rankKey: Int32Array;
  /** Strength of seven cards by their key, without suits: `strengths[rows[key >>> shift] + columns[key & mask]]`. */
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
  readonly strengths: Uint16Array;
  readonly shift: number;
  readonly mask: number;
  /**
   * Strength of the best flush or straight flush by the mask of the ranks of a suit, five or more. It is the strength of
   * the hand: seven cards with a flush hold no full house or four of a kind.
   */
  readonly flushes: Uint16Array;
}

/** The tables for seven cards on a scale of five-card hands that a flush makes better; undefined for other scales. */
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
