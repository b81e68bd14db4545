import { placesOf } from './keys.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import { rankSets } from './sets.js';
import { tablesOf } from './tables.js';

/**
 * Strengths of hands of a fixed size, for callers that build their own tables: by the key of the ranks (`RANK_KEY`), and
 * for flushes by the mask of the suited ranks.
 */
export interface StrengthTables {
  /** By the high half of a key. The columns are `SevenCardTables.columns`. */
  readonly rows: Uint16Array;
  readonly strengths: Uint16Array;
  /** Null if suits make no difference on the scale. */
  readonly flushes: Uint16Array | null;
}

/**
 * The tables for five, six or seven cards on a scale of five-card hands; undefined if the key of the ranks does not
 * identify the hand.
 */
export function strengthTables(id: ScaleId, count: number): StrengthTables | undefined {
  const scale = SCALES[id];
  if (scale.cards !== 5 || scale.differ !== 'nothing' || count < 5 || count > 7) return undefined;
  const effect = flushEffect(scale);
  // If a flush makes a hand worse, the best five of six or seven cards may avoid it.
  if (effect === 'worse' && count > scale.cards) return undefined;
  const tables = tablesOf(id);
  return {
    rows: placesOf(count).rows,
    strengths: tables.strengths(count),
    flushes: effect === 'ignored' ? null : tables.flushes(),
  };
}

/** Strengths by mask of ranks, on a scale whose hands are five different ranks of any suits; undefined for other scales. */
export function rankSetStrengths(id: ScaleId): Uint16Array | undefined {
  const { cards, differ } = SCALES[id];
  return cards === 5 && differ === 'ranks' ? rankSets(id) : undefined;
}
