import { bitCount, type Card, rankOf, STANDARD_CARD_COUNT } from '#cards';
import { COMPOSITIONS, type Composition, type CompositionId } from './composition.js';
import { explainHigh } from './explain.js';
import { evaluate5, evaluateHigh, NO_HAND } from './high.js';
import { evaluateOmahaHigh } from './omaha.js';
import type { ScaleId } from './scale.js';

/** The answer where the cards cannot be read: one is unknown or a joker, or two are the same card. */
export const UNREADABLE = -1;

/** Strength of the best hand that a composition allows; counts say how much of each list is in use. */
type HandEvaluator = (
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number,
  boardCount: number,
) => number;

/** Hole and board side by side, for compositions that make no difference between them. A whole deck fits. */
const joined = new Int32Array(STANDARD_CARD_COUNT);

function evaluateAnyFive(
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number,
  boardCount: number,
): number {
  for (let i = 0; i < holeCount; i++) joined[i] = hole[i];
  for (let i = 0; i < boardCount; i++) joined[holeCount + i] = board[i];
  return evaluateHigh(joined, holeCount + boardCount);
}

/** Which evaluator serves a scale and a composition. */
const EVALUATORS: Readonly<Record<ScaleId, Readonly<Record<CompositionId, HandEvaluator>>>> = {
  high: { 'any-five': evaluateAnyFive, 'two-and-three': evaluateOmahaHigh },
};

/**
 * True when all cards are known cards of the 52 and no two are the same: as many bits are set as there are cards.
 * Without branches on the cards, which are as good as random.
 */
function readable(
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number,
  boardCount: number,
): boolean {
  let low = 0;
  let high = 0;
  let sign = 0;
  for (let i = 0; i < holeCount; i++) {
    const card = hole[i];
    const upper = -(card >> 5);
    low |= (1 << card) & ~upper;
    high |= (1 << card) & upper;
    sign |= card | (STANDARD_CARD_COUNT - 1 - card);
  }
  for (let i = 0; i < boardCount; i++) {
    const card = board[i];
    const upper = -(card >> 5);
    low |= (1 << card) & ~upper;
    high |= (1 << card) & upper;
    sign |= card | (STANDARD_CARD_COUNT - 1 - card);
  }
  return sign >= 0 && bitCount(low) + bitCount(high) === holeCount + boardCount;
}

/**
 * Strength, on a scale, of the best hand that a composition makes of a player's cards and the board: the entry for
 * engines. The higher wins, equal ties. `NO_HAND` (0) when too few cards are there, `UNREADABLE` (-1) when a card is
 * unknown or stands there twice. `holeCount` and `boardCount` serve lists that are longer than what is in use.
 * Allocates nothing.
 */
export function bestHand(
  scale: ScaleId,
  composition: CompositionId,
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  holeCount: number = hole.length,
  boardCount: number = board.length,
): number {
  if (!readable(hole, board, holeCount, boardCount)) return UNREADABLE;
  return EVALUATORS[scale][composition](hole, board, holeCount, boardCount);
}

/** The five cards that play, most significant first, and what they are worth. */
export interface BestFive {
  readonly strength: number;
  /** Empty when there is no hand. */
  readonly cards: readonly Card[];
}

/** Calls `visit` with every choice of `size` of the cards, in the order of the list; the array is reused. */
function forEachChoice(cards: readonly Card[], size: number, visit: (choice: readonly Card[]) => void): void {
  const choice: Card[] = [];
  const extend = (from: number): void => {
    if (choice.length === size) {
      visit(choice);
      return;
    }
    for (let i = from; i <= cards.length - (size - choice.length); i++) {
      choice.push(cards[i]);
      extend(i + 1);
      choice.pop();
    }
  };
  extend(0);
}

/** Calls `visit` with every five cards that the composition allows, those with most hole cards first. */
function forEachFive(
  hole: readonly Card[],
  board: readonly Card[],
  { fromHole: [fewest, most] }: Composition,
  visit: (five: readonly Card[]) => void,
): void {
  for (let own = Math.min(most, hole.length); own >= fewest; own--) {
    if (5 - own > board.length) continue;
    forEachChoice(hole, own, (ofHole) => {
      forEachChoice(board, 5 - own, (ofBoard) => visit([...ofHole, ...ofBoard]));
    });
  }
}

/** Sorts five cards as the hand is read: paired ranks first, a straight from its top, the ace of 5-4-3-2-A last. */
function inOrder(cards: readonly Card[], strength: number): Card[] {
  const { category, ranks } = explainHigh(strength);
  const straight = category === 'straight' || category === 'straight-flush';
  const place = (card: Card): number => {
    const rank = rankOf(card);
    if (!straight) return ranks.indexOf(rank);
    return rank > ranks[0] ? 5 : ranks[0] - rank;
  };
  return [...cards].sort((a, b) => place(a) - place(b) || b - a);
}

/**
 * Which five cards play on the high scale, for replays and explanations. Where several choices are worth the same, the
 * one with most hole cards, then the first in the order of the lists. Tries every choice that the composition allows:
 * 21 with seven cards, 150 at most in six-card Omaha. Strength and no cards as `bestHand` for what is no hand.
 */
export function bestFive(
  hole: ArrayLike<Card>,
  board: ArrayLike<Card>,
  composition: CompositionId,
): BestFive {
  if (!readable(hole, board, hole.length, board.length)) return { strength: UNREADABLE, cards: [] };
  let strength = NO_HAND;
  let best: readonly Card[] = [];
  forEachFive(Array.from(hole), Array.from(board), COMPOSITIONS[composition], (five) => {
    const [a, b, c, d, e] = five;
    const found = evaluate5(a, b, c, d, e);
    if (found <= strength) return;
    strength = found;
    best = five;
  });
  return { strength, cards: strength === NO_HAND ? [] : inOrder(best, strength) };
}
