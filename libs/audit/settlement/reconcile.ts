import { NO_PLAYER, type Chips, type Pot } from '#engine';
import type { Replay } from '../replay/replay.js';
import { sumAwards, type StatedAward, type StatedMoney } from './stated-money.js';

/** What the house takes from the pots. */
interface Taken {
  readonly rake: Chips;
  /** All that it takes beside the rake. */
  readonly fees: Chips;
}

/** What the pots are settled by. */
export interface Reconciliation extends Taken {
  /** The awards of the body contradict the bets and the summary, which agree. */
  readonly isBodyOutvoted: boolean;
}

/**
 * Some converters return more than the uncalled bet, or leave it in the pot and award it. If the stated total agrees
 * with the returns of the log and not with those of the rules, contributions follow the log.
 */
export const followStatedReturns = (replay: Replay, money: StatedMoney): void => {
  const { totalPot, awards, awarded, rake, fees } = money;
  const { state, conventions } = replay;
  const returned = state.returned;
  if (returned === null) return returnUnmatched(replay, money);
  if (conventions.uncalledLine === 'kept' && replay.uncalled.length === 0)
    return keepUncalled(replay, returned.player, returned.amount);
  const isOptional = conventions.uncalledLine === 'optional';
  const isReported = replay.findings.some(({ code }) => code === 'uncalled');
  if (totalPot === null && conventions.keepsUncalledBlinds !== true && !isOptional && !isReported) return;
  let logged = 0;
  for (const { seat, amount } of replay.uncalled) if (seat === state.seats[returned.player]) logged += amount;
  const kept = returned.amount - logged;
  const gross = state.pot + kept;
  const taken = (rake?.amount ?? 0) + (fees?.amount ?? 0);
  const net = conventions.totalPot === 'gross' ? 0 : taken;
  if (kept === 0) return;
  if (isOptional && totalPot === null && rake === null) {
    // What exceeds the matched bets is the uncalled bet, less a rake that the log does not state.
    const left = gross - awarded;
    const isRake = replay.hand.tournament === null && left > 0 && isLikelyRake(left, gross);
    const isAwarded = awards.some(
      ({ seat, amount }) => amount === kept && seat === state.seats[returned.player],
    );
    // A line that is printed twice awards the pot twice, though the bet may be as large as the pot.
    const isTwice = awards.some(
      ({ seat, amount, pot }, index) =>
        awards.findIndex((one) => one.seat === seat && one.amount === amount && one.pot === pot) < index,
    );
    if (awarded > state.pot && !isTwice && (left === 0 || isRake || isAwarded))
      keepUncalled(replay, returned.player, kept);
    return;
  }
  const isInTotal = totalPot !== null && totalPot.amount + net === gross;
  // The total decides where the site has no line for the uncalled part of a blind.
  const isKept = conventions.keepsUncalledBlinds === true && isInTotal;
  if (!isKept && awarded + taken !== gross) return;
  if (totalPot !== null && !isInTotal) return;
  keepUncalled(replay, returned.player, kept);
};

/**
 * P-ALLIN-2: in logs that may leave out the lines of what goes back, the part of an ante or a blind that no other player could
 * match may go back without one: then the awards are exactly the rest.
 */
const returnUnmatched = ({ state, uncalled, conventions }: Replay, money: StatedMoney): void => {
  if (conventions.uncalledLine !== 'optional' || uncalled.length > 0 || money.totalPot !== null) return;
  const { paid } = state;
  let most = 0;
  for (let player = 1; player < state.size; player++) if (paid[player] > paid[most]) most = player;
  let matched = 0;
  for (let player = 0; player < state.size; player++)
    if (player !== most) matched = Math.max(matched, paid[player]);
  const amount = paid[most] - matched;
  const taken = (money.rake?.amount ?? 0) + (money.fees?.amount ?? 0);
  if (amount === 0 || money.awarded + taken !== state.pot - amount) return;
  paid[most] -= amount;
  state.stack[most] += amount;
  state.returned = { player: most, amount };
};

