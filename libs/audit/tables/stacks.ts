import { formatMoney } from '#histories';
import { Field, FIRST_PLAYER, Of, PER_PLAYER } from './digest-layout.js';
import { findPlayer, NOWHERE } from './players.js';
import type { Reporter } from './reporter.js';
import type { Change, TablePair } from './table-pair.js';

/** A stack that differs from what the hand before left: the name of its player, and the difference. */
export interface WrongStack {
  readonly name: number;
  readonly gain: number;
}

/**
 * P-SETUP-5: a player begins with the chips that the hand before left; in a cash game also with more, which are bought. Reports
 * the one stack that differs, unless it goes back to what it was before a wrong stack. O(1).
 *
 * @param before the wrong stack of the earlier hand, if it has one
 * @returns the wrong stack of the later hand
 */
export const checkStacks = (
  pair: TablePair,
  before: WrongStack | null,
  reporter: Reporter,
): WrongStack | null => {
  const { later, lowered, raised } = pair;
  if (pair.hasOtherStakes || beginsAgain(pair)) return null;
  if (lowered.length > 1) checkBalance(pair, reporter);
  const isTournament = later[Field.tournament] !== 0;
  const isAlone = lowered.length === 0 && raised.length === 1 && pair.hidden === 0;
  const change = lowered.length === 1 ? lowered[0] : isTournament && isAlone ? raised[0] : null;
  if (change === null || (change.gain > 0 && canBeRebuy(pair, change))) return null;
  const { gain } = change;
  const name = later[change.later + Of.name];
  if (before?.name === name && before.gain === -gain) return null;
  report(pair, change, isTournament, reporter);
  return { name, gain };
};

/**
 * P-SETUP-9: what is bought, won and lost balances: no chips leave the table while their players stay. Players may pay each other
 * between hands, for side bets, but together they have what the hand before left, or more. O(players).
 */
const checkBalance = ({ earlier, later, unknown }: TablePair, reporter: Reporter): void => {
  if (unknown > 0) return;
  let due = 0;
  let found = 0;
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    const before = findPlayer(earlier, later[at + Of.name], at);
    if (before === NOWHERE) continue;
    due += earlier[before + Of.finish];
    found += later[at + Of.start];
  }
  if (found >= due) return;
  const scale = later[Field.scale];
  const [expected, actual] = [formatMoney(due, scale), formatMoney(found, scale)];
  reporter.add('session-balance', ['P-SETUP-9', 'P-SETUP-5'], later[Field.line], null, expected, actual);
};

/** Whether a winner and a loser have the chips again with which they began: matches and experiments begin each hand with the same. */
const beginsAgain = (pair: TablePair): boolean =>
  pair.lowered.some((change) => hasSameStart(pair, change)) &&
  pair.raised.some((change) => hasSameStart(pair, change));

const hasSameStart = ({ earlier, later }: TablePair, change: Change): boolean =>
  later[change.later + Of.start] === earlier[change.earlier + Of.start];

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
