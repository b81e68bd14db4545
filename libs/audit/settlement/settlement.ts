import type { Card } from '#cards';
import { buildPots, rakeInProportion, settle, type Award, type Chips, type Pot, type Variant } from '#engine';
import { asStated, type NetPots } from './rake-allotment.js';
import {
  collectedBy,
  statedMoney,
  sumOf,
  summaryAwards,
  type StatedAward,
  type StatedMoney,
} from './stated-money.js';
import type { Winners } from '../findings/finding.js';
import { blameAwards, followUncalled, reconcile } from './reconcile.js';
import { isHidden, judge, type Contest, type KnownCards } from './contest.js';
import type { Replay } from '../replay/replay.js';

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
  replay: Replay,
  boards: readonly (readonly Card[])[],
  cards: KnownCards,
): Settlement => {
  const money = statedMoney(replay);
  followUncalled(replay, money);
  const pots = buildPots(replay.state);
  const contest = judge(replay, boards, cards);
  const { rake, outvoted } = reconcile(replay, money);
  const unjudged = isBrokenOff(replay, money) ? new Set(pots.keys()) : unjudgedOf(pots, contest);
  const trusted = outvoted ? summaryAwards(money) : money.awards;
  const { net, awards } = bestAllotment(replay, pots, contest, money, rake, trusted);
  const settlement = { pots, net, awards, unjudged, rake, money };
  if (outvoted) blameBody(replay, settlement, trusted);
  else if (!replay.collector.moneyFault && money.awards.length > 0) compare(replay, settlement);
  return settlement;
};

/** A log that ends before the hand does, and says nothing of who got what. */
const isBrokenOff = (replay: Replay, { awards, totalPot }: StatedMoney): boolean =>
  awards.length === 0 && totalPot === null && !replay.isOver;

const NONE: ReadonlySet<number> = new Set();

const unjudgedOf = (pots: readonly Pot[], { hidden }: Contest): ReadonlySet<number> => {
  if (hidden.size === 0) return NONE;
  return new Set([...pots.keys()].filter((index) => isHidden(pots[index], hidden)));
};

/**
 * The body gives out more or less than there is, and the summary does not. Where the rules give what the summary says,
 * they tell the line that is wrong; else it is the first line of each seat for which body and summary differ.
 */
const blameBody = (replay: Replay, settlement: Settlement, summary: readonly StatedAward[]): void => {
  const { money, unjudged } = settlement;
  const before = replay.findings.length;
  const byRules =
    replay.conventions.figures === 'exact' && unjudged.size === 0 && reproduces(replay, settlement, summary);
  if (byRules) compare(replay, settlement);
  if (replay.findings.length === before) blameAwards(replay, money);
  replay.collector.moneyFault = true;
};

interface Allotted {
  readonly net: NetPots;
  readonly awards: readonly Award[];
}

/**
 * The allotment of the rake that gives what the log says: first what its lines give from each pot, as they come before
 * the summary's own list of pots.
 */
const bestAllotment = (
  replay: Replay,
  pots: readonly Pot[],
  contest: Contest,
  money: StatedMoney,
  rake: Chips,
  trusted: readonly StatedAward[],
): Allotted => {
  const { switches } = replay.state.setup;
  if (pots.length < 2 || rake === 0) {
    const net = rakeInProportion(pots, rake);
    return { net, awards: settle(pots, net, contest.runs, switches, contest.order) };
  }
  const allot = (net: NetPots): Allotted => ({
    net,
    awards: settle(pots, net, contest.runs, switches, contest.order),
  });
  const byAwards = asStated(pots, rake, awardsByPot(pots, money.awards));
  const byPots = asStated(
    pots,
    rake,
    pots.map((_, index) => money.pots.get(index)?.amount),
  );
  const candidates = [byAwards, byPots, rakeInProportion(pots, rake)]
    .filter((net) => net !== null)
    .map(allot);
  const likely = byPots === null ? 0 : candidates.findIndex(({ net }) => net === byPots);
  return candidates.find((candidate) => reproduces(replay, candidate, trusted)) ?? candidates[likely];
};

const awardsByPot = (pots: readonly Pot[], awards: readonly StatedAward[]): Chips[] =>
  pots.map((_, index) => sumOf(awards.filter(({ pot }) => pot === index)));

const reproduces = (
  replay: Replay,
  { awards }: Pick<Allotted, 'awards'>,
  stated: readonly StatedAward[],
): boolean =>
  replay.state.seats.every((seat, player) => awardedTo(awards, player) === collectedBy(stated, seat));

const awardedTo = (awards: readonly Award[], player: number): Chips =>
  sumOf(awards.filter((award) => award.player === player));

