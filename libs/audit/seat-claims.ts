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

/**
 * L-CLAIM-1: who had the button and the blinds, who folded on which street, who won, showed and mucked, is the same in
 * the summary as in the body. The first contradiction is reported; after any other fault there is none worth telling.
 */
export const checkSeatClaims = (walk: Walk): void => {
  if (walk.findings.some(({ code }) => isFault(code))) return;
  for (const claim of walk.hand.claims) {
    if (claim.type !== 'seat') continue;
    const found = contradictionOf(walk, claim);
    if (found === null) continue;
    const { expected, actual } = found;
    walk.book.add('wrong-summary', ['L-CLAIM-1'], claim.line, claim.seat, expected, actual, null);
    return;
  }
};

const contradictionOf = (walk: Walk, claim: SeatClaimOf): Contradiction | null => {
  const { hand } = walk;
  return (
    wrongButton(hand, claim) ??
    wrongBlind(hand, claim) ??
    wrongOutcome(walk, claim) ??
    wrongStreet(hand, claim, walk.state.setup.variant.streets[0].id)
  );
};

const wrongButton = ({ buttonSeat }: CanonicalHand, claim: SeatClaimOf): Contradiction | null => {
  if (!claim.button || buttonSeat === null || buttonSeat === claim.seat) return null;
  return { expected: { seats: [buttonSeat] }, actual: { seats: [claim.seat] } };
};

/** More than one may post a big blind, those who come in: only a blind that others posted, and he did not, is wrong. */
const wrongBlind = (hand: CanonicalHand, claim: SeatClaimOf): Contradiction | null => {
  if (claim.blind === null) return null;
  const kind = claim.blind === 'small' ? 'small-blind' : 'big-blind';
  const seats: number[] = [];
  for (const event of hand.events) {
    if (event.type !== 'post' || event.kind !== kind) continue;
    if (event.seat === claim.seat) return null;
    seats.push(event.seat);
  }
  return seats.length === 0 ? null : { expected: { seats }, actual: { seats: [claim.seat] } };
};

/** Who is left at the end did not fold, and who collects has won. */
const wrongOutcome = (walk: Walk, { seat, outcome, won }: SeatClaimOf): Contradiction | null => {
  const { state, conventions } = walk;
  const player = state.playerAt(seat);
  if (player === NOBODY || outcome === 'other' || conventions.outcomes !== 'exact') return null;
  const folded = state.live[player] === 0;
  if (folded) return outcome === 'folded' ? null : { expected: 'folded', actual: outcome };
  const collected = walk.collects.some(({ event }) => event.seat === seat && event.amount > 0);
  if (collected && won.length === 0) return { expected: 'won', actual: outcome };
  return outcome === 'folded' ? { expected: null, actual: outcome } : null;
};

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
