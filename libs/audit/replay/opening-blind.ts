import { NO_PLAYER, type Hand, type Posting } from '#engine';

/** The player of the last blind, who acts last in the first round. Without posts, as if the big blind were posted. */
export const openingBlindOf = ({ lastBlind, smallBlind }: Posting, { setup, size }: Hand): number => {
  if (lastBlind !== NO_PLAYER) return lastBlind;
  if (smallBlind !== NO_PLAYER) return (smallBlind + 1) % size;
  return setup.stakes.bigBlind > 0 ? Math.min(1, size - 1) : size - 1;
};
