import type { CanonicalHand, HandPlayer } from '#histories';

/** By seat, whether the hand says that it was dealt in: one hand is looked at at once. */
const seen = new Uint8Array(256);

/**
 * The players who were dealt in. A log lists everybody at the table: who sits out of a cash game, or arrived too late,
 * has no line in the hand. Tournaments deal in the absent. A player is in if he posts or is dealt cards, or the summary
 * has an outcome for him; that he acts or collects makes him a player only where there is no summary to say so.
 */
export const dealtIn = (hand: CanonicalHand): HandPlayer[] => {
  seen.fill(0);
  let summed = false;
  for (const claim of hand.claims)
    if (claim.type === 'seat') {
      summed = true;
      seen[claim.seat] = 1;
    }
  for (const event of hand.events) {
    switch (event.type) {
      case 'post':
      case 'deal':
        seen[event.seat] = 1;
        break;
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
      case 'show':
      case 'muck':
      case 'collect':
        if (!summed) seen[event.seat] = 1;
        break;
      default:
        break;
    }
  }
  return hand.players.filter((player) => seen[player.seat] === 1 || (!summed && !player.sittingOut));
};
