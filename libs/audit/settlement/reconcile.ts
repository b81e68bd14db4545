import type { Chips } from '#engine';
import { collectedBy, sumOf, totalsLine, type Stated, type StatedMoney } from './stated-money.js';
import type { Replay } from '../replay/replay.js';

/** What the pots are to be settled by. */
export interface Reckoning {
  readonly rake: Chips;
  /** What the lines of the body give out contradicts everything else, the summary included. */
  readonly outvoted: boolean;
}

/**
 * The rules say which chips were not called; some converters give back more, or leave them in the pot and pay them out
 * from there. Where the log's total fits its own figure and not the rule's, contributions follow the log.
 */
export const followUncalled = (replay: Replay, { totalPot, awards, rake }: StatedMoney): void => {
  const { state } = replay;
  const returned = state.returned;
  if (returned === null || totalPot === null) return;
  let logged = 0;
  for (const { seat, amount } of replay.uncalled) if (seat === state.seats[returned.player]) logged += amount;
  const kept = returned.amount - logged;
  const gross = state.pot + kept;
  const out = sumOf(awards) + (rake?.amount ?? 0);
  if (kept === 0 || totalPot.amount !== gross || out !== gross) return;
  state.paid[returned.player] += kept;
  state.stack[returned.player] -= kept;
};

/**
 * L-SUM-1: what went in is what came out, rake included. Where it is not, the figure that the others outvote is at
 * fault.
 */
export const reconcile = (replay: Replay, money: StatedMoney): Reckoning => {
  const gross = replay.state.pot;
  const rake = money.rake?.amount ?? 0;
  const out = sumOf(money.awards) + rake;
  const stated = money.totalPot;
  if (replay.collector.moneyFault) {
    checkAmongThemselves(replay, money, rake);
    return { rake, outvoted: false };
  }
  const net = replay.conventions.totalPot === 'net' ? rake : 0;
  const balanced = out === gross;
  if (stated !== null && stated.amount + net !== gross) {
    replay.collector.add(
      'total-pot',
      ['L-SUM-1', 'L-CLAIM-1'],
      stated.line,
      null,
      gross - net,
      stated.amount,
      null,
    );
    if (!balanced) replay.collector.moneyFault = true;
  } else if (!balanced) return blame(replay, money, gross, rake);
  else if (replay.collects.length === 0 && !areSold(replay, money))
    missCollections(replay, money, gross - rake);
  return { rake, outvoted: false };
};

/** Whether all who win have sold their hands: the pot is given to nobody then. */
const areSold = ({ cashOuts }: Replay, { awards }: StatedMoney): boolean =>
  awards.length > 0 && awards.every(({ seat }) => cashOuts.has(seat));

/** A pot that nobody collects in the body, whatever the summary says of it. */
const missCollections = (replay: Replay, money: StatedMoney, due: Chips): void => {
  if (due === 0 || replay.conventions.figures === 'loose') return;
  replay.collector.add(
    'wrong-award',
    ['L-SUM-1', 'L-CLAIM-1'],
    totalsLine(replay, money),
    null,
    due,
    0,
    null,
  );
  replay.collector.moneyFault = true;
};

/** After a fault about chips, the log's own totals are still held against each other. */
const checkAmongThemselves = (replay: Replay, money: StatedMoney, rake: Chips): void => {
  const { totalPot, awards } = money;
  if (totalPot === null || awards.length === 0 || replay.conventions.totalPot === 'net') return;
  const out = sumOf(awards) + rake;
  const alreadyOff = out === replay.state.pot || replay.findings.length > 1;
  if (out !== totalPot.amount && !alreadyOff)
    replay.collector.add('total-pot', ['L-SUM-1'], totalPot.line, null, out, totalPot.amount, null);
};

/** The pots do not come out: the body's awards, or the rake, contradict the rest. */
const blame = (replay: Replay, money: StatedMoney, gross: Chips, rake: Chips): Reckoning => {
  const { summary, awards } = money;
  if (summary !== null && sumOf(summary.values()) + rake === gross) return { rake, outvoted: true };
  const left = gross - sumOf(awards);
  if (awards.length === 0) return { rake, outvoted: false };
  // Nothing is said of a rake: it may be what is left.
  if (money.rake === null && money.totalPot === null && left > 0) return { rake: left, outvoted: false };
  // Without lines of the body it is the summary's own awards that do not come out.
  replay.collector.moneyFault = left < 0 || replay.collects.length === 0;
  if (money.rake !== null && left >= 0)
    replay.collector.add('rake', ['L-SUM-1', 'P-SETUP-6'], money.rake.line, null, left, rake, null);
  else
    replay.collector.add(
      'wrong-award',
      ['L-SUM-1'],
      awards[0].line,
      awards[0].seat,
      gross - rake,
      sumOf(awards),
      awards[0].event,
    );
  return { rake: Math.max(0, left), outvoted: false };
};

/** The summary comes out and the body does not: the first line of each seat for which they differ. */
export const blameAwards = (replay: Replay, money: StatedMoney): void => {
  const code = replay.conventions.figures === 'loose' ? 'site-figure' : 'wrong-award';
  const rules = ['L-SUM-1', 'L-CLAIM-1'];
  const summary = money.summary ?? new Map<number, Stated>();
  const seats = new Set([...summary.keys(), ...money.awards.map(({ seat }) => seat)]);
  for (const seat of seats) {
    const expected = summary.get(seat)?.amount ?? 0;
    const actual = collectedBy(money.awards, seat);
    if (expected === actual) continue;
    const first = money.awards.find((award) => award.seat === seat);
    const line = first?.line ?? totalsLine(replay, money);
    replay.collector.add(code, rules, line, seat, expected, actual, first?.event ?? null);
  }
  replay.collector.moneyFault = true;
};
