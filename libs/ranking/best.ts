import { bitCount, type Card, JOKER, STANDARD_CARD_COUNT } from '#cards';
import type { CompositionId } from './composition.js';
import { createHandEvaluator, type HandEvaluator } from './evaluators.js';
import type { ScaleId } from './scale.js';
import { NATURAL, type WildCards } from './wild.js';

/** The strength of invalid cards: one is unknown or a joker that is not wild, or a card occurs twice. */
export const UNREADABLE = -1;

type Evaluators = Partial<Record<ScaleId, Partial<Record<CompositionId, HandEvaluator>>>>;

/** The evaluators in use so far, by scale and composition. */
const evaluators: Evaluators = {};

function addEvaluator(scale: ScaleId, composition: CompositionId): HandEvaluator {
  const added = createHandEvaluator(scale, composition);
  (evaluators[scale] ??= {})[composition] = added;
  return added;
}

/**
 * True if all cards are cards of the deck and no card occurs twice: the number of bits set equals the number of cards.
 * The code does not branch on the cards, because such branches cannot be predicted.
 */
export function areDistinctCards(
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number,
  boardCount: number,
  wild?: WildCards,
): boolean {
  const last = wild === undefined || wild.kinds[JOKER] === NATURAL ? STANDARD_CARD_COUNT - 1 : JOKER;
  let low = 0;
  let high = 0;
  let sign = 0;
  for (let i = 0; i < holeCount; i++) {
    const card = hole[i];
    const upper = -(card >> 5);
    low |= (1 << card) & ~upper;
    high |= (1 << card) & upper;
    sign |= card | (last - card);
  }
  for (let i = 0; i < boardCount; i++) {
    const card = board[i];
    const upper = -(card >> 5);
    low |= (1 << card) & ~upper;
    high |= (1 << card) & upper;
    sign |= card | (last - card);
  }
  return sign >= 0 && bitCount(low) + bitCount(high) === holeCount + boardCount;
}

/**
 * Strength of the best hand that a composition allows from a player's hole cards and the board. The higher strength wins,
 * equal strengths tie. Returns `NO_HAND` (0) if there are too few cards or no hand qualifies (P-LOW-2), and `UNREADABLE`
 * (-1) if a card is unknown or occurs twice. `holeCount` and `boardCount` allow lists that are longer than the cards in
 * use; `wild` is for games with wild cards. Throws a `RangeError` if the scale and the composition have different numbers
 * of cards. The first call for a scale builds its tables, in some milliseconds; later calls allocate nothing.
 */
export function bestHand(
  scale: ScaleId,
  composition: CompositionId,
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number = hole.length,
  boardCount: number = board.length,
  wild?: WildCards,
): number {
  if (!areDistinctCards(hole, board, holeCount, boardCount, wild)) return UNREADABLE;
  const evaluate = evaluators[scale]?.[composition] ?? addEvaluator(scale, composition);
  return evaluate(hole, board, holeCount, boardCount, wild);
}
