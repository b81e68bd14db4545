import { COMPOSITIONS, SCALES, wildCards } from '#ranking';
import type { LimitId } from '../structures.js';
import { boardCardsOf, holeCardsOf, upCardsOf } from './deals.js';
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
  const downcards: number[] = [];
  const upcards: number[][] = [];
  for (const street of spec.streets) {
    if (street.exchange?.replaced === false) holeCards -= street.exchange.fewest;
    const firstUp = holeCards + holeCardsOf(street) - upCardsOf(street);
    upcards.push([]);
    for (let place = holeCards; place < holeCards + holeCardsOf(street); place++)
      (place < firstUp ? downcards : upcards[upcards.length - 1]).push(place);
    holeCards += holeCardsOf(street);
    boardCards += boardCardsOf(street);
    maxHoleCards = Math.max(maxHoleCards, holeCards);
  }
  const { wild, shares } = spec;
  const parts = shares.map((share) => share.parts ?? 1);
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
    downcards,
    upcards,
    isSpecial:
      wild?.follows !== undefined ||
      wild?.lowestDown === true ||
      shares.some(
        ({ composition, from, atLeast }) =>
          from !== undefined || atLeast !== undefined || COMPOSITIONS[composition].lines !== undefined,
      ) ||
      parts.some((count) => count !== parts[0]),
    isQualified:
      shares.some(({ atLeast }) => atLeast !== undefined) &&
      shares.every(({ scale, atLeast }) => atLeast !== undefined || SCALES[scale].differ === 'ranks'),
    ...(parts.some((count) => count !== parts[0]) ? { parts } : {}),
    ...(wild === undefined ? {} : { wildCards: wildCards(wild.joker ?? null, wild.ranks) }),
  };
};
