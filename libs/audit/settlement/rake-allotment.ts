import { rakeInProportion, type Award, type Chips, type Pot } from '#engine';
import type { Replay } from '../replay/replay.js';
import type { RakeTerms } from '#rules';
import { settleContest, type Contest } from './contest.js';
import { awardByTerms, awardGross, partsOf } from './rake-terms.js';
import { awardsByRate } from './winner-rates.js';
import { moveOddChips } from './odd-chips.js';
import { sumAwards, sumAwardsOf, type StatedAward, type StatedMoney } from './stated-money.js';

/** The pots less their part of the rake, in order. */
export type NetPots = readonly Chips[];

/** An allotment of the rake, and the awards that follow from it. */
export interface Allotment {
  readonly net: NetPots;
  readonly awards: readonly Award[];
}

/**
 * Allots the stated rake, with the fees, to the pots. The log states one rake for all pots, so the allotment is taken
 * that reproduces the stated awards: first the one of the award lines by pot, then that of the listed pots, then in proportion, then
 * those in which the main pot pays before the side pots.
 *
 * @param trusted the stated awards that are compared
 * @param terms the terms on which the house rakes the hand
 */
export const allotRake = (
  replay: Replay,
  pots: readonly Pot[],
  contest: Contest,
  money: StatedMoney,
  rake: Chips,
  trusted: readonly StatedAward[],
  terms: RakeTerms | undefined,
): Allotment => {
  const allotment = allotByConventions(replay, pots, contest, money, rake, trusted);
  if (terms?.by !== 'winner' || allotment.awards.length < 2 || reproduces(replay, allotment, trusted))
    return allotment;
  const stated = (player: number): Chips => sumAwardsOf(trusted, replay.state.seats[player]);
  const awards = awardByTerms(terms, replay.hand.scale, awardGross(replay, pots, contest), stated);
  return awards === null ? allotment : { net: allotment.net, awards };
};

/** The allotment by the rules, or by the conventions of the site, if these reproduce the stated awards. */
const allotByConventions = (
  replay: Replay,
  pots: readonly Pot[],
  contest: Contest,
  money: StatedMoney,
  rake: Chips,
  trusted: readonly StatedAward[],
): Allotment => {
  const allotment = allotByPot(replay, pots, contest, money, rake, trusted);
  const { winnerRates, splitChips = [], oddChips } = replay.conventions;
  // A pot with one winner is not split.
  if (allotment.awards.length < 2 || reproduces(replay, allotment, trusted)) return allotment;
  if (oddChips !== undefined) {
    const stated = (player: number): Chips => sumAwardsOf(trusted, replay.state.seats[player]);
    const awards = moveOddChips(allotment.awards, stated, oddChips === 'any-share', replay.state.chip);
    if (awards !== null) return { net: allotment.net, awards };
  }
  if (rake > 0 && pots.length > 1 && money.rake === null) {
    const rounded = roundByWinner(allotment.awards, (player) =>
      sumAwardsOf(trusted, replay.state.seats[player]),
    );
    if (rounded !== null) return { net: allotment.net, awards: rounded };
  }
  if (winnerRates === undefined && splitChips.length === 0) return allotment;
  const { switches } = replay.state.setup;
  for (const chip of splitChips) {
    if (allotment.net.some((amount) => amount % chip !== 0)) continue;
    const counts = allotment.net.map((amount) => amount / chip);
    const awards = settleContest(contest, pots, counts, switches).map((award) => ({
      ...award,
      amount: award.amount * chip,
    }));
    if (reproduces(replay, { awards }, trusted)) return { net: allotment.net, awards };
  }
  if (winnerRates === undefined) return allotment;
  const gross = awardGross(replay, pots, contest);
  const awards = awardsByRate(gross, rake, (award) => sumStated(replay, pots, trusted, award), winnerRates);
  return awards !== null && reproduces(replay, { awards }, trusted)
    ? { net: allotment.net, awards }
    : allotment;
};

/** What the log awards a player from a pot and a run. */
const sumStated = (
  { state }: Replay,
  pots: readonly Pot[],
  trusted: readonly StatedAward[],
  { player, pot, run }: Award,
): Chips =>
  sumAwards(
    trusted.filter(
      (award) =>
        award.seat === state.seats[player] && award.run === run && (pots.length === 1 || award.pot === pot),
    ),
  );

