import { placesOf } from './keys.js';
import { flushEffect } from './ranked.js';
import { type ScaleId, SCALES } from './scale.js';
import { rankSets } from './sets.js';
import { tablesOf } from './tables.js';

/**
 * What hands of so many cards are worth, for those who keep tables of their own: by the key of their ranks (`RANK_KEY`),
 * and where they hold a flush by the mask of its ranks instead.
 */
export interface StrengthTables {
  /** By high half of a key; `columns` of `SevenCardTables` are those of all hands. */
  readonly rows: Uint16Array;
  readonly strengths: Uint16Array;
  /** Null where suits make no difference. */
  readonly flushes: Uint16Array | null;
}

/** The tables for five to seven cards of a scale, of which five make the hand; undefined where a key does not tell the hand. */
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
