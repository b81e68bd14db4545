import { Field, HandFlag } from './digest-layout.js';
import { movesBigBlind } from './blinds.js';
import { countDealtIn, isDealtAgain } from './players.js';
import type { Reporter } from './reporter.js';
import { isWithin, nextRegular } from './seats.js';
import type { TablePair } from './table-pair.js';

/**
 * P-DEAL-1, R-IRR-1: the button moves to the next player; it may stop before, at an empty seat or at a player who is new. It may
 * also go elsewhere, or stay, if that keeps the big blind moving by one, as where players are out of a tournament or a table
 * becomes heads-up. P-IRR-2: after a misdeal the same dealer deals again, and so may he after a void hand. O(players²).
 *
 * @param from the seat of the button in the earlier hand, where it should have been
 * @returns the seat where the button should be, NaN if it is where it should be or that is not known
 */
export const checkButton = ({ earlier, later }: TablePair, from: number, reporter: Reporter): number => {
  const button = later[Field.button];
  if ((earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) return NaN;
  if (isDealtAgain(earlier, later)) return NaN;
  const players = countDealtIn(later);
  const before = countDealtIn(earlier);
  if (players !== before && (players === 2 || before === 2)) return NaN;
  const due = nextRegular(earlier, later, from);
  if (Number.isNaN(due) || isWithin(button, from, due)) return NaN;
  if (isWithin(button, earlier[Field.button], nextRegular(earlier, later, earlier[Field.button]))) return NaN;
  if (movesBigBlind(earlier, later) !== false) return NaN;
  const expected = { seats: [due] };
  const actual = { seats: [button] };
  reporter.add('button-move', ['P-DEAL-1', 'R-IRR-1'], later[Field.line], null, expected, actual);
  return due;
};
