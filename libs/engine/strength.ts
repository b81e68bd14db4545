import type { Card } from '#cards';
import { bestHand } from '#ranking';
import type { PotShare, Variant } from './variants/variant.js';

/**
 * What a player's cards are worth for a share of the pot (P-RANK-3, P-LOW-2); null for a hand that does not qualify or
 * cannot be read. The higher wins, equal hands tie; strengths of different shares do not compare.
 */
export const strengthFor = (
  { wildCards }: Variant,
  { scale, composition }: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): number | null => {
  const strength = bestHand(scale, composition, hole, board, hole.length, board.length, wildCards);
  return strength > 0 ? strength : null;
};
