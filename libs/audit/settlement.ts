import type { Card } from '#cards';
import { buildPots, rakeInProportion, settle, type Award, type Chips, type Pot } from '#engine';
import { asStated, type NetPots } from './allotment.js';
import {
  collectedBy,
  statedMoney,
  sumOf,
  totalsLine,
  type StatedAward,
  type StatedMoney,
} from './figures.js';
import { isHidden, judge, type Contest, type KnownCards } from './strengths.js';
import type { Walk } from './walk.js';

/** Who should have got what, and what the log says. Players are numbered in dealing order. */
export interface Settlement {
  readonly pots: readonly Pot[];
  readonly net: NetPots;
  readonly awards: readonly Award[];
  /** Pots that nobody can judge: a hand that might win them was neither seen nor mucked. */
  readonly unjudged: ReadonlySet<number>;
  readonly rake: Chips;
  readonly money: StatedMoney;
}

/** Settles the pots by the rules, and compares line by line with what the log says (L-SUM-1, P-SHOW-2, R-TIE-…). */
export const settleHand = (
  walk: Walk,
  boards: readonly (readonly Card[])[],
  cards: KnownCards,
): Settlement => {
  const money = statedMoney(walk);
  followUncalled(walk, money);
  const pots = buildPots(walk.state);
  const contest = judge(walk, boards, cards);
  const rake = reconcile(walk, money);
  const unjudged = new Set<number>();
  pots.forEach((pot, index) => {
    if (isHidden(pot, contest.hidden)) unjudged.add(index);
  });
  const { net, awards } = bestAllotment(walk, pots, contest, money, rake);
  const settlement = { pots, net, awards, unjudged, rake, money };
  if (!walk.book.moneyFault && money.awards.length > 0) compare(walk, settlement);
  return settlement;
};

/**
 * The rules say which chips were not called; some converters give back more, or leave them in the pot and pay them out
 * from there. Where the log's total fits its own figure and not the rule's, contributions follow the log.
 */
const followUncalled = (walk: Walk, { totalPot, awards, rake }: StatedMoney): void => {
  const { state } = walk;
  const returned = state.returned;
  if (returned === null || totalPot === null) return;
  const logged = sumOf(walk.uncalled.filter(({ seat }) => seat === state.seats[returned.player]));
  const kept = returned.amount - logged;
  const gross = state.pot + kept;
  const out = sumOf(awards) + (rake?.amount ?? 0);
  if (kept === 0 || totalPot.amount !== gross || out !== gross) return;
  state.paid[returned.player]! += kept;
  state.stack[returned.player]! -= kept;
};

/**
 * L-SUM-1: what went in is what came out, rake included. Where it is not, the figure that the others outvote is at
 * fault. Returns the rake to settle with.
 */
const reconcile = (walk: Walk, money: StatedMoney): Chips => {
  const gross = walk.state.pot;
  const rake = money.rake?.amount ?? 0;
  const out = sumOf(money.awards) + rake;
  const stated = money.totalPot;
  if (walk.book.moneyFault) {
    checkAmongThemselves(walk, money, rake);
    return rake;
  }
  const net = walk.conventions.totalPot === 'net' ? rake : 0;
  const balanced = out === gross;
  if (stated !== null && stated.amount + net !== gross) {
    walk.book.add('total-pot', ['L-SUM-1', 'L-CLAIM-1'], stated.line, null, gross - net, stated.amount, null);
    if (!balanced) walk.book.moneyFault = true;
  } else if (!balanced) return blame(walk, money, gross, rake);
  return rake;
};

/** After a fault about chips, the log's own totals are still held against each other. */
const checkAmongThemselves = (walk: Walk, money: StatedMoney, rake: Chips): void => {
  const { totalPot, awards } = money;
  if (totalPot === null || awards.length === 0 || walk.conventions.totalPot === 'net') return;
  const out = sumOf(awards) + rake;
  const alreadyOff = out === walk.state.pot || walk.findings.length > 1;
  if (out !== totalPot.amount && !alreadyOff)
    walk.book.add('total-pot', ['L-SUM-1'], totalPot.line, null, out, totalPot.amount, null);
};

/** The pots do not come out: the body's awards, or the rake, contradict the rest. */
const blame = (walk: Walk, money: StatedMoney, gross: Chips, rake: Chips): Chips => {
  const { summary, awards } = money;
  if (summary !== null && sumOf(summary.values()) + rake === gross) {
    blameAwards(walk, money);
    return rake;
  }
  const left = gross - sumOf(awards);
  if (awards.length === 0) return rake;
  walk.book.moneyFault = left < 0;
  if (money.rake !== null && left >= 0)
    walk.book.add('rake', ['L-SUM-1', 'P-SETUP-6'], money.rake.line, null, left, rake, null);
  else
    walk.book.add(
      'wrong-award',
      ['L-SUM-1'],
      awards[0]!.line,
      awards[0]!.seat,
      gross - rake,
      sumOf(awards),
      awards[0]!.event,
    );
  return Math.max(0, left);
};

/** The summary comes out and the body does not: the first line of each seat for which they differ. */
const blameAwards = (walk: Walk, money: StatedMoney): void => {
  const code = walk.conventions.figures === 'loose' ? 'site-figure' : 'wrong-award';
  const rules = ['L-SUM-1', 'L-CLAIM-1'];
  const seats = new Set([...money.summary!.keys(), ...money.awards.map(({ seat }) => seat)]);
  for (const seat of seats) {
    const expected = money.summary!.get(seat)?.amount ?? 0;
    const actual = collectedBy(money.awards, seat);
    if (expected === actual) continue;
    const first = money.awards.find((award) => award.seat === seat);
    const line = first?.line ?? totalsLine(walk, money);
    walk.book.add(code, rules, line, seat, expected, actual, first?.event ?? null);
  }
  walk.book.moneyFault = true;
};

