import type { Chips } from '#engine';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import type { StatedMoney } from '../settlement/stated-money.js';

/** L-SUM-1, P-ALLIN-2, R-TIE-7: compares the listed pots with those of the settlement, before or after rake. */
export const checkPotClaims = (replay: Replay, settlement: Settlement): void => {
  const { collector, trust, conventions } = replay;
  const { money } = settlement;
  const rake = settlement.rake + settlement.fees;
  if (!trust.chips) return;
  if (money.pots.size === 0) return checkUnnamedPots(replay, settlement);
  if (conventions.figures !== 'loose') {
    const stray = findUnlistedPot(money, conventions.leavesOut === 'nothing');
    if (stray !== undefined) {
      const { line, seat, event, amount } = stray;
      collector.add('side-pot', ['L-SUM-1', 'L-CLAIM-1'], line, seat, null, amount, event);
    }
  }
  const house = conventions.listedPots === 'without-house-money' ? replay.state.houseMoney : 0;
  const pots = settlement.pots.map(({ amount }, index) => ({
    amount: index === 0 ? amount - house : amount,
  }));
  if (reportRakedPot(replay, money, pots)) return;
  const net = settlement.net.map((amount, index) => (index === 0 ? amount - house : amount));
  const printed = [...money.pots.values()];
  const sum = printed.reduce((total, { amount }) => total + amount, 0);
  const gross = pots.reduce((total, { amount }) => total + amount, 0);
  const line = printed[0].line;
  if (sum !== gross && sum !== gross - rake) {
    const wrong = pots.findIndex((_, index) => {
      const amount = money.pots.get(index)?.amount;
      return amount !== undefined && amount !== net[index] && amount !== pots[index].amount;
    });
    const expected = wrong < 0 ? gross - rake : net[wrong];
    const actual = wrong < 0 ? sum : (money.pots.get(wrong)?.amount ?? sum);
    const wrongLine = money.pots.get(wrong)?.line ?? line;
    collector.add('side-pot', ['L-SUM-1', 'R-TIE-7'], wrongLine, null, expected, actual, null);
    return;
  }
  // A log may list more pots than the settlement (a player was all-in for less and folded later). Then only the sum is compared.
  if (printed.length !== pots.length) return;
  for (const [number, { amount, line: own }] of money.pots) {
    if (number < pots.length) continue;
    collector.add('side-pot', ['L-SUM-1', 'L-CLAIM-1'], own, null, null, amount, null);
    return;
  }
  const isNetPaid = settlement.net.every((amount, index) => sumPaidFrom(money, index) === amount);
  for (const [index, pot] of pots.entries()) {
    const amount = money.pots.get(index)?.amount;
    if (amount === undefined || amount === net[index] || amount === pot.amount) continue;
    if (!isNetPaid && amount < pot.amount && amount >= pot.amount - rake) continue;
    const wrongLine = money.pots.get(index)?.line ?? line;
    collector.add('side-pot', ['P-ALLIN-2', 'R-TIE-7'], wrongLine, null, net[index], amount, null);
    return;
  }
};

/** Reports the first pot that is not what is left of the bets in it, for pots whose rakes the log states. */
const reportRakedPot = (
  { collector }: Replay,
  { pots }: StatedMoney,
  gross: readonly { readonly amount: Chips }[],
): boolean => {
  for (const [number, { amount, line, rake }] of pots) {
    const due = (gross[number]?.amount ?? 0) - (rake ?? 0);
    if (rake === undefined || gross.length !== pots.size || due === amount) continue;
    collector.add('side-pot', ['L-SUM-1', 'L-CLAIM-1'], line, null, due, amount, null);
    return true;
  }
  return false;
};

/** The first award from a pot that the log does not list; of a complete log, also one without the name of a pot. */
const findUnlistedPot = ({ pots, awards }: StatedMoney, isStrict: boolean) =>
  awards.find(({ pot, event }) => (pot === null ? isStrict && event !== null : !pots.has(pot)));

/**
 * L-CLAIM-1: a complete log with one pot, which it does not list, awards no main pot and no side pots; other logs award no
 * side pot alone.
 */
const checkUnnamedPots = ({ collector, conventions }: Replay, { money, pots }: Settlement): void => {
  const { awards, totalPot } = money;
  if (collector.hasFault) return;
  const isComplete = conventions.leavesOut === 'nothing' && totalPot !== null;
  const isSideAlone = pots.length === 1 && awards.every(({ pot }) => pot !== null && pot > 0);
  if (!isComplete && !isSideAlone) return;
  const named = awards.find(({ pot }) => pot !== null);
  if (named === undefined) return;
  const { line, seat, amount, event } = named;
  collector.add('side-pot', ['L-SUM-1', 'L-CLAIM-1'], line, seat, null, amount, event);
};

/** The sum of the awards from one pot. */
const sumPaidFrom = ({ awards }: StatedMoney, pot: number): Chips => {
  let sum = 0;
  for (const award of awards) if (award.pot === pot) sum += award.amount;
  return sum;
};
