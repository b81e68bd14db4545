import { formatMoney } from '#histories';
import { Field, Of } from './digest-layout.js';
import { isDealtIn } from './players.js';
import type { Reporter } from './reporter.js';
import type { TablePair } from './table-pair.js';

/**
 * P-VAR-5CD: antes that a passed-out hand left are in the pots of the next one. R-IRR-6: who was not dealt into that hand does
 * not play for them. O(players).
 */
export const checkCarriedMoney = ({ earlier, later, joined }: TablePair, reporter: Reporter): void => {
  const left = earlier[Field.left];
  if (left === 0) return;
  const added = later[Field.added];
  const scale = later[Field.scale];
  if (added < left) {
    const line = later[Field.line];
    const expected = formatMoney(left, scale);
    reporter.add('carried-money', ['P-VAR-5CD'], line, null, expected, formatMoney(added, scale));
    return;
  }
  const newcomer = joined.find((at) => isDealtIn(later, at));
  if (newcomer === undefined) return;
  const seat = later[newcomer + Of.seat];
  reporter.add('carried-money', ['R-IRR-6'], later[newcomer + Of.line], seat, null, null);
};
