import { formatMoney } from '#histories';
import { Field, FIRST_PLAYER, HandFlag, Of, PER_PLAYER } from './digest-layout.js';
import { findPlayer, isDealtIn, NOWHERE } from './players.js';
import type { Reporter } from './reporter.js';
import type { TablePair } from './table-pair.js';

/**
 * P-VAR-5CD: antes that a passed-out hand left are in the pots of the next one. R-IRR-5: what a player forfeits in a void hand
 * may be. R-IRR-6: who was not dealt into that hand does not play for them. O(players²).
 */
export const checkCarriedMoney = (pair: TablePair, reporter: Reporter): void => {
  const { earlier, later } = pair;
  const left = earlier[Field.left];
  if (left === 0) return;
  const added = later[Field.added];
  const scale = later[Field.scale];
  if (added < left) {
    if ((earlier[Field.flags] & HandFlag.isVoid) !== 0) return;
    const line = later[Field.line];
    const expected = formatMoney(left, scale);
    reporter.add('carried-money', ['P-VAR-5CD'], line, null, expected, formatMoney(added, scale));
    return;
  }
  const stranger = findStranger(pair);
  if (stranger === NOWHERE) return;
  const seat = later[stranger + Of.seat];
  reporter.add('carried-money', ['R-IRR-6'], later[stranger + Of.line], seat, null, null);
};

/** The first player of the later hand who was not dealt into the earlier one; NOWHERE if there is none. */
const findStranger = ({ earlier, later }: TablePair): number => {
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    if (!isDealtIn(later, at)) continue;
    const before = findPlayer(earlier, later[at + Of.name], at);
    if (before === NOWHERE || !isDealtIn(earlier, before)) return at;
  }
  return NOWHERE;
};
