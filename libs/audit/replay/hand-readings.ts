import { UNKNOWN, type Card } from '#cards';
import { strengthFor, type PotShare, type Variant } from '#engine';
import { evaluatePartial, explain, explainPartial, type HandValue } from '#ranking';
import type { HandDescription } from '#histories';

/**
 * Whether every card of the hand is known, and there are as many as the game deals. Where the stub ran out and one card
 * lies on the table for all, each player holds one less (P-SETUP-1).
 */
export const isWhole = (
  variant: Variant,
  cards: readonly Card[] | undefined,
  board: readonly Card[] = [],
): cards is readonly Card[] =>
  cards?.length === variant.holeCards - Math.max(0, board.length - variant.boardCards) &&
  !cards.includes(UNKNOWN);

/** What a hand is on a board as it lies for a share of the pot, be it complete or not; null where it is none. */
export const readingOn = (
  variant: Variant,
  share: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): HandValue | null => {
  const partial = variant.boardCards > 0 && board.length < 3;
  if (!partial) {
    const strength = strengthFor(variant, share, hole, board);
    return strength === null ? null : explain(share.scale, strength);
  }
  return board.length === 0 && hole.length <= 4 && share.scale === 'high'
    ? explainPartial(evaluatePartial(hole))
    : null;
};

/** Whether what the log says of a hand is true of it, as far as it says it (L-CLAIM-1). */
export const agrees = (claimed: HandDescription, real: HandValue): boolean =>
  claimed.category === real.category && claimed.ranks.every((rank, index) => rank === real.ranks[index]);