interface Allotted {
  readonly net: NetPots;
  readonly awards: readonly Award[];
}

/** The allotment of the rake that gives what the log says; if none does, the one that the log's pots tell. */
const bestAllotment = (
  walk: Walk,
  pots: readonly Pot[],
  contest: Contest,
  money: StatedMoney,
  rake: Chips,
): Allotted => {
  const { switches } = walk.state.setup;
  const allot = (net: NetPots): Allotted => ({ net, awards: settle(pots, net, contest.runs, switches) });
  if (pots.length < 2 || rake === 0) return allot(rakeInProportion(pots, rake));
  const byAwards = asStated(pots, rake, awardsByPot(pots, money.awards));
  const byPots = asStated(
    pots,
    rake,
    pots.map((_, index) => money.pots.get(index)?.amount),
  );
  const candidates = [byPots, byAwards, rakeInProportion(pots, rake)]
    .filter((net) => net !== null)
    .map(allot);
  return candidates.find((candidate) => reproduces(walk, candidate, money.awards)) ?? candidates[0]!;
};

const awardsByPot = (pots: readonly Pot[], awards: readonly StatedAward[]): Chips[] =>
  pots.map((_, index) => sumOf(awards.filter(({ pot }) => pot === index)));

const reproduces = (walk: Walk, { awards }: Allotted, stated: readonly StatedAward[]): boolean =>
  walk.state.seats.every((seat, player) => awardedTo(awards, player) === collectedBy(stated, seat));

const awardedTo = (awards: readonly Award[], player: number): Chips =>
  sumOf(awards.filter((award) => award.player === player));

/** One fault in the awards shows on the lines of two seats: who got too much, and who got too little. */
const MOST_REPORTED = 2;

/** Holds each line of collected chips against what the rules award. */
const compare = (walk: Walk, settlement: Settlement): void => {
  const { pots, money, unjudged } = settlement;
  const labelled = pots.length === 1 || money.awards.every(({ pot }) => pot !== null && pot < pots.length);
  const reported = new Set<number>();
  for (const stated of money.awards) {
    const player = walk.state.playerAt(stated.seat);
    const potIndex = pots.length === 1 ? 0 : stated.pot;
    if (potIndex !== null && unjudged.has(potIndex)) reportHidden(walk, stated, reported);
    else if (unjudged.size > 0 && !labelled) reportHidden(walk, stated, reported);
    else if (!reported.has(stated.seat) && reported.size < MOST_REPORTED) {
      const due = dueFor(settlement, player, labelled ? stated : null);
      const said = labelled
        ? sameShare(money.awards, stated, pots.length === 1)
        : collectedBy(money.awards, stated.seat);
      if (due === said) continue;
      reported.add(stated.seat);
      reportAward(walk, settlement, stated, due, said);
    }
  }
};

const dueFor = (settlement: Settlement, player: number, of: StatedAward | null): Chips => {
  const runs = new Set(settlement.awards.map(({ run }) => run)).size;
  return sumOf(
    settlement.awards.filter(
      (award) =>
        award.player === player &&
        (of === null ||
          ((settlement.pots.length === 1 || award.pot === of.pot) && (runs === 1 || award.run === of.run))),
    ),
  );
};

/** What the log's lines give the same seat from the same pot in the same run. */
const sameShare = (awards: readonly StatedAward[], of: StatedAward, onePot: boolean): Chips =>
  sumOf(
    awards.filter(({ seat, pot, run }) => seat === of.seat && (onePot || pot === of.pot) && run === of.run),
  );

const reportHidden = (walk: Walk, stated: StatedAward, reported: Set<number>): void => {
  if (reported.has(stated.seat) || walk.book.boardFault || walk.book.cardFaults.size > 0) return;
  reported.add(stated.seat);
  walk.book.add('hidden-winner', ['R-SHOW-1'], stated.line, stated.seat, null, stated.amount, stated.event);
};

const reportAward = (
  walk: Walk,
  settlement: Settlement,
  stated: StatedAward,
  due: Chips,
  said: Chips,
): void => {
  const { line, seat, event } = stated;
  if (due === 0) {
    walk.book.add(
      'wrong-winner',
      ['P-SHOW-2', 'P-SHOW-6'],
      line,
      seat,
      winnersIn(walk, settlement, stated),
      said,
      event,
    );
    return;
  }
  const winners = settlement.awards.filter(
    ({ pot }) => settlement.pots.length === 1 || pot === stated.pot,
  ).length;
  const odd = winners > 1 && Math.abs(due - said) < winners;
  const rules = odd ? ['R-TIE-2', 'R-TIE-3', 'R-TIE-4'] : ['P-SHOW-2', 'L-SUM-1'];
  walk.book.add(odd ? 'odd-chip' : 'wrong-award', rules, line, seat, due, said, event);
};

/** The seats that the rules award the pot to, as words: `seat 3, seat 5`. */
const winnersIn = (walk: Walk, { awards, pots }: Settlement, stated: StatedAward): string => {
  const seats = awards
    .filter(({ pot }) => pots.length === 1 || stated.pot === null || pot === stated.pot)
    .map(({ player }) => `seat ${String(walk.state.seats[player])}`);
  return [...new Set(seats)].join(', ');
};
