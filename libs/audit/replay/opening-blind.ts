import { NO_PLAYER, type Hand, type Posting } from '#engine';
import { isBettingEvent, type CanonicalHand } from '#histories';

/** The player of the last blind, who acts last in the first round. Without posts, as if the big blind were posted. */
export const openingBlindOf = ({ lastBlind, smallBlind }: Posting, { setup, size }: Hand): number => {
  if (lastBlind !== NO_PLAYER) return lastBlind;
  if (smallBlind !== NO_PLAYER) return (smallBlind + 1) % size;
  return setup.stakes.bigBlind > 0 ? Math.min(1, size - 1) : size - 1;
};

/**
 * P-ALLIN-1, P-BLIND-1: whether the first player, who is all-in for the ante, is the big blind and not the small one. Nobody posts a
 * blind then, and the second player opens the betting. O(events).
 */
export const isBigBlindAllIn = (
  { lastBlind, smallBlind }: Posting,
  { setup, size, stack, seats }: Hand,
  { events }: CanonicalHand,
): boolean =>
  setup.stakes.bigBlind > 0 &&
  lastBlind === NO_PLAYER &&
  smallBlind === NO_PLAYER &&
  size > 2 &&
  stack[0] === 0 &&
  stack[1] > 0 &&
  events.find(isBettingEvent)?.seat === seats[1];
