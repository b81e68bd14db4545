import type { CanonicalHand, HandPlayer } from '#histories';

/**
 * The players who were dealt in. A log lists everybody at the table: who sits out of a cash game, or arrived too late,
 * has no line in the hand. Tournaments deal in the absent. A player is in if an event is his, or the summary has an
 * outcome for him; without a summary, if he does not sit out.
 */
export const dealtIn = (hand: CanonicalHand): HandPlayer[] => {
  const seen = new Set<number>();
  for (const event of hand.events) {
    switch (event.type) {
      case 'post':
      case 'deal':
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
      case 'show':
      case 'muck':
      case 'collect':
        seen.add(event.seat);
        break;
      default:
        break;
    }
  }
  let summed = false;
  for (const claim of hand.claims) {
    if (claim.type !== 'seat') continue;
    summed = true;
    seen.add(claim.seat);
  }
  return hand.players.filter((player) => seen.has(player.seat) || (!summed && !player.sittingOut));
};