/** The allotment that most sites use: every winner of a pot pays the same part of its rake. */
const allotByPot = (
  replay: Replay,
  pots: readonly Pot[],
  contest: Contest,
  money: StatedMoney,
  rake: Chips,
  trusted: readonly StatedAward[],
): Allotment => {
  const { chip, setup } = replay.state;
  const { switches } = setup;
  if (pots.length < 2 || rake === 0) {
    const net = rakeInProportion(pots, rake);
    return { net, awards: settleContest(contest, pots, net, switches, chip) };
  }
  const allot = (net: NetPots): Allotment => ({
    net,
    awards: settleContest(contest, pots, net, switches, chip),
  });
  const byAwards = acceptNetPots(
    pots,
    rake,
    pots.map((_, index) => sumAwards(money.awards.filter(({ pot }) => pot === index))),
  );
  const byPots = acceptNetPots(
    pots,
    rake,
    pots.map((_, index) => money.pots.get(index)?.amount),
  );
  const ofContested = replay.conventions.uncalledLine === 'kept' ? rakeContested(pots, rake) : null;
  const candidates = [
    byAwards,
    byPots,
    ofContested,
    rakeInProportion(pots, rake),
    ...listMainFirst(pots, rake, money),
  ]
    .filter((net) => net !== null)
    .map(allot);
  const likely = byPots === null ? 0 : candidates.findIndex(({ net }) => net === byPots);
  const free = (): Allotment | undefined =>
    replay.conventions.rakeOfPots === 'any'
      ? [
          rakeByWinner(replay, pots, contest, rake, money, trusted),
          ...listAnyRakes(pots, rake, money),
          ...candidates.flatMap(({ net }) => listOtherRoundings(pots, net)),
        ]
          .filter((net) => net !== null)
          .map(allot)
          .find((candidate) => reproduces(replay, candidate, trusted))
      : undefined;
  return (
    candidates.find((candidate) => reproduces(replay, candidate, trusted)) ?? free() ?? candidates[likely]
  );
};

/**
 * The pots less what each winner lacks of those he wins, if each pot goes to one player and none pays too much;
 * else null.
 */
const rakeByWinner = (
  replay: Replay,
  pots: readonly Pot[],
  contest: Contest,
  rake: Chips,
  money: StatedMoney,
  trusted: readonly StatedAward[],
): NetPots | null => {
  const gross = awardGross(replay, pots, contest);
  if (gross.length !== pots.length) return null;
  const net = pots.map(({ amount }) => amount);
  for (const [player, part] of partsOf(gross)) {
    const taken = part - sumAwardsOf(trusted, replay.state.seats[player]);
    if (taken < 0 || !isPossibleRake(taken, part, money)) return null;
    const won = gross.filter((award) => award.player === player).map(({ pot }) => pot);
    const rest = rakeInProportion(
      won.map((pot) => pots[pot]),
      taken,
    );
    for (const [index, pot] of won.entries()) net[pot] = rest[index];
  }
  const kept = net.reduce((sum, amount) => sum + amount, 0);
  return kept === sumAwards(pots) - rake ? net : null;
};

/**
 * Rakes are about 5% of a pot, and more than a tenth is too much; with fees, which one pot may pay for all, a fifth or a tenth
 * and the fees. The smallest unit may be more than a tenth of a small pot.
 */
const isPossibleRake = (rake: Chips, pot: Chips, { fees }: StatedMoney): boolean =>
  rake <= Math.max(1, pot / 10 + Math.max(fees?.amount ?? 0, fees === null ? 0 : pot / 10));

/** The most allotments that are tried. */
const MAX_ALLOTMENTS = 4_000;

/** All allotments of a rake to two or three pots in which none of them pays too much. */
const listAnyRakes = (pots: readonly Pot[], rake: Chips, money: StatedMoney): NetPots[] => {
  const count = pots.length === 2 ? rake + 1 : ((rake + 1) * (rake + 2)) / 2;
  if (pots.length > 3 || count > MAX_ALLOTMENTS) return [];
  const found: NetPots[] = [];
  for (let ofMain = 0; ofMain <= rake; ofMain++)
    for (let ofSide = pots.length === 2 ? rake - ofMain : 0; ofSide <= rake - ofMain; ofSide++) {
      const rakes = [ofMain, ofSide, rake - ofMain - ofSide].slice(0, pots.length);
      if (rakes.every((part, index) => isPossibleRake(part, pots[index].amount, money)))
        found.push(pots.map(({ amount }, index) => amount - rakes[index]));
    }
  return found;
};

