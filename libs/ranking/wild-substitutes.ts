import { ACE, type Card, CLUBS, JOKER, makeCard, type Rank, RANK_COUNT, rankOf, SPADES } from '#cards';
import { placeOf, rankAt, type Scale, type ScaleId, SCALES } from './scale.js';
import { BUG, NATURAL, type WildCards } from './wild.js';

/**
 * Replaces the wild cards of an incomplete hand, such as upcards, by the best cards (P-WILD-1), without straights and
 * flushes. On a scale that the highest hand wins, a wild card becomes another card of the most frequent rank, and a bug an
 * ace. On a scale that the lowest hand wins, both become the lowest rank that the hand lacks. The suit is the best one for
 * the scale (R-TIE-1).
 */
export function substituteWildCards(
  scale: ScaleId,
  cards: readonly Card[],
  { kinds }: WildCards,
): readonly Card[] {
  const isWild = (card: Card): boolean => card <= JOKER && kinds[card] !== NATURAL;
  if (!cards.some(isWild)) return cards;
  const order = SCALES[scale];
  const suit = order.wins === 'highest' ? SPADES : CLUBS;
  const result = cards.filter((card) => !isWild(card));
  const add = (rank: Rank): void => void result.push(makeCard(rank, suit));
  const wild = cards.filter(isWild);
  if (order.wins === 'lowest') {
    for (const _ of wild) add(lowestMissing(result, order));
    return result;
  }
  for (const card of wild) if (kinds[card] === BUG) add(ACE);
  for (const card of wild) if (kinds[card] !== BUG) add(mostFrequent(result, order));
  return result;
}

const lowestMissing = (cards: readonly Card[], order: Scale): Rank => {
  const held = new Set(cards.map(rankOf));
  for (let place = 0; place < RANK_COUNT; place++) {
    const rank = rankAt(place, order);
    if (!held.has(rank)) return rank;
  }
  return order.lowest;
};

/** The most frequent rank, of equally frequent ranks the highest; without cards the highest rank of the scale. */
const mostFrequent = (cards: readonly Card[], order: Scale): Rank => {
  const frequency = (rank: Rank): number =>
    cards.filter((card) => rankOf(card) === rank).length * RANK_COUNT + placeOf(rank, order);
  return cards
    .map(rankOf)
    .reduce((best, rank) => (frequency(rank) > frequency(best) ? rank : best), order.highest);
};
