import { type Card, formatRank, type Rank, RANK_COUNT, rankOf, suitOf } from '#cards';

/**
 * A class of two-card hands that differ only in their suits, as a cell of the usual 13 × 13 grid: `high * 13 + low` is suited,
 * `low * 13 + high` is offsuit, and the pairs are on the diagonal.
 */
export type HandClass = number;

export const CLASS_COUNT = RANK_COUNT * RANK_COUNT;

export function pair(rank: Rank): HandClass {
  return rank * RANK_COUNT + rank;
}

/** The suited class of two different ranks, in either order. */
export function suited(a: Rank, b: Rank): HandClass {
  return a > b ? a * RANK_COUNT + b : b * RANK_COUNT + a;
}

/** The offsuit class of two different ranks, in either order. */
export function offsuit(a: Rank, b: Rank): HandClass {
  return a > b ? b * RANK_COUNT + a : a * RANK_COUNT + b;
}

/** The class of two different cards. */
export function classOf(a: Card, b: Card): HandClass {
  return suitOf(a) === suitOf(b) ? suited(rankOf(a), rankOf(b)) : offsuit(rankOf(a), rankOf(b));
}

/** The number of hands of a class in a deck of four suits. */
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
