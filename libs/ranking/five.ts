import { COLUMNS, placesOf } from './keys.js';
import { LOW_MASK, LOW_SHIFT, RANK_KEY } from './multisets.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import type { SevenCardTables } from './seven.js';
import { tablesOf } from './tables.js';

/** Tables for five cards, like `SevenCardTables`, for callers that choose the cards that play. */
export interface FiveCardTables extends Omit<SevenCardTables, 'flushes'> {
  /** Strength of a flush by the mask of its five ranks; null on a scale that ignores suits. */
  readonly flushes: Uint16Array | null;
}

/**
 * The tables for five cards on a scale of five-card hands on which a flush does not make a hand worse; undefined for other
 * scales. A rank occurs at most four times: five of a kind would have the key of another hand.
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
