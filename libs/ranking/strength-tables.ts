import { placesOf } from './keys.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import { rankSets } from './sets.js';
import { tablesOf } from './tables.js';

/**
 * Strengths of hands of a fixed size, for callers with their own tables: by the key of the ranks (`RANK_KEY`), and for
 * flushes by the mask of the suited ranks.
 */
export interface StrengthTables {
  /** By high half of a key; `columns` of `SevenCardTables` are those of all hands. */
  readonly rows: Uint16Array;
  readonly strengths: Uint16Array;
  /** Null where suits make no difference. */
  readonly flushes: Uint16Array | null;
}

/** The tables for five to seven cards of a scale, of which five make the hand; undefined where a key does not identify the hand. */
export function strengthTables(id: ScaleId, count: number): StrengthTables | undefined {
  const scale = SCALES[id];
  if (scale.cards !== 5 || scale.differ !== 'nothing' || count < 5 || count > 7) return undefined;
  const effect = flushEffect(scale);
  // Where a flush harms, more than five cards may do without it.
  if (effect === 'worse' && count > scale.cards) return undefined;
  const tables = tablesOf(id);
  return {
    rows: placesOf(count).rows,
    strengths: tables.strengths(count),
    flushes: effect === 'ignored' ? null : tables.flushes(),
  };
}

/** By mask of ranks, on a scale whose hands are five different ranks, whatever their suits; undefined for other scales. */
export function rankSetStrengths(id: ScaleId): Uint16Array | undefined {
  const { cards, differ } = SCALES[id];
  return cards === 5 && differ === 'ranks' ? rankSets(id) : undefined;
}
