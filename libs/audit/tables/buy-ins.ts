import { formatMoney } from '#histories';
import { Field, Of } from './digest-layout.js';
import { isDealtIn } from './players.js';
import type { Reporter } from './reporter.js';
import type { TablePair } from './table-pair.js';

/**
 * P-SETUP-4: a player who joins a cash game has the smallest buy-in of the profile or more. `known` has the names of the players
 * who were at the table before. O(players).
 */
export const checkBuyIns = (
  { later, joined }: TablePair,
  known: ReadonlySet<number>,
  reporter: Reporter,
): void => {
  const smallest = later[Field.buyIn];
  if (Number.isNaN(smallest) || later[Field.tournament] !== 0) return;
  for (const at of joined) {
    const stack = later[at + Of.start];
    if (known.has(later[at + Of.name]) || !isDealtIn(later, at) || !(stack < smallest)) continue;
    const scale = later[Field.scale];
    const expected = formatMoney(smallest, scale);
    const actual = formatMoney(stack, scale);
    reporter.add('buy-in', ['P-SETUP-4'], later[at + Of.line], later[at + Of.seat], expected, actual);
  }
};