/** Counts chips that nobody called as a part of the pots. */
const keepUncalled = ({ state }: Replay, player: number, amount: Chips): void => {
  state.paid[player] += amount;
  state.stack[player] -= amount;
};

/**
 * L-SUM-1: the bets of all players equal awards plus rake and fees. If they do not, reports the figure that the other
 * figures contradict, and finds the rake and the fees to settle by.
 *
 * @param pots by the rules, before rake and fees
 * @param explains whether the awards follow from the rules if the house takes this from the pots; null: not known
 */
export const reconcile = (
  replay: Replay,
  money: StatedMoney,
  pots: readonly Pot[],
  explains: (taken: Chips) => boolean | null,
): Reconciliation => {
  const { trust } = replay;
  const gross = replay.state.pot;
  const taken: Taken = { rake: money.rake?.amount ?? 0, fees: money.fees?.amount ?? 0 };
  const out = money.awarded + taken.rake + taken.fees;
  const stated = money.totalPot;
  if (!trust.chips) {
    compareTotals(replay, money, out);
    return settleBy(taken);
  }
  if (stated !== null && isNetOfUnstatedRake(replay, money, gross)) {
    const { awards, awarded } = money;
    if (awards.length > 0 && awarded !== stated.amount) {
      const [{ line, seat, event }] = awards;
      replay.collector.add('wrong-award', ['L-SUM-1'], line, seat, stated.amount, awarded, event);
    } else if (replay.collects.length === 0) reportMissingAwards(replay, money, awarded);
    return { rake: gross - stated.amount, fees: 0, isBodyOutvoted: false };
  }
  const net = leftOutOfTotal(replay, taken.rake + taken.fees);
  const isBalanced = out === gross;
  if (stated !== null && stated.amount + net !== gross) {
    const due = gross - money.awarded - taken.fees;
    if (isRakeOutvoted(replay, money, due, gross)) return reportRake(replay, money, due, taken.fees);
    const rules = ['L-SUM-1', 'L-CLAIM-1'];
    const pot = findWrongPot(money, pots);
    if (pot === null)
      replay.collector.add('total-pot', rules, stated.line, null, gross - net, stated.amount, null);
    else replay.collector.add('side-pot', rules, pot.line, null, pot.due, pot.amount, null);
    if (!isBalanced) trust.loseChips();
  } else if (!isBalanced) return findWrongFigure(replay, money, pots, taken, explains);
  else if (replay.collects.length === 0 && !isAllCashedOut(replay, money) && !leavesAwardsOut(replay, money))
    reportMissingAwards(replay, money, money.awarded);
  return settleBy(taken);
};

const settleBy = ({ rake, fees }: Taken): Reconciliation => ({ rake, fees, isBodyOutvoted: false });

/**
 * The pot that makes a total wrong which is the sum of the listed pots: one too many, or one of more than its bets, or of far
 * less. Null where it may be any of them. `due` is null for a pot that the hand does not have.
 */
const findWrongPot = (
  money: StatedMoney,
  pots: readonly Pot[],
): { readonly line: number; readonly due: Chips | null; readonly amount: Chips } | null => {
  const { totalPot } = money;
  if (totalPot === null || money.pots.size < 2 || sumAwards(money.pots.values()) !== totalPot.amount)
    return null;
  for (const [number, { amount, line }] of money.pots) {
    if (number >= pots.length) return { line, due: null, amount };
    const gross = pots[number].amount;
    if (amount > gross || !isLikelyRake(gross - amount, gross)) return { line, due: gross, amount };
  }
  return null;
};

/** Whether a total without the rake equals the awards, so that the stated rake is the wrong figure. */
const isRakeOutvoted = (
  { conventions }: Replay,
  { rake, totalPot, awarded }: StatedMoney,
  due: Chips,
  gross: Chips,
): boolean =>
  conventions.totalPot === 'net' &&
  rake !== null &&
  totalPot?.amount === awarded &&
  due >= 0 &&
  isLikelyRake(due, gross);

/** Reports a stated rake that is not what the awards leave. */
const reportRake = (
  { collector }: Replay,
  { rake }: StatedMoney,
  due: Chips,
  fees: Chips,
): Reconciliation => {
  if (rake !== null) collector.add('rake', ['L-SUM-1', 'P-SETUP-6'], rake.line, null, due, rake.amount, null);
  return { rake: due, fees, isBodyOutvoted: false };
};

