import type { Card } from '#cards';
import type { WildCards } from './wild.js';

/** Strength of the best hand in the first `count` cards. */
export type CardsEvaluator = (cards: ArrayLike<Card>, count: number, wild?: WildCards) => number;

const LARGEST_CHOICE = 5;

/** Buffers, so that nothing is allocated: the chosen cards, and their indices in the two lists. */
const chosen = new Int32Array(LARGEST_CHOICE);
const ofHole = new Int32Array(LARGEST_CHOICE);
const ofBoard = new Int32Array(LARGEST_CHOICE);

function first(choice: Int32Array, size: number): void {
  for (let i = 0; i < size; i++) choice[i] = i;
}

/** Moves on to the next choice of `size` out of `count`, in the order of the list; false after the last. */
function next(choice: Int32Array, size: number, count: number): boolean {
  let last = size - 1;
  while (last >= 0 && choice[last] === count - size + last) last--;
  if (last < 0) return false;
  choice[last]++;
  for (let i = last + 1; i < size; i++) choice[i] = choice[i - 1] + 1;
  return true;
}

/**
 * The best strength over all choices of exactly `own` hole cards and `shared` board cards, together up to five, in the
 * order of the lists; 0 if there are too few cards. `evaluate` gets the same array each time and must not call this
 * function.
 */
export function bestOfChoices(
  evaluate: CardsEvaluator,
  own: number,
  hole: ArrayLike<Card>,
  holeCount: number,
  shared: number,
  board: ArrayLike<Card>,
  boardCount: number,
  wild?: WildCards,
): number {
  if (own > holeCount || shared > boardCount) return 0;
  const size = own + shared;
  let best = 0;
  first(ofHole, own);
  do {
    for (let i = 0; i < own; i++) chosen[i] = hole[ofHole[i]];
    first(ofBoard, shared);
    do {
      for (let i = 0; i < shared; i++) chosen[own + i] = board[ofBoard[i]];
      best = Math.max(best, evaluate(chosen, size, wild));
    } while (next(ofBoard, shared, boardCount));
  } while (next(ofHole, own, holeCount));
  return best;
}

/** The best strength over all choices of `size` cards. */
export function bestOfAny(
  evaluate: CardsEvaluator,
  size: number,
  cards: ArrayLike<Card>,
  count: number,
  wild?: WildCards,
): number {
  return bestOfChoices(evaluate, size, cards, count, 0, cards, 0, wild);
}
