import { UNKNOWN, type Card } from '#cards';
import { bestHand, shareStrength, wildCardsAfter } from '#ranking';
import type { Hand } from './hand.js';
import type { PotShare, Variant } from './variants/variant.js';

/**
 * The strength of a player's cards for a share of the pot (P-RANK-3, P-LOW-2); null for a hand that does not qualify or
 * has unknown cards. The highest strength wins. Strengths of different shares cannot be compared. In games in which the deal
 * decides, `hole` is in its order (`inDealOrder`).
 */
export const strengthFor = (
  variant: Variant,
  share: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): number | null => {
  const strength = variant.isSpecial
    ? shareStrength(variant, share, hole, board)
    : bestHand(share.scale, share.composition, hole, board, hole.length, board.length, variant.wildCards);
  return strength > 0 ? strength : null;
};

/** The claim of a complete hand that does not qualify, in a game in which every share has a minimum. */
export const UNQUALIFIED = -1;

/** What a hand claims of a share: its strength, `UNQUALIFIED`, or null for a hand that wins nothing or is unknown. */
export const claimFor = (
  variant: Variant,
  share: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): number | null =>
  strengthFor(variant, share, hole, board) ??
  (variant.isQualified && !hole.includes(UNKNOWN) ? UNQUALIFIED : null);

/** By wild cards: the game with them. */
const dealt = new WeakMap<Variant, WeakMap<object, Variant>>();

/**
 * The game of a hand with the wild cards that its upcards decide (P-WILD-1); null if they depend on an unknown upcard. Most
 * games have the same wild cards in all hands.
 */
export const variantAsDealt = ({
  setup: { variant },
  dealtUp,
}: Pick<Hand, 'setup' | 'dealtUp'>): Variant | null => {
  if (variant.wild?.follows === undefined) return variant;
  const wildCards = wildCardsAfter(variant, dealtUp);
  if (wildCards === null) return null;
  if (wildCards === undefined || wildCards === variant.wildCards) return variant;
  let made = dealt.get(variant);
  if (made === undefined) dealt.set(variant, (made = new WeakMap<object, Variant>()));
  let known = made.get(wildCards);
  if (known === undefined) made.set(wildCards, (known = { ...variant, wildCards }));
  return known;
};

/**
 * The cards of a player in the order of the deal, from the upcards in order: a log may show a hand in another order. Games in
 * which the deal does not decide keep the order.
 */
export const inDealOrder = (
  { isSpecial, upcards, downcards }: Variant,
  hole: readonly Card[],
  up: readonly Card[] | undefined,
): readonly Card[] => {
  if (!isSpecial || up === undefined || up.length === 0 || up.includes(UNKNOWN)) return hole;
  const down = hole.filter((card) => !up.includes(card));
  const upPlaces = upcards.flat();
  if (down.length + up.length !== hole.length || up.length > upPlaces.length) return hole;
  const ordered = [...hole];
  up.forEach((card, index) => (ordered[upPlaces[index]] = card));
  down.forEach((card, index) => (ordered[downcards[index]] = card));
  return ordered.includes(UNKNOWN) || ordered.length !== hole.length ? hole : ordered;
};
