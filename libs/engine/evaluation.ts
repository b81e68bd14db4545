import { CardSet, formatCard, formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import {
  bestFive,
  bestHand,
  describeReading,
  evaluatePartial,
  explain,
  explainPartial,
  type Category,
  type Reading,
} from '#ranking';
import { findVariant } from './variants/index.js';
import type { Variant } from './variants/variant.js';

/** What one hand is worth. */
export interface EvaluatedHand {
  readonly cards: string;
  readonly category: Category;
  /** Ranks in order of significance (P-RANK-2), 0 = deuce … 12 = ace. */
  readonly ranks: readonly number[];
  readonly description: { readonly en: string; readonly es: string };
  /** The five cards that play; null while fewer than five are there. */
  readonly plays: string | null;
  /** 1 for the best hand; equal hands share a rank. */
  readonly rank: number;
  readonly best: boolean;
}

export interface Evaluation {
  readonly game: string;
  readonly board: string;
  readonly hands: readonly EvaluatedHand[];
}

export interface EvaluationError {
  readonly code: 'unknown-game' | 'duplicate-card' | 'unknown-card' | 'wrong-card-count' | 'no-hands';
  /** JSON pointer into `{game, board, hands}`. */
  readonly pointer: string;
  readonly message: string;
}

export type Evaluated =
  | { readonly ok: true; readonly evaluation: Evaluation }
  | { readonly ok: false; readonly error: EvaluationError };

const failed = (code: EvaluationError['code'], pointer: string, message: string): Evaluated => ({
  ok: false,
  error: { code, pointer, message },
});

/** Cards that make a whole hand by themselves, where no board is given. */
const WHOLE_HAND = 5;

/**
 * Evaluates hands of a game on a board that may be incomplete, and compares them (P-RANK-1 … 3). A hand has as many
 * cards as the game deals, or, without a board, five or more that are taken as they are.
 */
export const evaluateHands = (
  game: string,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): Evaluated => {
  const variant = findVariant(game);
  if (variant === undefined) return failed('unknown-game', '/game', `there is no game ${game}`);
  if (hands.length === 0) return failed('no-hands', '/hands', 'at least one hand was expected');
  const wrong = checkCards(variant, hands, board);
  if (wrong !== null) return { ok: false, error: wrong };
  const strengths = hands.map((hand) => strengthOf(variant, hand, board));
  const evaluated = hands.map((hand, index): EvaluatedHand => {
    const strength = strengths[index];
    const rank = 1 + strengths.filter((other) => other.value > strength.value).length;
    const { reading } = strength;
    return {
      cards: formatCards(hand),
      category: reading.category,
      ranks: reading.ranks,
      description: {
        en: describeReading(reading, 'en', variant.shares[0].scale),
        es: describeReading(reading, 'es', variant.shares[0].scale),
      },
      plays: strength.whole ? playing(variant, hand, board) : null,
      rank,
      best: rank === 1,
    };
  });
  return { ok: true, evaluation: { game, board: formatCards(board), hands: evaluated } };
};

interface Strength {
  readonly value: number;
  readonly reading: Reading;
  readonly whole: boolean;
}

const strengthOf = (variant: Variant, hand: readonly Card[], board: readonly Card[]): Strength => {
  const { scale } = variant.shares[0];
  const value = bestHand(scale, compositionFor(variant, hand), hand, board);
  if (value > 0) return { value, reading: explain(scale, value), whole: true };
  const partial = evaluatePartial(hand.slice(0, 4));
  return { value: partial, reading: explainPartial(partial), whole: false };
};

const compositionFor = (variant: Variant, hand: readonly Card[]): Variant['shares'][number]['composition'] =>
  hand.length === variant.holeCards ? variant.shares[0].composition : 'any-five';

const playing = (variant: Variant, hand: readonly Card[], board: readonly Card[]): string =>
  formatCards(bestFive(variant.shares[0].scale, compositionFor(variant, hand), hand, board).cards);

const checkCards = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationError | null => {
  const seen = new CardSet();
  const lists: (readonly [string, readonly Card[]])[] = [
    ['/board', board],
    ...hands.map((hand, index) => [`/hands/${String(index)}`, hand] as const),
  ];
  if (board.length > variant.boardCards || (board.length > 0 && board.length < 3))
    return {
      code: 'wrong-card-count',
      pointer: '/board',
      message: `a board of 3 to ${String(variant.boardCards)} cards was expected, not ${String(board.length)}`,
    };
  for (const [pointer, cards] of lists) {
    const whole = board.length === 0 && cards.length >= WHOLE_HAND && cards.length <= 7;
    if (pointer !== '/board' && cards.length !== variant.holeCards && !whole)
      return {
        code: 'wrong-card-count',
        pointer,
        message: `${String(variant.holeCards)} cards were expected, not ${String(cards.length)}`,
      };
    for (const card of cards) {
      if (card === UNKNOWN || !isInDeck(variant.deck, card))
        return { code: 'unknown-card', pointer, message: `${formatCard(card)} is not in this game's deck` };
      if (!seen.add(card))
        return { code: 'duplicate-card', pointer, message: `${formatCard(card)} is there twice` };
    }
  }
  return null;
};
