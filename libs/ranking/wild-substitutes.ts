import { ACE, type Card, CLUBS, JOKER, makeCard, type Rank, RANK_COUNT, rankOf, SPADES } from '#cards';
import { placeOf, rankAt, type Scale, type ScaleId, SCALES } from './scale.js';
import { BUG, NATURAL, type WildCards } from './wild.js';

/**
 * The cards of a hand that is not complete, such as those that lie face up, in which each wild card stands for the best
 * that it can be beside the others (P-WILD-1), straights and flushes aside: on a scale that
 * the highest hand wins another card of what shows most often, on one that the lowest wins the lowest rank that does not
 * show. A bug stands for an ace where the highest wins. The suit is the one that counts for most there (R-TIE-1).
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
  const read = cards.filter((card) => !isWild(card));
  const standIn = (rank: Rank): void => void read.push(makeCard(rank, suit));
  const wild = cards.filter(isWild);
  if (order.wins === 'lowest') {
    for (const _ of wild) standIn(lowestMissing(read, order));
    return read;
  }
  for (const card of wild) if (kinds[card] === BUG) standIn(ACE);
  for (const card of wild) if (kinds[card] !== BUG) standIn(mostFrequent(read, order));
  return read;
}

const lowestMissing = (cards: readonly Card[], order: Scale): Rank => {
  const held = new Set(cards.map(rankOf));
  for (let place = 0; place < RANK_COUNT; place++) {
    const rank = rankAt(place, order);
    if (!held.has(rank)) return rank;
  }
  return order.lowest;
};

/** Of equally frequent ranks the highest; of no cards the highest there is. */
const mostFrequent = (cards: readonly Card[], order: Scale): Rank => {
  const worth = (rank: Rank): number =>
    cards.filter((card) => rankOf(card) === rank).length * RANK_COUNT + placeOf(rank, order);
  return cards.map(rankOf).reduce((best, rank) => (worth(rank) > worth(best) ? rank : best), order.highest);
};
