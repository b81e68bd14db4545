import { rankOf, STANDARD_CARD_COUNT, type Suit, suitOf } from '#cards';
import type { CardsEvaluator } from './choices.js';
import { NO_HAND } from './classes.js';
import { placeOf, type ScaleId, SCALES } from './scale.js';

/**
 * Evaluator of scales on which one card of a suit wins, such as the highest spade: the best card of the suit; `NO_HAND`
 * without any. Wild cards count as what is printed on them; a joker has no suit. Allocates nothing.
 */
export const suitedCardEvaluator = (id: ScaleId, suit: Suit): CardsEvaluator => {
  const scale = SCALES[id];
  const first = placeOf(scale.lowest, scale);
  const last = placeOf(scale.highest, scale);
  return (cards, count) => {
    let best = NO_HAND;
    for (let index = 0; index < count; index++) {
      const card = cards[index];
      if (card >= STANDARD_CARD_COUNT || suitOf(card) !== suit) continue;
      const place = placeOf(rankOf(card), scale);
      const strength = scale.wins === 'highest' ? place - first + 1 : last - place + 1;
      if (strength > best) best = strength;
    }
    return best;
  };
};
