import type { Card } from '#cards';
import { bestHand } from '#ranking';
import type { PotShare, Variant } from './variants/variant.js';

/**
 * The strength of a player's cards for a share of the pot (P-RANK-3, P-LOW-2); null for a hand that does not qualify or
 * has unknown cards. The highest strength wins. Strengths of different shares cannot be compared.
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
