import { UNKNOWN, type Card } from '#cards';
import { bestHand, evaluatePartial, explain, explainPartial, type Reading } from '#ranking';
import type { Variant } from '#engine';
import type { HandReading } from '#histories';

/** Whether every card of the hand is known, and there are as many as the game deals. */
export const isWhole = (variant: Variant, cards: readonly Card[] | undefined): cards is readonly Card[] =>
  cards?.length === variant.holeCards && !cards.includes(UNKNOWN);

/** The strength of a whole hand on a whole board, null where it cannot be read. */
export const strengthOf = (
  variant: Variant,
  hole: readonly Card[],
  board: readonly Card[],
): number | null => {
  const { scale, composition } = variant.shares[0];
  const strength = bestHand(scale, composition, hole, board);
  return strength > 0 ? strength : null;
};

/** What the hand is on the board as it lies, be it complete or not; null where it cannot be read. */
export const readingOn = (
  variant: Variant,
  hole: readonly Card[],
  board: readonly Card[],
): Reading | null => {
  if (hole.length + board.length >= 5 && board.length >= 3) {
    const strength = strengthOf(variant, hole, board);
    return strength === null ? null : explain(variant.shares[0].scale, strength);
  }
  return board.length === 0 && hole.length <= 4 ? explainPartial(evaluatePartial(hole)) : null;
};

/** Whether what the log says of a hand is true of it, as far as it says it (L-CLAIM-1). */
export const agrees = (claimed: HandReading, real: Reading): boolean =>
  claimed.category === real.category && claimed.ranks.every((rank, index) => rank === real.ranks[index]);
