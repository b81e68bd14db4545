import { type Card, isPlain, RANK_COUNT, rankOf } from '#cards';
import { areDistinctCards, UNREADABLE } from './best.js';
import { bestOfChoices } from './choices.js';
import { NO_HAND } from './classes.js';
import { COMPOSITIONS, type CompositionId } from './composition.js';
import { cardsEvaluator } from './evaluators.js';
import { explain } from './explain.js';
import { placeOf, type ScaleId, SCALES } from './scale.js';
import { NATURAL, type WildCards } from './wild.js';

/** The cards that play, most significant first, and their strength. */
export interface BestFive {
  readonly strength: number;
  /** Empty if there is no hand. */
  readonly cards: readonly Card[];
}

/** Sorts the cards of a hand: paired ranks first, a straight from its highest card, wild cards last. */
function inOrder(cards: readonly Card[], scale: ScaleId, strength: number, wild?: WildCards): Card[] {
  const { category, ranks } = explain(scale, strength);
  const straight = category === 'straight' || category === 'straight-flush';
  const top = placeOf(ranks[0], SCALES[scale]);
  const place = (card: Card): number => {
    if (!isPlain(card) || (wild !== undefined && wild.kinds[card] !== NATURAL)) return RANK_COUNT + 1;
    if (!straight) return ranks.indexOf(rankOf(card));
    const below = top - placeOf(rankOf(card), SCALES[scale]);
    // The ace of 5-4-3-2-A has a place above the top of the straight.
    return below < 0 ? RANK_COUNT : below;
  };
  return [...cards].sort((a, b) => place(a) - place(b) || b - a);
}

/**
 * The cards that play, for replays and explanations. Of choices with equal strength it returns the one with most hole
 * cards, then the first in the order of the lists. It tries every choice that the composition allows: 21 with seven
 * cards, up to 150 in six-card Omaha. If there is no hand, the strength is that of `bestHand` and there are no cards.
 */
export function bestFive(
  scale: ScaleId,
  composition: CompositionId,
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  wild?: WildCards,
): BestFive {
  if (!areDistinctCards(hole, board, hole.length, board.length, wild))
    return { strength: UNREADABLE, cards: [] };
  const { fromHole, cards: most, lines } = COMPOSITIONS[composition];
  const evaluate = cardsEvaluator(scale);
  let strength = NO_HAND;
  let best: readonly Card[] = [];
  const consider = (choice: ArrayLike<Card>, size: number): number => {
    const found = evaluate(choice, size, wild);
    if (found > strength) {
      strength = found;
      best = Array.from(choice).slice(0, size);
    }
    return found;
  };
  // Smaller hands first: a card that does not improve a badugi does not play.
  const onBoard = Array.from(board);
  for (const shared of lines?.map((line) => onBoard.filter((_, place) => line.includes(place))) ?? [onBoard])
    for (let size = SCALES[scale].fewest; size <= most; size++) {
      const fewestOwn = fromHole[0] === most ? size : fromHole[0];
      for (let own = Math.min(fromHole[1], size); own >= fewestOwn; own--) {
        bestOfChoices(consider, own, hole, hole.length, size - own, shared, shared.length);
      }
    }
  return { strength, cards: strength === NO_HAND ? [] : inOrder(best, scale, strength, wild) };
}
