import { COLUMNS, placesOf } from './keys.js';
import { LOW_MASK, LOW_SHIFT, RANK_KEY } from './multisets.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import type { SevenCardTables } from './seven.js';
import { tablesOf } from './tables.js';

/** Five cards in two halves, as `SevenCardTables`, for those who choose themselves which cards play. */
export interface FiveCardTables extends Omit<SevenCardTables, 'flushes'> {
  /** Strength of a flush by the mask of its five ranks; null on a scale that looks at ranks alone. */
  readonly flushes: Uint16Array | null;
}

/**
 * The tables for five cards of a scale on which five cards make a hand and flushes do no harm; else undefined. Of a rank there
 * are four at most: the key of five of a kind is another hand's.
 */
export function fiveCardTables(id: ScaleId): FiveCardTables | undefined {
  const scale = SCALES[id];
  const effect = flushEffect(scale);
  if (scale.cards !== 5 || effect === 'worse') return undefined;
  const tables = tablesOf(id);
  return {
    rankKey: RANK_KEY,
    rows: placesOf(5).rows,
    columns: COLUMNS,
    strengths: tables.strengths(5),
    shift: LOW_SHIFT,
    mask: LOW_MASK,
    flushes: effect === 'better' ? tables.flushes() : null,
  };
}
