import { type Card, JOKER } from '#cards';
import { NO_HAND } from './classes.js';
import { bestOfChoices, type CardsEvaluator } from './choices.js';
import { COMPOSITIONS, type CompositionId } from './composition.js';
import { evaluateHigh } from './high.js';
import { omahaEvaluator } from './omaha.js';
import { flushEffect, rankedEvaluator, wildRankedEvaluator } from './ranked.js';
import { type Scale, type ScaleId, SCALES } from './scale.js';
import { suitedCardEvaluator } from './suited-card.js';
import { badugiEvaluator, omahaRankSets, rankSetEvaluator } from './sets.js';
import type { WildCards } from './wild.js';

/** Strength of the best hand that a composition allows. The counts are the cards in use of each list. */
export type HandEvaluator = (
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number,
  boardCount: number,
  wild?: WildCards,
) => number;

function createCardsEvaluator(id: ScaleId): CardsEvaluator {
  const { suit } = SCALES[id];
  if (suit !== undefined) return suitedCardEvaluator(id, suit);
  switch (SCALES[id].differ) {
    case 'nothing':
      return wildRankedEvaluator(id, id === 'high' ? evaluateHigh : rankedEvaluator(id));
    case 'ranks':
      return rankSetEvaluator(id);
    case 'ranks-and-suits':
      return badugiEvaluator(id);
  }
}

const cardsEvaluators = new Map<ScaleId, CardsEvaluator>();

/** The evaluator of a scale for cards that may all play, hole or board; built on first use. */
export function cardsEvaluator(id: ScaleId): CardsEvaluator {
  let evaluate = cardsEvaluators.get(id);
  if (evaluate === undefined) {
    evaluate = createCardsEvaluator(id);
    cardsEvaluators.set(id, evaluate);
  }
  return evaluate;
}

/** Buffer for hole and board cards in one list, for compositions that do not distinguish them. A whole deck fits. */
const joined = new Int32Array(JOKER + 1);

function joining(evaluate: CardsEvaluator): HandEvaluator {
  return (hole, board, holeCount, boardCount, wild) => {
    for (let i = 0; i < holeCount; i++) joined[i] = hole[i];
    for (let i = 0; i < boardCount; i++) joined[holeCount + i] = board[i];
    return evaluate(joined, holeCount + boardCount, wild);
  };
}

/** Whether the composition two-and-three, without wild cards, has a faster method than trying all choices. */
export function hasQuickSplit(scale: Scale): boolean {
  return scale.differ === 'ranks' || flushEffect(scale) !== 'worse';
}

function quickSplit(scale: Scale): HandEvaluator | undefined {
  if (!hasQuickSplit(scale)) return undefined;
  return scale.differ === 'ranks' ? omahaRankSets(scale.id) : omahaEvaluator(scale.id);
}

function splitting(id: ScaleId, own: number, shared: number): HandEvaluator {
  const evaluate = cardsEvaluator(id);
  const quick = own === 2 && shared === 3 ? quickSplit(SCALES[id]) : undefined;
  return (hole, board, holeCount, boardCount, wild) =>
    quick === undefined || wild !== undefined
      ? bestOfChoices(evaluate, own, hole, holeCount, shared, board, boardCount, wild)
      : quick(hole, board, holeCount, boardCount);
}

/** The best of all numbers of hole cards from `fewest` to `most`. */
function counting(id: ScaleId, fewest: number, most: number): HandEvaluator {
  const { cards } = SCALES[id];
  const evaluate = cardsEvaluator(id);
  return (hole, board, holeCount, boardCount, wild) => {
    let best = NO_HAND;
    for (let own = fewest; own <= most; own++)
      best = Math.max(
        best,
        bestOfChoices(evaluate, own, hole, holeCount, cards - own, board, boardCount, wild),
      );
    return best;
  };
}

/** Any hole cards and board cards of one line. Lines of which no card is dealt add nothing. */
function alongLines(id: ScaleId, lines: readonly (readonly number[])[]): HandEvaluator {
  const evaluate = cardsEvaluator(id);
  return (hole, board, holeCount, boardCount, wild) => {
    for (let i = 0; i < holeCount; i++) joined[i] = hole[i];
    let best = NO_HAND;
    for (const line of lines) {
      let count = holeCount;
      for (const place of line) if (place < boardCount) joined[count++] = board[place];
      best = Math.max(best, evaluate(joined, count, wild));
    }
    return best;
  };
}

/** The evaluator of a scale and a composition. Throws a `RangeError` if they have different numbers of cards. */
export function createHandEvaluator(id: ScaleId, compositionId: CompositionId): HandEvaluator {
  const { cards, fromHole, lines } = COMPOSITIONS[compositionId];
  if (cards !== SCALES[id].cards)
    throw new RangeError(`the composition ${compositionId} does not make hands of the scale ${id}`);
  const [fewest, most] = fromHole;
  const evaluate = cardsEvaluator(id);
  if (lines !== undefined) return alongLines(id, lines);
  if (fewest === 0 && most === cards) return joining(evaluate);
  if (fewest === cards)
    return (hole, _board, holeCount, _boardCount, wild) => evaluate(hole, holeCount, wild);
  return fewest === most ? splitting(id, most, cards - most) : counting(id, fewest, most);
}
