import type { CanonicalHand } from '#histories';
import { isFault } from './codes.js';
import type { SeatClaimOf } from './figures.js';
import type { Figure } from './finding.js';
import type { Walk } from './walk.js';

/** What a line of the summary says of a seat, and what the body says instead. */
interface Contradiction {
  readonly claim: SeatClaimOf;
  readonly expected: Figure;
  readonly actual: Figure;
}

/**
 * L-CLAIM-1: the button, the blinds and the streets of folding that the summary names are those of the body. The first
 * contradiction is reported; after any other fault there is none worth telling.
 */
export const checkPositions = (walk: Walk): void => {
  if (walk.findings.some(({ code }) => isFault(code))) return;
  const { hand } = walk;
  const firstStreet = walk.state.setup.variant.streets[0].id;
  for (const claim of hand.claims) {
    if (claim.type !== 'seat') continue;
    const found =
      wrongButton(hand, claim) ?? wrongBlind(hand, claim) ?? wrongStreet(hand, claim, firstStreet);
    if (found === null) continue;
    const { expected, actual } = found;
    walk.book.add('wrong-summary', ['L-CLAIM-1'], claim.line, claim.seat, expected, actual, null);
    return;
  }
};

const wrongButton = ({ buttonSeat }: CanonicalHand, claim: SeatClaimOf): Contradiction | null => {
  if (!claim.button || buttonSeat === null || buttonSeat === claim.seat) return null;
  return { claim, expected: { seats: [buttonSeat] }, actual: { seats: [claim.seat] } };
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
  return seats.length === 0 ? null : { claim, expected: { seats }, actual: { seats: [claim.seat] } };
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
      return street === claim.foldedOn ? null : { claim, expected: street, actual: claim.foldedOn };
  return null;
};