/** Sites round the rake of each pot in their own way; by so many units the parts may differ. */
const ROUNDING = 2;

/** The allotments of the same rake to three pots that differ from one by a few units: there are more than can be tried. */
const listOtherRoundings = (pots: readonly Pot[], net: NetPots): NetPots[] => {
  if (pots.length !== 3) return [];
  const found: NetPots[] = [];
  for (let first = -ROUNDING; first <= ROUNDING; first++)
    for (let second = -ROUNDING; second <= ROUNDING; second++) {
      const rounded = [net[0] + first, net[1] + second, net[2] - first - second];
      if (rounded.every((amount, index) => amount >= 0 && amount <= pots[index].amount)) found.push(rounded);
    }
  return found;
};

/** The pots net of a rake that the last pot does not pay, if it is a bet that nobody called; else null. */
const rakeContested = (pots: readonly Pot[], rake: Chips): NetPots | null => {
  const last = pots[pots.length - 1];
  return last.players.length === 1 ? [...rakeInProportion(pots.slice(0, -1), rake), last.amount] : null;
};

/**
 * The awards, changed by a chip a pot at most, so that every player gets the stated amount: without a stated rake it is
 * not known how the site rounds the part of each winner. Null if the stated amounts differ by more.
 */
const roundByWinner = (
  awards: readonly Award[],
  stated: (player: number) => Chips,
): readonly Award[] | null => {
  const rounded = awards.map((award) => ({ ...award }));
  for (const award of rounded) {
    const due = rounded.reduce(
      (sum, { player, amount }) => (player === award.player ? sum + amount : sum),
      0,
    );
    award.amount += Math.sign(stated(award.player) - due);
  }
  return rounded.every(
    ({ player: winner }) =>
      rounded.reduce((sum, { player, amount }) => (player === winner ? sum + amount : sum), 0) ===
      stated(winner),
  )
    ? rounded
    : null;
};

/**
 * The allotments in which the main pot pays the rake, the fees, or both before the side pots. GGPoker takes a capped rake
 * from the main pot, and the fee for its jackpot from all pots in proportion.
 */
const listMainFirst = (pots: readonly Pot[], total: Chips, money: StatedMoney): NetPots[] => {
  const fees = Math.min(total, money.fees?.amount ?? 0);
  const rake = total - fees;
  const net = (rakes: NetPots, fee: NetPots): NetPots =>
    pots.map(({ amount }, index) => rakes[index] + fee[index] - amount);
  return [
    net(takeMainFirst(pots, rake), rakeInProportion(pots, fees)),
    takeMainFirst(pots, total),
    net(rakeInProportion(pots, rake), takeMainFirst(pots, fees)),
  ];
};

/** The pots less an amount that is taken from the main pot, and from the side pots only if that is too small. */
const takeMainFirst = (pots: readonly Pot[], taken: Chips): NetPots => {
  let left = taken;
  return pots.map(({ amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return amount - part;
  });
};

/** Stated pots as net pots, if no stated pot is larger than its pot and their sum lacks just the rake; else null. */
const acceptNetPots = (
  pots: readonly Pot[],
  rake: Chips,
  stated: readonly (Chips | undefined)[],
): NetPots | null => {
  let sum = 0;
  for (let index = 0; index < pots.length; index++) {
    const net = stated[index];
    if (net === undefined || net > pots[index].amount) return null;
    sum += net;
  }
  return sum === sumAwards(pots) - rake ? (stated as NetPots) : null;
};

/** Whether the awards give each player what the log states. */
export const reproduces = (
  replay: Replay,
  { awards }: Pick<Allotment, 'awards'>,
  stated: readonly StatedAward[],
): boolean =>
  replay.state.seats.every(
    (seat, player) =>
      sumAwards(awards.filter((award) => award.player === player)) === sumAwardsOf(stated, seat),
  );
