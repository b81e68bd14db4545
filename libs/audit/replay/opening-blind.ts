import { NO_PLAYER, type Hand, type Posting } from '#engine';

/**
 * The player of the last blind, who acts last in the first round. Without posts, as if the big blind were posted: next to the small
 * blind, or by the first player, if the ante took that player's last chips (P-ALLIN-1).
 */
export const openingBlindOf = ({ lastBlind, smallBlind }: Posting, { setup, size, stack }: Hand): number => {
  if (lastBlind !== NO_PLAYER) return lastBlind;
  if (smallBlind !== NO_PLAYER) return (smallBlind + 1) % size;
  if (setup.stakes.bigBlind === 0) return size - 1;
  return size > 2 && stack[0] === 0 && stack[1] > 0 ? 0 : Math.min(1, size - 1);
};
