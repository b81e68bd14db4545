import { formatCards } from '#cards';
import { NO_PLAYER } from '#engine';
import type { HandEvent } from '#histories';
import { isFault } from '../findings/codes.js';
import type { SeatClaimOf } from '../settlement/stated-money.js';
import type { Figure } from '../findings/finding.js';
import { SeatFacts } from './seat-facts.js';
import type { Replay } from '../replay/replay.js';

/** What the body says instead of a line of the summary. */
interface Contradiction {
  readonly expected: Figure;
  readonly actual: Figure;
}

/** One hand is looked at at once. */
const facts = new SeatFacts();

/**
 * L-CLAIM-1: who had the button and the blinds, who folded on which street, who won, showed and mucked, is the same in
 * the summary as in the body, and it tells of every player once. The first contradiction is reported; after any other
 * fault there is none worth telling.
 */
export const checkSeatClaims = (replay: Replay): void => {
  if (replay.findings.some(({ code }) => isFault(code))) return;
  facts.gather(replay.hand, replay.state.setup.variant.streets[0].id);
  let players = 0;
  for (const claim of replay.hand.claims) {
    if (claim.type !== 'seat' && claim.type !== 'stranger') continue;
    const { seat, line } = claim;
    if (claim.type === 'stranger') return report(replay, line, seat, { expected: null, actual: claim.text });
    const found = facts.isTold(seat)
      ? { expected: null, actual: { seats: [seat] } }
      : contradictionOf(replay, claim);
    if (found !== null) return report(replay, line, seat, found);
    facts.tell(seat);
    if (replay.state.playerAt(seat) !== NO_PLAYER) players++;
  }
  if (players > 0 && players < replay.state.size && isComplete(replay)) reportUntold(replay);
};

const isComplete = ({ conventions }: Replay): boolean => conventions.leavesOut === 'nothing';

const report = (replay: Replay, line: number, seat: number, { expected, actual }: Contradiction): void => {
  replay.collector.add('wrong-summary', ['L-CLAIM-1'], line, seat, expected, actual, null);
};

/** A player whom the summary leaves out: noticed at the next one, or where the hand ends. */
const reportUntold = (replay: Replay): void => {
  const { claims, lines } = replay.hand;
  const untold = replay.state.seats.filter((seat) => !facts.isTold(seat)).sort((a, b) => a - b)[0];
  const next = claims.find((claim) => claim.type === 'seat' && claim.seat > untold);
  report(replay, next?.line ?? lines[1], untold, { expected: { seats: [untold] }, actual: null });
};

const contradictionOf = (replay: Replay, claim: SeatClaimOf): Contradiction | null =>
  wrongButton(replay, claim) ??
  wrongBlind(replay, claim, 'small') ??
  wrongBlind(replay, claim, 'big') ??
  wrongOutcome(replay, claim) ??
  wrongStreet(claim);

const wrongButton = (replay: Replay, { seat, button }: SeatClaimOf): Contradiction | null => {
  const { buttonSeat } = replay.hand;
  if (buttonSeat === null || button === (buttonSeat === seat)) return null;
  if (button) return { expected: { seats: [buttonSeat] }, actual: { seats: [seat] } };
  return isComplete(replay) ? { expected: { seats: [seat] }, actual: null } : null;
};

/** More than one may post a blind, those who come in: it has one seat for certain where only one posted it. */
const wrongBlind = (
  replay: Replay,
  { seat, blind }: SeatClaimOf,
  named: 'small' | 'big',
): Contradiction | null => {
  const posted = facts.posted(seat, named);
  if (blind === named)
    return posted || facts.postersOf(named) === 0
      ? null
      : { expected: { seats: postersOf(replay, named) }, actual: { seats: [seat] } };
  const missing = blind === null && posted && facts.postersOf(named) === 1 && isComplete(replay);
  return missing ? { expected: { seats: [seat] }, actual: null } : null;
};

const postersOf = ({ hand }: Replay, blind: 'small' | 'big'): number[] =>
  hand.events
    .filter((event): event is Extract<HandEvent, { type: 'post' }> => event.type === 'post')
    .filter(({ kind }) => kind === `${blind}-blind`)
    .map(({ seat }) => seat);

const instead = (expected: Figure, actual: Figure): Contradiction => ({ expected, actual });

/** Who is left at the end did not fold, and who collects has won. */
const wrongOutcome = (replay: Replay, { seat, outcome, won, cards }: SeatClaimOf): Contradiction | null => {
  const { state, shown } = replay;
  const player = state.playerAt(seat);
  if (player === NO_PLAYER || outcome === 'other' || !isComplete(replay)) return null;
  if (state.live[player] === 0) return outcome === 'folded' ? null : instead('folded', outcome);
  const collected = facts.collected(seat);
  if (!collected && outcome === 'won' && !replay.cashOuts.has(seat)) return instead('lost', outcome);
  if (collected && won.length === 0) return instead('won', outcome);
  if (outcome === 'folded') return instead(null, outcome);
  if (outcome === 'mucked') return facts.hasNamedHand(seat) ? instead('shown', outcome) : null;
  // Cards that the summary shows were shown in the hand, where a hand was shown down at all.
  const unseen = cards !== null && shown.size > 0 && !shown.has(seat);
  return unseen ? { expected: null, actual: formatCards(cards) } : null;
};

const wrongStreet = ({ seat, foldedOn }: SeatClaimOf): Contradiction | null => {
  const street = facts.foldedOn(seat);
  return foldedOn === null || street === null || street === foldedOn
    ? null
    : { expected: street, actual: foldedOn };
};