/** One fault in the awards shows on the lines of two seats: who got too much, and who got too little. */
const MOST_REPORTED = 2;

/** Holds each line of collected chips against what the rules award. */
const compare = (replay: Replay, settlement: Settlement): void => {
  const { pots, money, unjudged } = settlement;
  if (isPlainlyRight(replay, settlement)) return;
  const labelled =
    !isWonOnAllBoards(replay) &&
    (pots.length === 1 || money.awards.every(({ pot }) => pot !== null && pot < pots.length));
  const reported = new Set<number>();
  for (const stated of money.awards) {
    const player = replay.state.playerAt(stated.seat);
    const potIndex = pots.length === 1 ? 0 : stated.pot;
    if (potIndex !== null && unjudged.has(potIndex)) reportHidden(replay, stated, reported);
    else if (unjudged.size > 0 && !labelled) reportHidden(replay, stated, reported);
    else if (!reported.has(stated.seat) && reported.size < MOST_REPORTED) {
      const due = dueFor(settlement, player, labelled ? stated : null);
      const share = sameShare(money.awards, stated, labelled, pots.length === 1);
      const said = sumOf(share);
      if (due === said) continue;
      reported.add(stated.seat);
      reportAward(replay, settlement, lineAtFault(share, due), due, said);
    }
  }
};

/** The last one left has what lies for each of two boards: a log may say so board by board, or at once. */
const isWonOnAllBoards = ({ state }: Replay): boolean =>
  state.liveCount === 1 && state.setup.variant.boards === 2;

/** One pot, one award, and the log gives just that: most hands, and not worth the trouble of the rest. */
const isPlainlyRight = (replay: Replay, { pots, awards, money, unjudged }: Settlement): boolean => {
  if (pots.length !== 1 || awards.length !== 1 || money.awards.length !== 1 || unjudged.size > 0)
    return false;
  const [award] = awards;
  const [stated] = money.awards;
  return stated.amount === award.amount && stated.seat === replay.state.seats[award.player];
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

/** The log's lines that give the same seat from the same pot in the same run; all of its lines where pots are not told. */
const sameShare = (
  awards: readonly StatedAward[],
  of: StatedAward,
  labelled: boolean,
  onePot: boolean,
): readonly StatedAward[] =>
  awards.filter(
    ({ seat, pot, run }) => seat === of.seat && (!labelled || ((onePot || pot === of.pot) && run === of.run)),
  );

/** The line with which a player has more than is due; where he has less, his last one, after which nothing follows. */
const lineAtFault = (share: readonly StatedAward[], due: Chips): StatedAward => {
  let sum = 0;
  return share.find(({ amount }) => (sum += amount) > due) ?? share[share.length - 1];
};

const reportHidden = (replay: Replay, stated: StatedAward, reported: Set<number>): void => {
  const { collector } = replay;
  if (reported.has(stated.seat) || collector.boardFault || collector.cardFaults.size > 0) return;
  reported.add(stated.seat);
  replay.collector.add(
    'hidden-winner',
    ['R-SHOW-1'],
    stated.line,
    stated.seat,
    null,
    stated.amount,
    stated.event,
  );
};

const reportAward = (
  replay: Replay,
  settlement: Settlement,
  stated: StatedAward,
  due: Chips,
  said: Chips,
): void => {
  const { line, seat, event } = stated;
  if (due === 0) {
    replay.collector.add(
      'wrong-winner',
      ['P-SHOW-2', 'P-SHOW-6'],
      line,
      seat,
      winnersIn(replay, settlement, stated),
      said,
      event,
    );
    return;
  }
  const winners = settlement.awards.filter(
    ({ pot }) => settlement.pots.length === 1 || pot === stated.pot,
  ).length;
  const odd = winners > 1 && Math.abs(due - said) < winners;
  const rules = odd ? oddChipRules(replay.state.setup.variant) : ['P-SHOW-2', 'L-SUM-1'];
  replay.collector.add(odd ? 'odd-chip' : 'wrong-award', rules, line, seat, due, said, event);
};

/** The rules by which the odd chips of a game find their owners. */
const oddChipRules = ({ oddChips, shares }: Variant): readonly string[] => [
  'R-TIE-2',
  'R-TIE-3',
  oddChips === 'by-card' ? 'R-TIE-5' : 'R-TIE-4',
  ...(shares.length > 1 ? ['R-TIE-6'] : []),
];

/** The seats that the rules award the pot to. */
const winnersIn = (replay: Replay, { awards, pots }: Settlement, stated: StatedAward): Winners => {
  const seats = awards
    .filter(({ pot }) => pots.length === 1 || stated.pot === null || pot === stated.pot)
    .map(({ player }) => replay.state.seats[player]);
  return { seats: [...new Set(seats)] };
};
