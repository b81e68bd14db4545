import { formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import { NO_PLAYER, type Chips } from '#engine';
import type { HandClaim, HandDescription } from '#histories';
import { checkSeatClaims } from './seat-claims.js';
import type { Settlement } from '../settlement/settlement.js';
import { isFault } from '../findings/codes.js';
import { collectedBy, type SeatClaimOf, type StatedMoney } from '../settlement/stated-money.js';
import { agrees, isWhole, readingOn } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';

/** L-CLAIM-1: holds the summary's boards, cards, hands, positions and side pots against the body and the replay. */
export const checkClaims = (
  replay: Replay,
  boards: readonly (readonly Card[])[],
  settlement: Settlement,
): void => {
  checkSidePots(replay, settlement);
  for (const claim of replay.hand.claims) {
    if (claim.type === 'seat') checkSeat(replay, claim, boards, settlement);
    else if (claim.type === 'board') checkBoard(replay, claim);
  }
  checkListed(replay, boards[0]);
  checkSeatClaims(replay);
  checkEnds(replay, settlement);
};

/** A chip too many for one player is one too few for another. */
const MOST_ENDS = 2;

/** What the log says that players got and have left, where it is the only one to say so. */
const checkEnds = (replay: Replay, settlement: Settlement): void => {
  if (replay.findings.some(({ code }) => isFault(code))) return;
  let told = 0;
  for (const claim of replay.hand.claims) {
    if (told === MOST_ENDS) return;
    if (claim.type !== 'final-stack' && claim.type !== 'winnings') continue;
    const end = endOf(replay, settlement, claim.seat);
    const expected = claim.type === 'winnings' ? end?.won : end?.left;
    if (expected === undefined || expected === claim.amount) continue;
    const code = claim.type === 'winnings' ? 'wrong-award' : 'final-stack';
    replay.collector.add(code, ['L-CLAIM-1'], claim.line, claim.seat, expected, claim.amount, null);
    told++;
  }
};

/** What a player won and what he has left; undefined where it depends on cards or a stack that nobody knows. */
const endOf = (
  { hand, state, isOver }: Replay,
  { pots, unjudged, awards }: Settlement,
  seat: number,
): { readonly won: Chips; readonly left: Chips } | undefined => {
  const player = state.playerAt(seat);
  const stack = hand.players.find((candidate) => candidate.seat === seat)?.stack ?? null;
  if (player === NO_PLAYER || stack === null) return undefined;
  let won = 0;
  if (isOver) {
    for (const index of unjudged) if (pots[index].players.includes(player)) return undefined;
    for (const award of awards) if (award.player === player) won += award.amount;
  }
  return { won, left: stack - state.paid[player] - state.dead[player] + won };
};

/** The board as the streets dealt it; where those contradict each other, the fault was reported there. */
const checkBoard = (replay: Replay, claim: Extract<HandClaim, { type: 'board' }>): void => {
  const dealt = replay.state.boards[claim.run];
  if (replay.collector.boardFault || dealt === undefined) return;
  const same = dealt.length === claim.cards.length && dealt.every((card, at) => card === claim.cards[at]);
  if (same) return;
  replay.collector.boardFault = true;
  const rules = ['L-CARD-1', 'L-CLAIM-1'];
  replay.collector.add(
    'wrong-board',
    rules,
    claim.line,
    null,
    formatCards(dealt),
    formatCards(claim.cards),
    null,
  );
};

/** The summary says once what the pot and the board were: noticed where it says it again, or goes on without it. */
const checkListed = (replay: Replay, board: readonly Card[]): void => {
  if (replay.conventions.leavesOut !== 'nothing' || replay.findings.some(({ code }) => isFault(code))) return;
  let totals = 0;
  let runs = 0;
  for (const claim of replay.hand.claims) {
    const { type, line } = claim;
    if (type === 'total-pot' && ++totals > 1)
      return replay.collector.add('total-pot', ['L-CLAIM-1'], line, null, null, claim.amount, null);
    if (type === 'board' && claim.run < runs++)
      return replay.collector.add(
        'wrong-board',
        ['L-CLAIM-1'],
        line,
        null,
        null,
        formatCards(claim.cards),
        null,
      );
    if (type !== 'seat') continue;
    if (totals === 0)
      return replay.collector.add('total-pot', ['L-CLAIM-1'], line, null, replay.state.pot, null, null);
    if (runs === 0 && board.length > 0)
      return replay.collector.add('wrong-board', ['L-CLAIM-1'], line, null, formatCards(board), null, null);
    return;
  }
};

const checkSeat = (
  replay: Replay,
  claim: SeatClaimOf,
  boards: readonly (readonly Card[])[],
  settlement: Settlement,
): void => {
  checkCards(replay, claim);
  checkWon(replay, claim, settlement);
  const cards = claim.cards ?? replay.shown.get(claim.seat);
  const { variant } = replay.state.setup;
  if (
    !isWhole(variant, cards, boards[0]) ||
    replay.collector.cardFaults.has(claim.seat) ||
    replay.collector.boardFault
  )
    return;
  for (const [share, readings] of [claim.readings, claim.lows ?? []].entries())
    for (const [run, reading] of readings.entries()) {
      const of = variant.shares[share] ?? variant.shares[0];
      const real = reading === null ? null : readingOn(variant, of, cards, boards[run] ?? boards[0]);
      if (reading === null || real === null || agrees(reading, real)) continue;
      const named = isWholeReading(reading) ? reading : reading.category;
      const rules = ['P-SHOW-6', 'L-CLAIM-1'];
      replay.collector.add('hand-description', rules, claim.line, claim.seat, real, named, null);
    }
};

/** The lowest rank that a straight can end with, five. */
const LOWEST_STRAIGHT = 3;

/** Whether a log that names a hand names ranks that go with it: some just say `two pair`, some a straight to four. */
const isWholeReading = ({ category, ranks }: HandDescription): boolean => {
  switch (category) {
    case 'two-pair':
    case 'full-house':
      return ranks.length >= 2;
    case 'straight':
    case 'straight-flush':
      return ranks.length >= 1 && ranks[0] >= LOWEST_STRAIGHT;
    default:
      return ranks.length >= 1;
  }
};

/** The cards of the summary are those that were dealt or shown. */
const checkCards = (replay: Replay, claim: SeatClaimOf): void => {
  const { cards, seat, line } = claim;
  if (cards === null || replay.collector.cardFaults.has(seat)) return;
  const known = replay.ledger.hole.get(seat) ?? [];
  const duplicate = replay.ledger.addHole(seat, cards);
  const held = replay.ledger.held(seat);
  const holeCards = replay.mostHeldBy(seat);
  if (duplicate !== null) {
    if (!isInDeck(replay.state.setup.variant.deck, duplicate))
      replay.collector.addForeign(duplicate, line, seat, null);
    else
      replay.collector.add(
        'duplicate-card',
        ['L-CARD-1'],
        line,
        seat,
        formatCards(known),
        formatCards(cards),
        null,
      );
    replay.collector.cardFaults.add(seat);
  } else if (held > holeCards || isShownOtherwise(cards, replay.shown.get(seat))) {
    replay.collector.add(
      'wrong-card-count',
      ['L-CARD-1', 'L-CLAIM-1'],
      line,
      seat,
      formatCards(known),
      formatCards(cards),
      null,
    );
    replay.collector.cardFaults.add(seat);
  }
};

/** Whether the body shows other cards, as many. */
const isShownOtherwise = (cards: readonly Card[], shown: readonly Card[] | undefined): boolean =>
  shown?.length === cards.length &&
  !shown.includes(UNKNOWN) &&
  !cards.every((card) => card === UNKNOWN || shown.includes(card));

/** What the summary says that a seat won is what the body says. */
const checkWon = (replay: Replay, claim: SeatClaimOf, settlement: Settlement): void => {
  if (claim.won.length === 0 || replay.collector.moneyFault || replay.collects.length === 0) return;
  const won = claim.won.reduce((sum, amount) => sum + amount, 0);
  const collected = collectedBy(settlement.money.awards, claim.seat);
  if (won === collected) return;
  const code = replay.conventions.figures === 'loose' ? 'site-figure' : 'wrong-award';
  const told = replay.findings.some(({ seat }) => seat === claim.seat);
  if (!told) replay.collector.add(code, ['L-CLAIM-1'], claim.line, claim.seat, collected, won, null);
};

/** What the log's lines give from a pot. */
const paidFrom = ({ awards }: StatedMoney, pot: number): Chips => {
  let sum = 0;
  for (const award of awards) if (award.pot === pot) sum += award.amount;
  return sum;
};

/** A line that pays from a side pot which the log's own list does not have. */
const checkPotNames = (replay: Replay, { pots, awards }: StatedMoney): void => {
  if (pots.size === 0 || replay.conventions.figures === 'loose') return;
  const stray = awards.find(({ pot }) => pot !== null && !pots.has(pot));
  if (stray === undefined) return;
  const { line, seat, event, amount } = stray;
  replay.collector.add('side-pot', ['L-SUM-1', 'L-CLAIM-1'], line, seat, null, amount, event);
};

/** Printed pots are the pots of the replay, with or without the rake that each of them bears. */
const checkSidePots = (replay: Replay, settlement: Settlement): void => {
  const { pots, net, rake, money } = settlement;
  if (replay.collector.moneyFault || money.pots.size === 0) return;
  checkPotNames(replay, money);
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
    replay.collector.add('side-pot', ['L-SUM-1', 'R-TIE-7'], line, null, expected, actual, null);
    return;
  }
  // A log may cut pots finer, at the all-in of a player who folded later: then only the sum is compared.
  if (printed.length !== pots.length) return;
  const byLines = pots.every((_, index) => paidFrom(money, index) === net[index]);
  for (const [index, pot] of pots.entries()) {
    const amount = money.pots.get(index)?.amount;
    if (amount === undefined || amount === net[index] || amount === pot.amount) continue;
    if (!byLines && amount < pot.amount && amount >= pot.amount - rake) continue;
    replay.collector.add('side-pot', ['P-ALLIN-2', 'R-TIE-7'], line, null, net[index], amount, null);
    return;
  }
};