/** The chips that the stated total leaves out. */
const leftOutOfTotal = ({ conventions, state }: Replay, rake: Chips): Chips => {
  switch (conventions.totalPot) {
    case 'gross':
      return 0;
    case 'net':
      return rake;
    case 'matched':
      return rake + (state.returned?.amount ?? 0);
  }
};

/** Whether the house paid all winners for their shares: then no player collects the pot. */
const isAllCashedOut = ({ cashOuts }: Replay, { awards }: StatedMoney): boolean =>
  awards.length > 0 && awards.every(({ seat }) => (cashOuts.get(seat) ?? 0) > 0);

/** Whether the lines of the winners of several pots have less than the players win, so that they are no awards. */
const leavesAwardsOut = ({ conventions }: Replay, { pots }: StatedMoney): boolean =>
  conventions.partialAwards === true && pots.size > 1;

/** Reports a pot that no player collects in the body. */
const reportMissingAwards = (replay: Replay, money: StatedMoney, due: Chips): void => {
  const { figures, awardLines } = replay.conventions;
  if (due === 0 || figures === 'loose' || awardLines === 'in-summary') return;
  const rules = ['L-SUM-1', 'L-CLAIM-1'];
  replay.collector.add('wrong-award', rules, money.totalsLine, null, due, 0, null);
  replay.trust.loseChips();
};

/** Compares the stated total with what went out, after a fault that makes both incomparable with the bets. */
const compareTotals = (replay: Replay, money: StatedMoney, out: Chips): void => {
  const { totalPot, awards } = money;
  if (totalPot === null || awards.length === 0 || replay.conventions.totalPot !== 'gross') return;
  if (money.rake === null && leavesRakeOut(replay)) return;
  const isReported = out === replay.state.pot || replay.findings.length > 1;
  if (out !== totalPot.amount && !isReported)
    replay.collector.add('total-pot', ['L-SUM-1'], totalPot.line, null, out, totalPot.amount, null);
};

/** Whether the stated total is that of the bets without a rake that the log does not state. */
const isNetOfUnstatedRake = (replay: Replay, { rake, totalPot }: StatedMoney, gross: Chips): boolean =>
  totalPot !== null &&
  rake === null &&
  replay.conventions.totalPot === 'net' &&
  leavesRakeOut(replay) &&
  totalPot.amount <= gross &&
  isLikelyRake(gross - totalPot.amount, gross);

/** Whether the site states no rake, though it takes one: in cash games. */
const leavesRakeOut = ({ conventions, hand }: Replay): boolean =>
  conventions.unstatedRake === true && hand.tournament === null;

/** Sites rake about 5% of a pot, so that a tenth is too much. */
const isLikelyRake = (rake: Chips, gross: Chips): boolean => rake * 10 <= gross;

/** Whether the log would state the awards of a hand: it states the rake, or the site takes none. */
const statesAwards = ({ conventions, hand }: Replay, { rake }: StatedMoney): boolean =>
  conventions.rake === 'none' || (rake !== null && !hand.claims.some(({ type }) => type === 'winnings'));

/** Whether the log states the stacks of all players at the end, which are less than those at the beginning by an amount. */
const loseStacks = ({ hand, state }: Replay, amount: Chips): boolean => {
  const final = new Map<number, Chips>();
  for (const claim of hand.claims)
    if (claim.type === 'final-stack' && !final.has(claim.seat)) final.set(claim.seat, claim.amount);
  if (final.size === 0) return false;
  let lost = 0;
  for (const { seat, stack } of hand.players) {
    const left = final.get(seat);
    if (stack !== null && left !== undefined) lost += stack - left;
    else if (state.playerAt(seat) !== NO_PLAYER) return false;
  }
  return lost === amount;
};

/**
 * The first award of a pot whose awards are not what the log lists for the pot, or with which they exceed the pot; undefined if
 * the lines name no pots.
 */
