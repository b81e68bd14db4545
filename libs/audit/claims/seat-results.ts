import { formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import { inDealOrder, variantAsDealt } from '#engine';
import type { HandValue } from '#ranking';
import type { FindingCode } from '../findings/codes.js';
import type { FindingValue } from '../findings/finding.js';
import { isComplete, misdescribes, nameOf } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';
import type { Settlement } from '../settlement/settlement.js';
import { sumAwardsOf } from '../settlement/stated-money.js';
import type { SeatClaim } from './seat-claims.js';

/** L-CLAIM-1: compares what the summary states of a seat: its cards, its winnings and its hand. */
export const checkSeatResult = (
  replay: Replay,
  claim: SeatClaim,
  boards: readonly (readonly Card[])[],
  settlement: Settlement,
): void => {
  checkCards(replay, claim);
  checkWinnings(replay, claim, settlement);
  checkNames(replay, claim, boards);
};

/** P-SHOW-6: the hands that the summary names are the real ones, by half and run. */
const checkNames = (replay: Replay, claim: SeatClaim, boards: readonly (readonly Card[])[]): void => {
  const { trust, conventions } = replay;
  const { seat, line, readings, lows = [] } = claim;
  const isStrict = conventions.leavesOut === 'nothing';
  const { state } = replay;
  const variant = variantAsDealt(state);
  if (variant === null) return;
  const named = claim.cards ?? replay.shown.get(seat);
  const cards = named === undefined ? named : inDealOrder(variant, named, state.up[state.playerAt(seat)]);
  if (!trust.cardsOf(seat) || !trust.board) return;
  const report = (real: HandValue | null, named: FindingValue): void => {
    replay.collector.add(
      'hand-description',
      ['P-SHOW-6', 'R-SHOW-2', 'L-CLAIM-1'],
      line,
      seat,
      real,
      named,
      null,
    );
  };
  if (claim.unread !== undefined && isStrict) return report(null, claim.unread);
  if (!isComplete(variant, cards, boards[0])) return;
  for (const [run, reading] of readings.entries()) {
    if (run > 0 && conventions.namedHands === 'on-whole-board') break;
    if (reading === null) continue;
    const names = lows.length > 0 ? [reading, lows[run] ?? undefined] : [reading];
    for (const [share, name] of names.entries()) {
      const { wrong, real } = misdescribes(variant, share, cards, boards[run] ?? boards[0], name, isStrict);
      if (wrong) report(real, name === undefined ? null : nameOf(name));
    }
  }
};

/** L-CARD-1: the cards of the summary are those that were dealt or shown. */
const checkCards = (replay: Replay, claim: SeatClaim): void => {
  const { collector, trust, ledger } = replay;
  const { cards, seat, line } = claim;
  if (cards === null || !trust.cardsOf(seat)) return;
  const known = ledger.hole.get(seat) ?? [];
  if (isHandOfAnother(replay, seat, cards)) {
    const rules = ['L-CLAIM-1', 'L-CARD-1'];
    collector.add('wrong-summary', rules, line, seat, formatCards(known), formatCards(cards), null);
    return trust.loseCardsOf(seat);
  }
  const duplicate = ledger.addHole(seat, cards);
  if (duplicate !== null && !isInDeck(replay.state.setup.variant.deck, duplicate))
    collector.addForeignCard(duplicate, line, seat, null);
  else if (duplicate !== null)
    collector.add('duplicate-card', ['L-CARD-1'], line, seat, formatCards(known), formatCards(cards), null);
  else if (ledger.held(seat) > replay.maxHeldBy(seat) || isShownOtherwise(cards, replay.shown.get(seat))) {
    const rules = ['L-CARD-1', 'L-CLAIM-1'];
    collector.add('wrong-card-count', rules, line, seat, formatCards(known), formatCards(cards), null);
  } else return;
  trust.loseCardsOf(seat);
};

/** Whether the cards are those of another seat, whose line the summary has confused with this one. */
const isHandOfAnother = ({ ledger }: Replay, seat: number, cards: readonly Card[]): boolean => {
  const own = ledger.hole.get(seat);
  if (own?.length !== cards.length || cards.some((card) => card === UNKNOWN || own.includes(card)))
    return false;
  for (const [other, held] of ledger.hole)
    if (other !== seat && held.length === cards.length && cards.every((card) => held.includes(card)))
      return true;
  return false;
};

/** Whether the body shows the same number of other cards. */
const isShownOtherwise = (cards: readonly Card[], shown: readonly Card[] | undefined): boolean =>
  shown?.length === cards.length &&
  !shown.includes(UNKNOWN) &&
  !cards.every((card) => card === UNKNOWN || shown.includes(card));

/** The summary states the same winnings as the body. */
const checkWinnings = (replay: Replay, claim: SeatClaim, settlement: Settlement): void => {
  const { money } = settlement;
  if (claim.won.length === 0 || !replay.trust.chips || replay.collects.length === 0) return;
  const won = claim.won.reduce((sum, amount) => sum + amount, 0);
  const collected = sumAwardsOf(money.awards, claim.seat);
  if (won === collected) return;
  const code = replay.conventions.figures === 'loose' ? 'site-figure' : 'wrong-award';
  const isReported = replay.findings.some(({ seat }) => seat === claim.seat);
  if (!isReported && !isRobbed(replay, claim.seat, won, settlement))
    replay.collector.add(code, ['L-CLAIM-1'], claim.line, claim.seat, collected, won, null);
};

/** Whether the summary has what is due to a seat, and the award line of another seat is reported in the body. */
const isRobbed = (
  { findings, state }: Replay,
  seat: number,
  won: number,
  { awards, unverifiable }: Settlement,
): boolean => {
  if (unverifiable.size > 0 || !findings.some(({ code, event }) => isAboutAward(code) && event !== null))
    return false;
  let due = 0;
  for (const award of awards) if (state.seats[award.player] === seat) due += award.amount;
  return won === due;
};

const isAboutAward = (code: FindingCode): boolean =>
  code === 'wrong-winner' || code === 'wrong-award' || code === 'odd-chip';
