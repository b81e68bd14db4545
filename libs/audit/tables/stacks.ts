import { formatMoney } from '#histories';
import { Field, HandFlag, Of } from './digest-layout.js';
import type { Reporter } from './reporter.js';
import type { Change, TablePair } from './table-pair.js';

/**
 * P-SETUP-5: a player begins with the chips that the hand before left; in a cash game also with more, which are bought. Reports
 * the one stack that differs. O(1).
 */
export const checkStacks = (pair: TablePair, reporter: Reporter): void => {
  const { earlier, later, lowered, raised } = pair;
  if (((earlier[Field.flags] | later[Field.flags]) & HandFlag.claimsStacks) !== 0) return;
  const isTournament = later[Field.tournament] !== 0;
  if (lowered.length === 1) report(pair, lowered[0], isTournament, reporter);
  else if (isTournament && raised.length === 1 && lowered.length === 0 && pair.hidden === 0) {
    const [change] = raised;
    if (!canBeRebuy(pair, change)) report(pair, change, true, reporter);
  }
};

const report = (
  { earlier, later }: TablePair,
  change: Change,
  isTournament: boolean,
  reporter: Reporter,
): void => {
  const scale = later[Field.scale];
  const line = later[change.later + Of.line];
  const seat = later[change.later + Of.seat];
  const due = formatMoney(earlier[change.earlier + Of.finish], scale);
  const found = formatMoney(later[change.later + Of.start], scale);
  if (isTournament) reporter.add('chips-conserved', ['P-SETUP-5', 'P-SETUP-9'], line, seat, due, found);
  else reporter.add('table-stakes', ['P-SETUP-5'], line, seat, due, found);
};

/** Rebuys and add-ons are round, and worth a big blind or more. */
const REBUY_UNIT = 10;

const canBeRebuy = ({ earlier, later }: TablePair, { earlier: at, gain }: Change): boolean =>
  earlier[at + Of.finish] === 0 || (gain % REBUY_UNIT === 0 && gain >= later[Field.bigBlind]);
