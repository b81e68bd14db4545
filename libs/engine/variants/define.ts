import { SCALES, wildCards } from '#ranking';
import type { LimitId } from '../structures.js';
import { boardCardsOf, holeCardsOf } from './deals.js';
import type { ForcedBets, Variant, VariantSpec } from './variant.js';

/** The usual limit of games with these forced bets. */
const USUAL_LIMITS: Readonly<Record<ForcedBets, LimitId>> = {
  blinds: 'no-limit',
  antes: 'no-limit',
  'bring-in': 'fixed-limit',
};

/** Adds the derived properties to the data of a game. The data must be valid (`checkVariant`). */
export const defineVariant = (spec: VariantSpec): Variant => {
  let holeCards = 0;
  let maxHoleCards = 0;
  let boardCards = 0;
  for (const street of spec.streets) {
    if (street.exchange?.replaced === false) holeCards -= street.exchange.fewest;
    holeCards += holeCardsOf(street);
    boardCards += boardCardsOf(street);
    maxHoleCards = Math.max(maxHoleCards, holeCards);
  }
  const { wild } = spec;
  return {
    ...spec,
    limit: spec.limit ?? USUAL_LIMITS[spec.forced],
    holeCards,
    maxHoleCards,
    boardCards,
    isLowball:
      spec.shares.every(({ scale }) => SCALES[scale].wins === 'lowest') &&
      spec.streets.some(({ exchange }) => exchange !== undefined),
    oddChips: spec.exposed === undefined ? 'by-button' : 'by-card',
    ...(wild === undefined ? {} : { wildCards: wildCards(wild.joker ?? null, wild.ranks) }),
  };
};
