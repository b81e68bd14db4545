import { bitCount, type Card, JOKER, STANDARD_CARD_COUNT } from '#cards';
import type { CompositionId } from './composition.js';
import { createHandEvaluator, type HandEvaluator } from './evaluators.js';
import type { ScaleId } from './scale.js';
import { NATURAL, type WildCards } from './wild.js';

/** The answer where the cards cannot be read: one is unknown or a joker that is no wild card, or two are the same card. */
export const UNREADABLE = -1;

type Evaluators = Partial<Record<ScaleId, Partial<Record<CompositionId, HandEvaluator>>>>;

/** Which evaluator serves a scale and a composition, as far as they have been asked for. */
const evaluators: Evaluators = { high: { 'any-five': createHandEvaluator('high', 'any-five') } };

function addEvaluator(scale: ScaleId, composition: CompositionId): HandEvaluator {
  const added = createHandEvaluator(scale, composition);
  (evaluators[scale] ??= {})[composition] = added;
  return added;
}

/**
 * True when all cards are known cards up to the last one of a deck and no two are the same: as many bits are set as there
 * are cards. Without branches on the cards, which are as good as random.
 */
export function readable(
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
 * Strength, on a scale, of the best hand that a composition makes of a player's cards and the board: the entry for
 * engines. The higher wins, equal ties. `NO_HAND` (0) when too few cards are there or none is good enough (P-LOW-2),
 * `UNREADABLE` (-1) when a card is unknown or stands there twice. `holeCount` and `boardCount` serve lists that are longer
 * than what is in use; `wild` the games with wild cards. A scale and a composition of different sizes are a bug and
 * throw. The tables of a scale are built at the first question, in some milliseconds; after that nothing is allocated.
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
  if (!readable(hole, board, holeCount, boardCount, wild)) return UNREADABLE;
  const evaluate = evaluators[scale]?.[composition] ?? addEvaluator(scale, composition);
  return evaluate(hole, board, holeCount, boardCount, wild);
}
