import type { DealtHand } from '../dealt-hand.js';
import type { DeckShape } from '../deck-shape.js';
import { classOf, RANKS } from '../inference/starting-hands.js';
import { AT, pairOfPlaces, PLACES } from './layout.js';

/** Counts the hole cards of the known players of a deal. O(cards + players²). */
export const countHoleCards = (
  values: Float64Array,
  { cards: size }: DeckShape,
  { seats, hole, holeCards, hasButton }: DealtHand,
  known: readonly number[],
): void => {
  const dealt = known.length * holeCards;
  values[AT.deals]++;
  values[AT.dealt] += dealt;
  values[AT.spread] += (dealt * (size - dealt)) / (size * (size - 1));
  values[AT.known + Math.min(known.length, PLACES - 1)]++;
  for (let at = 0; at < known.length; at++) {
    const player = known[at];
    const cards = hole[player];
    const seat = seats[player];
    const ranksOfSeat = seat < PLACES ? AT.seatRanks + seat * RANKS : -1;
    const ranksOfPlace = hasButton && player < PLACES ? AT.placeRanks + player * RANKS : -1;
    for (const card of cards) {
      const rank = card >> 2;
      values[AT.cards + card]++;
      if (ranksOfSeat >= 0) values[ranksOfSeat + rank]++;
      if (ranksOfPlace >= 0) values[ranksOfPlace + rank]++;
    }
    if (holeCards === 2) {
      values[AT.classes + classOf(cards[0], cards[1])]++;
      if (cards[0] >> 2 === cards[1] >> 2) {
        if (ranksOfSeat >= 0) values[AT.seatPairs + seat]++;
        if (ranksOfPlace >= 0) values[AT.placePairs + player]++;
      }
    }
    for (let before = 0; before <= at; before++) {
      const other = known[before];
      if (ranksOfSeat >= 0 && seats[other] < PLACES) values[AT.seats + pairOfPlaces(seat, seats[other])]++;
      if (ranksOfPlace >= 0) values[AT.places + pairOfPlaces(player, other)]++;
    }
  }
};
