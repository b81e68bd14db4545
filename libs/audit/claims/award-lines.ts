import type { Award, Chips, HandSetup } from '#engine';
import type { Winners } from '../findings/finding.js';
import type { Replay } from '../replay/replay.js';
import { rulesOfAward } from './award-rules.js';
import { reproduces } from '../settlement/rake-allotment.js';
import type { Settlement } from '../settlement/settlement.js';
import {
  sumAwards,
  sumAwardsOf,
  type Stated,
  type StatedAward,
  type StatedMoney,
} from '../settlement/stated-money.js';

/** L-SUM-1, P-SHOW-2, R-TIE-…: compares the lines that award the pots with the settlement. */
export const checkAwardLines = (replay: Replay, settlement: Settlement): void => {
  if (settlement.outvoting !== null) reportOutvoted(replay, settlement, settlement.outvoting);
  else if (replay.trust.chips && settlement.money.awards.length > 0) compareLines(replay, settlement);
};

/**
 * The awards of the body do not balance and those of the summary do. If the summary has what the rules award, the line
 * is found by the rules; else the first line of each seat whose awards differ between body and summary.
 */
const reportOutvoted = (replay: Replay, settlement: Settlement, summary: readonly StatedAward[]): void => {
  const { money, unverifiable } = settlement;
  const before = replay.findings.length;
  const isByRules =
    replay.conventions.figures === 'exact' &&
    unverifiable.size === 0 &&
    reproduces(replay, settlement, summary);
  if (isByRules) compareLines(replay, settlement);
  if (replay.findings.length === before) compareWithSummary(replay, money);
  replay.trust.loseChips();
};

/** Reports the first award line of each seat whose awards differ between body and summary. */
const compareWithSummary = (replay: Replay, money: StatedMoney): void => {
  const code = replay.conventions.figures === 'loose' ? 'site-figure' : 'wrong-award';
  const rules = ['L-SUM-1', 'L-CLAIM-1'];
  const summary = money.summary ?? new Map<number, Stated>();
  const seats = new Set([...summary.keys(), ...money.awards.map(({ seat }) => seat)]);
  for (const seat of seats) {
    const expected = summary.get(seat)?.amount ?? 0;
    const actual = sumAwardsOf(money.awards, seat);
    if (expected === actual) continue;
    const first = money.awards.find((award) => award.seat === seat);
    const line = first?.line ?? money.totalsLine;
    replay.collector.add(code, rules, line, seat, expected, actual, first?.event ?? null);
  }
};

/** A wrong award and a second one; one only, if the hand has two other findings. */
const MAX_REPORTED = 2;

/** A seat whose awards, or those from one pot, differ from what is due. */
interface Difference {
  readonly line: StatedAward;
  readonly due: Chips;
  readonly actual: Chips;
}

/**
 * Compares each award line with the awards of the settlement. Where one receives too much, others receive too little: the
 * line at fault is the one that pays too much.
 */
const compareLines = (replay: Replay, settlement: Settlement): void => {
  const { pots, money, unverifiable } = settlement;
  if (isSingleMatchingAward(replay, settlement)) return;
  const namesPots =
    !isWonOnBothBoards(replay) &&
    (pots.length === 1 || money.awards.every(({ pot }) => pot !== null && pot < pots.length));
  const namesRuns = replay.conventions.runAwards === 'each' && money.awards.some(({ run }) => run > 0);
  const reported = new Set<number>();
  const differences: Difference[] = [];
  for (const stated of money.awards) {
    const player = replay.state.playerAt(stated.seat);
    const potIndex = pots.length === 1 ? 0 : stated.pot;
    if (potIndex !== null && unverifiable.has(potIndex)) reportHiddenWinner(replay, stated, reported);
    else if (unverifiable.size > 0 && !namesPots) reportHiddenWinner(replay, stated, reported);
    else {
      // A pot of one player is not run, and so it is awarded at once.
      const isContested = potIndex === null || (pots[potIndex]?.players.length ?? 0) > 1;
      const byRun = namesRuns && isContested;
      const lines = listLinesFor(money.awards, stated, { namesPots, isOnePot: pots.length === 1, byRun });
      if (lines[0] !== stated) continue;
      const due = sumDue(settlement, player, namesPots ? stated : null, byRun);
      const actual = sumAwards(lines);
      if (due !== actual) differences.push({ line: findLineAtFault(lines, due), due, actual });
    }
  }
  // With a rake that only the awards show, a line that pays too little makes the others seem to pay too much.
  const isRakeKnown = money.rake !== null || settlement.rake === 0;
  const overpaid = isRakeKnown ? differences.filter(({ due, actual }) => actual > due) : [];
  const most = replay.findings.length < 2 ? MAX_REPORTED : 1;
  for (const { line, due, actual } of (overpaid.length > 0 ? overpaid : differences).slice(0, most))
    reportAward(replay, settlement, line, due, actual);
  if (differences.length === 0 && unverifiable.size === 0) reportUnpaid(replay, settlement);
};

/** Reports the first winner without an award line, on the line of the totals. */
const reportUnpaid = ({ collector, state }: Replay, { awards, money }: Settlement): void => {
  const unpaid = awards.find(
    ({ player, amount }) => amount > 0 && money.awards.every(({ seat }) => seat !== state.seats[player]),
  );
  if (unpaid === undefined) return;
  const due = sumAwards(awards.filter(({ player }) => player === unpaid.player));
  const rules = ['L-SUM-1', 'L-CLAIM-1'];
  collector.add('wrong-award', rules, money.totalsLine, state.seats[unpaid.player], due, 0, null);
};

