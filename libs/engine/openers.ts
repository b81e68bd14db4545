import { JACK, type Card } from '#cards';
import { explain } from '#ranking';
import { strengthFor } from './strength.js';
import type { Variant } from './variants/variant.js';

/**
 * P-VAR-5CD: whether the five cards of the player who opened are openers: a pair of jacks or better if the game requires
 * it, otherwise any cards. Unknown cards are not openers.
 */
export const areOpeners = (variant: Variant, cards: readonly Card[]): boolean => {
  if (variant.openers === undefined) return true;
  const [share] = variant.shares;
  const strength = strengthFor(variant, share, cards, []);
  if (strength === null) return false;
  const { category, ranks } = explain(share.scale, strength);
  if (category === 'pair') return ranks[0] >= JACK;
  return category !== 'high-card';
};