const findWrongAward = (
  { awards, pots: listed }: StatedMoney,
  pots: readonly Pot[],
): StatedAward | undefined => {
  const sums = pots.map((_, index) => sumAwards(awards.filter(({ pot }) => pot === index)));
  return awards.find(({ pot }) => {
    if (pot === null || pot >= pots.length) return false;
    const net = listed.get(pot)?.amount;
    return net === undefined ? sums[pot] > pots[pot].amount : sums[pot] !== net;
  });
};

/** The first award that is no whole pot: a player may have the awards of several pots, each on a line without its name. */
const findUnlikePots = (awards: readonly StatedAward[], pots: readonly Pot[]): StatedAward | undefined => {
  const amounts = new Set(pots.map(({ amount }) => amount));
  return awards.some(({ amount }) => amounts.has(amount))
    ? awards.find(({ amount, pot }) => pot === null && !amounts.has(amount))
    : undefined;
};

/** Finds the figure that breaks the balance: the awards of the body, the rake, or the fees. */
const findWrongFigure = (
  replay: Replay,
  money: StatedMoney,
  pots: readonly Pot[],
  taken: Taken,
  explains: (taken: Chips) => boolean | null,
): Reconciliation => {
  const gross = replay.state.pot;
  const { summary, awards, awarded } = money;
  const { rake, fees } = taken;
  if (summary !== null && sumAwards(summary.values()) + rake + fees === gross)
    return { ...taken, isBodyOutvoted: true };
  const left = gross - awarded;
  if (awards.length === 0) {
    if (statesAwards(replay, money) && !leavesAwardsOut(replay, money) && replay.isOver)
      reportMissingAwards(replay, money, gross - rake - fees);
    return settleBy(taken);
  }
  // Without a stated rake and total, the rest may be the rake. Tournaments have none.
  const isUnstated = money.rake === null && (money.totalPot === null || leavesRakeOut(replay));
  const mayRake = replay.conventions.rake !== 'none' && replay.hand.tournament === null;
  if (isUnstated && left > 0 && mayRake) {
    if (replay.collects.length === 0 && !isAllCashedOut(replay, money) && !leavesAwardsOut(replay, money))
      reportMissingAwards(replay, money, awarded);
    const unpaid = summary === null ? left : gross - sumAwards(summary.values());
    if (unpaid >= 0 && !isLikelyRake(left, gross) && isLikelyRake(unpaid, gross))
      return { rake: unpaid, fees, isBodyOutvoted: true };
    return { rake: left - fees, fees, isBodyOutvoted: false };
  }
  // If no rake explains the awards, one of them is wrong: the rules find it.
  const isExplained = left < 0 ? explains(rake + fees) !== false : explains(left) !== false;
  if (!isExplained && replay.collects.length > 0 && replay.conventions.figures === 'exact')
    return settleBy(taken);
  // Without awards in the body, those of the summary are wrong.
  if (left < 0 || replay.collects.length === 0) replay.trust.loseChips();
  if (left >= 0 && money.fees !== null && (left === rake || left < fees)) {
    const due = Math.max(0, left - rake);
    replay.collector.add('fees', ['L-SUM-1', 'P-SETUP-6'], money.fees.line, null, due, fees, null);
    return { rake: left - due, fees: due, isBodyOutvoted: false };
  }
  // A total without the rake agrees with the bets and the rake here, and so may the stacks: then the awards are wrong.
  const isTotalNet = money.totalPot !== null && replay.conventions.totalPot === 'net';
  const isRakeCertain = isTotalNet || loseStacks(replay, rake + fees);
  if (money.rake !== null && left >= 0 && !isRakeCertain)
    replay.collector.add('rake', ['L-SUM-1', 'P-SETUP-6'], money.rake.line, null, left - fees, rake, null);
  else {
    const { line, seat, event } = findWrongAward(money, pots) ?? findUnlikePots(awards, pots) ?? awards[0];
    replay.collector.add('wrong-award', ['L-SUM-1'], line, seat, gross - rake - fees, awarded, event);
  }
  return { rake: Math.max(0, left - fees), fees, isBodyOutvoted: false };
};
