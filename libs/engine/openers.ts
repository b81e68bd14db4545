import { JACK, type Card } from '#cards';
import { explain } from '#ranking';
import { strengthFor } from './strength.js';
import type { Variant } from './variants/variant.js';

/**
 * P-VAR-5CD: whether the five cards with which a player made the first bet are openers, so that he can prove it: a pair
 * of jacks or better where the table has agreed on it, else any. Cards that cannot be read prove nothing.
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
