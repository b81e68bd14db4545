import type { CanonicalHand, HandPlayer } from '#histories';

/**
 * The players who were dealt in. A log lists everybody at the table: who sits out of a cash game, or arrived too late,
 * has no line in the hand. Tournaments deal in the absent. A player is in if he posts or is dealt cards, or the summary
 * has an outcome for him; that he acts or collects makes him a player only where there is no summary to say so.
 */
export const dealtIn = (hand: CanonicalHand): HandPlayer[] => {
  const summed = hand.claims.some(({ type }) => type === 'seat');
  const seen = new Set<number>();
  for (const event of hand.events) {
    switch (event.type) {
      case 'post':
      case 'deal':
        seen.add(event.seat);
        break;
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
      case 'show':
      case 'muck':
      case 'collect':
        if (!summed) seen.add(event.seat);
        break;
      default:
        break;
    }
  }
  for (const claim of hand.claims) if (claim.type === 'seat') seen.add(claim.seat);
  return hand.players.filter((player) => seen.has(player.seat) || (!summed && !player.sittingOut));
};
