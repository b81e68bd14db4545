import { formatCards } from '#cards';
import { NOBODY } from '#engine';
import type { CanonicalHand } from '#histories';
import { isFault } from './codes.js';
import type { SeatClaimOf } from './figures.js';
import type { Figure } from './finding.js';
import type { Walk } from './walk.js';

/** What the body says instead of a line of the summary. */
interface Contradiction {
  readonly expected: Figure;
  readonly actual: Figure;
}

/** By seat, whether the summary has told of it: one hand is looked at at once. */
const told = new Uint8Array(256);

/**
 * L-CLAIM-1: who had the button and the blinds, who folded on which street, who won, showed and mucked, is the same in
 * the summary as in the body. The first contradiction is reported; after any other fault there is none worth telling.
 */
export const checkSeatClaims = (walk: Walk): void => {
  if (walk.findings.some(({ code }) => isFault(code))) return;
  told.fill(0);
  let players = 0;
  for (const claim of walk.hand.claims) {
    if (claim.type !== 'seat' && claim.type !== 'stranger') continue;
    const { seat, line } = claim;
    if (claim.type === 'stranger') return report(walk, line, seat, { expected: null, actual: claim.text });
    const found =
      told[seat] === 1 ? { expected: null, actual: { seats: [seat] } } : contradictionOf(walk, claim);
    if (found !== null) return report(walk, line, seat, found);
    told[seat] = 1;
    if (walk.state.playerAt(seat) !== NOBODY) players++;
  }
  if (players > 0 && players < walk.state.size && walk.conventions.outcomes === 'exact') reportUntold(walk);
};

const report = (walk: Walk, line: number, seat: number, { expected, actual }: Contradiction): void => {
  walk.book.add('wrong-summary', ['L-CLAIM-1'], line, seat, expected, actual, null);
};

/** A player whom the summary leaves out: noticed at the next one, or where the hand ends. */
const reportUntold = (walk: Walk): void => {
  const { claims, lines } = walk.hand;
  const untold = walk.state.seats.filter((seat) => told[seat] === 0).sort((a, b) => a - b)[0];
  const next = claims.find((claim) => claim.type === 'seat' && claim.seat > untold);
  report(walk, next?.line ?? lines[1], untold, { expected: { seats: [untold] }, actual: null });
};

const contradictionOf = (walk: Walk, claim: SeatClaimOf): Contradiction | null => {
  const { hand } = walk;
  return (
    wrongButton(walk, claim) ??
    wrongBlind(walk, claim, 'small', 'small-blind') ??
    wrongBlind(walk, claim, 'big', 'big-blind') ??
    wrongOutcome(walk, claim) ??
    wrongStreet(hand, claim, walk.state.setup.variant.streets[0].id)
  );
};

const wrongButton = ({ hand, conventions }: Walk, { seat, button }: SeatClaimOf): Contradiction | null => {
  const { buttonSeat } = hand;
  if (buttonSeat === null || button === (buttonSeat === seat)) return null;
  if (button) return { expected: { seats: [buttonSeat] }, actual: { seats: [seat] } };
  return conventions.outcomes === 'exact' ? { expected: { seats: [seat] }, actual: null } : null;
};

/** More than one may post a blind, those who come in: it has one seat for certain where only one posted it. */
const wrongBlind = (
  { hand, conventions }: Walk,
  { seat, blind }: SeatClaimOf,
  named: 'small' | 'big',
  kind: 'small-blind' | 'big-blind',
): Contradiction | null => {
  if (blind !== named && (blind !== null || conventions.outcomes !== 'exact')) return null;
  const posters: number[] = [];
  for (const event of hand.events) if (event.type === 'post' && event.kind === kind) posters.push(event.seat);
  if (blind === null)
    return posters.length === 1 && posters[0] === seat
      ? { expected: { seats: posters }, actual: null }
      : null;
  if (posters.length === 0 || posters.includes(seat)) return null;
  return { expected: { seats: posters }, actual: { seats: [seat] } };
};

/** Who is left at the end did not fold, and who collects has won. */
const wrongOutcome = (walk: Walk, { seat, outcome, won, cards }: SeatClaimOf): Contradiction | null => {
  const { state, conventions, shown } = walk;
  const player = state.playerAt(seat);
  if (player === NOBODY || outcome === 'other' || conventions.outcomes !== 'exact') return null;
  const folded = state.live[player] === 0;
  if (folded) return outcome === 'folded' ? null : { expected: 'folded', actual: outcome };
  const collected = walk.collects.some(({ event }) => event.seat === seat && event.amount > 0);
  if (!collected && outcome === 'won') return { expected: 'lost', actual: outcome };
  if (collected && won.length === 0) return { expected: 'won', actual: outcome };
  if (outcome === 'folded') return { expected: null, actual: outcome };
  if (outcome === 'mucked' && hasNamedHand(walk, seat)) return { expected: 'shown', actual: outcome };
  // Cards that the summary shows were shown in the hand, where a hand was shown down at all.
  const unseen = outcome !== 'mucked' && cards !== null && shown.size > 0 && !shown.has(seat);
  return unseen ? { expected: null, actual: formatCards(cards) } : null;
};

/** Who shows at the showdown has his hand named; who shows what he mucked, for the others to see, has not. */
const hasNamedHand = ({ hand }: Walk, seat: number): boolean =>
  hand.events.some((event) => event.type === 'show' && event.seat === seat && event.reading !== null);

const wrongStreet = (
  { events }: CanonicalHand,
  claim: SeatClaimOf,
  firstStreet: string,
): Contradiction | null => {
  if (claim.foldedOn === null) return null;
  let street = firstStreet;
  for (const event of events)
    if (event.type === 'board') street = event.street;
    else if (event.type === 'fold' && event.seat === claim.seat)
      return street === claim.foldedOn ? null : { expected: street, actual: claim.foldedOn };
  return null;
};
