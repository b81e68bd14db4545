import { ACE, JACK, KING, QUEEN, type Card, type Rank } from '#cards';
import { explain } from '#ranking';
import { strengthFor } from './strength.js';
import type { Switches } from './switches.js';
import type { OpeningPair, Variant } from './variants/variant.js';

const RANKS: Readonly<Record<OpeningPair, Rank>> = { jacks: JACK, queens: QUEEN, kings: KING, aces: ACE };

/**
 * P-VAR-5CD: whether the cards of the player who opened are openers: the pair that the game requires or better, or any cards
 * if it requires none. Unknown cards are not openers.
 */
export const areOpeners = (variant: Variant, cards: readonly Card[]): boolean => {
  if (variant.openers === undefined) return true;
  const [share] = variant.shares;
  const strength = strengthFor(
    variant,
    { scale: share.scale, composition: share.composition, half: null },
    cards,
    [],
  );
  if (strength === null) return false;
  const { category, ranks } = explain(share.scale, strength);
  if (category === 'pair') return ranks[0] >= RANKS[variant.openers];
  return category !== 'high-card';
};

/** P-VAR-5CD: whether an opener who wins unseen must show openers: in a game that requires them, if the house does. */
export const mustProveOpeners = (
  variant: Variant,
  { openersProof }: Pick<Switches, 'openersProof'>,
): boolean => variant.openers !== undefined && openersProof === 'shown';
