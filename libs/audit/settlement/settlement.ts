import type { Card } from '#cards';
import { buildPots, type Award, type Chips, type Pot } from '#engine';
import type { RakeTerms } from '#rules';
import type { Replay } from '../replay/replay.js';
import { findUnverifiablePots, rankHands, type Contest, type HandReading } from './contest.js';
import { allotRake, reproduces, type NetPots } from './rake-allotment.js';
import { followStatedReturns, reconcile } from './reconcile.js';
import {
  collectStatedMoney,
  listAwards,
  sumAwards,
  type StatedAward,
  type StatedMoney,
} from './stated-money.js';

/** Pots, rake and awards of a hand by the rules, with the stated ones. Players are numbered in dealing order. */
export interface Settlement {
  readonly pots: readonly Pot[];
  /** The pots less rake and fees. */
  readonly net: NetPots;
  readonly awards: readonly Award[];
  /** The hands that contend. */
  readonly contest: Contest;
  /** Pots that cannot be awarded: a hand that may win them was neither shown nor mucked. */
  readonly unverifiable: ReadonlySet<number>;
  readonly rake: Chips;
  /** What the house takes beside the rake. */
  readonly fees: Chips;
  /** What the log states. */
  readonly money: StatedMoney;
  /** The awards of the summary, if they balance and those of the body do not; else null. */
  readonly outvoting: readonly StatedAward[] | null;
}

/** Settles the pots by the rules (P-SHOW-2, R-TIE-…), with the rake that the log states (L-SUM-1).
 *
 * @param terms the terms on which the house rakes the hand
 * @param handReading whether declared hands bind (P-SHOW-6)
 */
export const settleHand = (
  replay: Replay,
  boards: readonly (readonly Card[])[],
  terms?: RakeTerms,
  handReading?: HandReading,
): Settlement => {
  const money = collectStatedMoney(replay);
  if (replay.state.passedOut) return leaveUnpaid(replay, money);
  followStatedReturns(replay, money);
  const pots = buildPots(replay.state);
  const contest = rankHands(replay, boards, handReading);
  const unverifiable = isCutOff(replay, money) ? new Set(pots.keys()) : findUnverifiablePots(pots, contest);
  const explains = (taken: Chips): boolean | null =>
    unverifiable.size > 0
      ? null
      : reproduces(replay, allotRake(replay, pots, contest, money, taken, money.awards, terms), money.awards);
  const { rake, fees, isBodyOutvoted } = reconcile(replay, money, pots, explains);
  const outvoting = isBodyOutvoted && money.summary !== null ? listAwards(money.summary) : null;
  const trusted = outvoting ?? money.awards;
  const { net, awards } = allotRake(replay, pots, contest, money, rake + fees, trusted, terms);
  return { pots, net, awards, contest, unverifiable, rake, fees, money, outvoting };
};

/**
 * P-VAR-5CD: the antes of a hand that nobody opens stay in the pot for the next hand, so no player and no rake is paid. The
 * same is true of a hand that the floor made void (R-IRR-3, R-IRR-4): its chips have gone back, and a log may pay them so.
 */
const leaveUnpaid = (replay: Replay, money: StatedMoney): Settlement => {
  const { collector, trust, refunds, hand } = replay;
  const rules = refunds?.due.rules ?? ['P-VAR-5CD'];
  const awards = money.awards.filter((award) => award.amount > 0 && !isRefund(replay, award));
  const paid = awards.at(0);
  const isSound = refunds !== null || !collector.hasFault;
  if (isSound && paid !== undefined) {
    const due = refunds?.left(paid.seat) ?? 0;
    collector.add('wrong-award', rules, paid.line, paid.seat, due, paid.amount, paid.event);
  } else if (isSound && money.rake !== null && money.rake.amount > 0)
    collector.add('rake', [...rules, 'P-SETUP-6'], money.rake.line, null, 0, money.rake.amount, null);
  refunds?.reportMissing(hand.claims[0]?.line ?? hand.lines[1]);
  if (collector.hasFault || refunds !== null) trust.loseChips();
  const pots = buildPots(replay.state);
  return {
    pots,
    net: pots.map(({ amount }) => amount),
    awards: [],
    contest: { runs: [], order: null, hidden: new Set(), declared: null },
    unverifiable: new Set(),
    rake: 0,
    fees: 0,
    money: refunds === null ? money : { ...money, awards, awarded: sumAwards(awards) },
    outvoting: null,
  };
};

/** Whether a summary repeats what a void hand gives back. */
const isRefund = ({ refunds }: Replay, { seat, amount, event }: StatedAward): boolean =>
  event === null && refunds?.due.chips.get(seat) === amount;

/** Whether the log ends before the hand does and states no awards. */
const isCutOff = (replay: Replay, { awards, totalPot }: StatedMoney): boolean =>
  awards.length === 0 && totalPot === null && !replay.isOver;
