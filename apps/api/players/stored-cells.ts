import { POSITIONS, type Cell } from '#statistics';
import type { StoredCell } from '#storage';

/** A stored cell with the name of its position. */
export const withPosition = ({ key, counts, amounts, shares }: StoredCell): Cell => ({
  key: { ...key, position: key.position === null ? null : (POSITIONS[key.position] ?? null) },
  count: (id) => counts[id],
  amount: (id) => amounts[id],
  share: (id) => shares[id],
});
