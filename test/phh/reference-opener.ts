import type { Card } from '#cards';
import type { Street } from '#engine';
import type { ReferenceTable } from './reference-table.js';

/** The player who acts first on a street. */
export const findOpener = (table: ReferenceTable, street: Street): number => {
  const { exposed } = table.setup.variant;
  if (street.opener === 'bring-in') {
    // The ace is high in stud and low in razz; suits go clubs, diamonds, hearts, spades.
    const order = (card: Card): number => (exposed === 'high' ? card : -((card + 4) % 52));
    return table
      .each((player) => player)
      .reduce((lowest, player) =>
        order(table.up[player][0]) < order(table.up[lowest][0]) ? player : lowest,
      );
  }
  if (street.opener === 'best-exposed') {
    const values = table.each((player) => rankExposed(table.up[player], exposed === 'high'));
    return table.alive.reduce((best, player) =>
      values[player] > values[best] || (values[player] === values[best] && player < best) ? player : best,
    );
  }
  return (table.bets.lastIndexOf(table.largestBet) + 1) % table.size;
};

/** Ranks exposed cards: groups of equal ranks first, then the ranks from the top. Low games reverse the order. */
const rankExposed = (cards: readonly Card[], isHigh: boolean): number => {
  const ranks = cards.map((card) => (isHigh ? card >> 2 : ((card >> 2) + 1) % 13));
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  // Four digits for the sizes of the groups, then four for the ranks.
  const shape = sorted.reduce((sum, [, count]) => sum * 5 + count, 0) * 5 ** (4 - sorted.length);
  const value = shape * 14 ** 4 + sorted.reduce((sum, [rank], at) => sum + (rank + 1) * 14 ** (3 - at), 0);
  return isHigh ? value : -value;
};
