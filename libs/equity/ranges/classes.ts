import { type Card, formatRank, type Rank, RANK_COUNT, rankOf, suitOf } from '#cards';

/**
 * The classes of two cards that differ by their suits alone, as squares of the usual grid of ranks: `high * 13 + low` is
 * suited, `low * 13 + high` is not, and the diagonal has the pairs.
 */
export type HandClass = number;

export const CLASS_COUNT = RANK_COUNT * RANK_COUNT;

export function pair(rank: Rank): HandClass {
  return rank * RANK_COUNT + rank;
}

/** The class of two different ranks, in either order. */
export function suited(a: Rank, b: Rank): HandClass {
  return a > b ? a * RANK_COUNT + b : b * RANK_COUNT + a;
}

/** The class of two different ranks, in either order. */
export function offsuit(a: Rank, b: Rank): HandClass {
  return a > b ? b * RANK_COUNT + a : a * RANK_COUNT + b;
}

/** The class of two different cards. */
export function classOf(a: Card, b: Card): HandClass {
  return suitOf(a) === suitOf(b) ? suited(rankOf(a), rankOf(b)) : offsuit(rankOf(a), rankOf(b));
}

/** How many hands a class has in a deck of four suits. */
export function combosOf(handClass: HandClass): number {
  const row = Math.floor(handClass / RANK_COUNT);
  const column = handClass % RANK_COUNT;
  if (row === column) return 6;
  return row > column ? 4 : 12;
}

/** `QQ`, `AKs`, `AKo`. */
export function formatClass(handClass: HandClass): string {
  const row = Math.floor(handClass / RANK_COUNT);
  const column = handClass % RANK_COUNT;
  const ranks = formatRank(Math.max(row, column)) + formatRank(Math.min(row, column));
  if (row === column) return ranks;
  return ranks + (row > column ? 's' : 'o');
}