/** The last player wins all of several boards: a log may award them together or one by one. */
const isWonOnBothBoards = ({ state }: Replay): boolean =>
  state.liveCount === 1 && (state.setup.variant.boards ?? 1) > 1;

/** Fast path of most hands: one pot, one award, and the log states it. */
const isSingleMatchingAward = (
  replay: Replay,
  { pots, awards, money, unverifiable }: Settlement,
): boolean => {
  if (pots.length !== 1 || awards.length !== 1 || money.awards.length !== 1 || unverifiable.size > 0)
    return false;
  const [award] = awards;
  const [stated] = money.awards;
  return stated.amount === award.amount && stated.seat === replay.state.seats[award.player];
};

/** The awards of a player: from the pot of a line, and its run unless lines are for all runs; or in all. */
const sumDue = (settlement: Settlement, player: number, of: StatedAward | null, byRun: boolean): Chips => {
  const runs = byRun ? new Set(settlement.awards.map(({ run }) => run)).size : 1;
  return sumAwards(
    settlement.awards.filter(
      (award) =>
        award.player === player &&
        (of === null ||
          ((settlement.pots.length === 1 || award.pot === of.pot) && (runs === 1 || award.run === of.run))),
    ),
  );
};

/** The lines for the same seat, pot and run; all lines for the seat if lines do not name pots. */
const listLinesFor = (
  awards: readonly StatedAward[],
  of: StatedAward,
  { namesPots, isOnePot, byRun }: Record<'namesPots' | 'isOnePot' | 'byRun', boolean>,
): readonly StatedAward[] =>
  awards.filter(
    ({ seat, pot, run }) =>
      seat === of.seat && (!namesPots || ((isOnePot || pot === of.pot) && (!byRun || run === of.run))),
  );

/** The line with which a player exceeds what is due; the last line, if the player receives too little. */
const findLineAtFault = (lines: readonly StatedAward[], due: Chips): StatedAward => {
  let sum = 0;
  return lines.find(({ amount }) => (sum += amount) > due) ?? lines[lines.length - 1];
};

const reportHiddenWinner = (replay: Replay, stated: StatedAward, reported: Set<number>): void => {
  const { collector, trust } = replay;
  if (reported.has(stated.seat) || !trust.board || !trust.allCards) return;
  reported.add(stated.seat);
  const { line, seat, amount, event } = stated;
  collector.add('hidden-winner', ['R-SHOW-1', 'P-SHOW-5'], line, seat, null, amount, event);
};

/** Reports an award that is not what is due: to a hand that does not win, with a wrong odd chip, or too much or too little. */
export const reportAward = (
  replay: Replay,
  settlement: Settlement,
  stated: StatedAward,
  due: Chips,
  actual: Chips,
): void => {
  const { collector, state } = replay;
  const { line, seat, event } = stated;
  if (due === 0) {
    const winners = findWinners(state.seats, settlement, stated);
    const ruling = replay.killed.get(seat);
    const rules =
      ruling === undefined ? rulesOfAward(replay, settlement, stated, due) : ['P-SHOW-2', ...ruling.rules];
    collector.add('wrong-winner', rules, line, seat, winners, actual, event);
    return;
  }
  const awards = settlement.awards.filter(({ pot }) => settlement.pots.length === 1 || pot === stated.pot);
  const isOdd = hasOddChips(awards) && Math.abs(due - actual) < awards.length * state.chip;
  const rules = isOdd ? oddChipRules(state.setup, settlement) : rulesOfAward(replay, settlement, stated, due);
  collector.add(isOdd ? 'odd-chip' : 'wrong-award', rules, line, seat, due, actual, event);
};

/** Whether the awards of a pot are not equal in a run, a half or among the players of one. */
const hasOddChips = (awards: readonly Award[]): boolean => {
  const isUneven = (part: (award: Award) => string): boolean => {
    const sums = new Map<string, Chips>();
    for (const award of awards) sums.set(part(award), (sums.get(part(award)) ?? 0) + award.amount);
    return new Set(sums.values()).size > 1;
  };
  return (
    isUneven(({ run }) => String(run)) ||
    isUneven(({ run, share }) => `${run} ${share}`) ||
    awards.some(({ run, share, amount }) =>
      awards.some((other) => other.run === run && other.share === share && other.amount !== amount),
    )
  );
};

/** The rules that assign the odd chips of a game. */
const oddChipRules = ({ variant, switches }: HandSetup, { pots }: Settlement): readonly string[] => [
  'R-TIE-2',
  'R-TIE-3',
  variant.oddChips === 'by-card' || switches.oddChip === 'by-card' ? 'R-TIE-5' : 'R-TIE-4',
  ...(variant.shares.length > 1 ? ['R-TIE-6'] : []),
  ...(pots.length > 1 ? ['R-TIE-7'] : []),
];

/** The seats that win the pot of a line. */
const findWinners = (
  seats: ArrayLike<number>,
  { awards, pots }: Settlement,
  stated: StatedAward,
): Winners => {
  const winners = awards
    .filter(({ pot }) => pots.length === 1 || stated.pot === null || pot === stated.pot)
    .map(({ player }) => seats[player]);
  return { seats: [...new Set(winners)] };
};
