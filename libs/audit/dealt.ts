import type { CanonicalHand, HandPlayer } from '#histories';

/** By seat: what speaks for its having been dealt in. One hand is looked at at once. */
const seats = new Uint8Array(256);

/** He posts, is dealt or shows cards, collects, or the summary has a line for him. */
const CERTAIN = 2;
/** He acts: that may be the fault of a line. */
const ACTS = 1;

/**
 * The players who were dealt in. A log lists everybody at the table: who sits out of a cash game, or arrived too late,
 * has no line in the hand. Tournaments deal in the absent. That somebody acts who is said to sit out does not make him a
 * player; where there is no summary, everybody is one who is not said to sit out.
 */
export const dealtIn = (hand: CanonicalHand): HandPlayer[] => {
  seats.fill(0);
  for (const event of hand.events) {
    switch (event.type) {
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
        seats[event.seat] |= ACTS;
        break;
      case 'post':
      case 'deal':
      case 'show':
      case 'muck':
      case 'collect':
        seats[event.seat] |= CERTAIN;
        break;
      default:
        break;
    }
  }
  let summed = false;
  for (const claim of hand.claims)
    if (claim.type === 'seat') {
      summed = true;
      seats[claim.seat] |= CERTAIN;
    }
  return hand.players.filter(
    ({ seat, sittingOut }) => seats[seat] >= CERTAIN || (!sittingOut && (!summed || seats[seat] === ACTS)),
  );
};
