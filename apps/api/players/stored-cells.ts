import { POSITIONS, type Cell } from '#statistics';
import type { StoredCell } from '#storage';

/** A stored cell with the name of its position. */
export const withPosition = (cell: StoredCell): Cell => {
  const { position } = cell.key;
  return {
    ...cell,
    key: { ...cell.key, position: position === null ? null : (POSITIONS[position] ?? null) },
  };
};
