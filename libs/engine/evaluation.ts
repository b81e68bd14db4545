import {
  CardSet,
  fillMessage,
  formatCard,
  formatCards,
  isInDeck,
  rankOf,
  UNKNOWN,
  type Card,
  type Message,
} from '#cards';
import {
  bestFive,
  bestHand,
  COMPOSITIONS,
  describeValue,
  evaluatePartial,
  explain,
  explainPartial,
  SCALES,
  shareStrength,
  substituteWildCards,
  wildCardsIn,
  type Category,
  type CompositionId,
  type HandValue,
  type ScaleId,
} from '#ranking';
import { boardCardsUpTo } from './variants/deals.js';
import type { Half, PotShare, Variant } from './variants/variant.js';
import { MESSAGES } from './messages.js';

/** A hand's result for one share of the pot. */
export interface EvaluatedShare {
  /** Null for the whole pot. */
  readonly half: Half | null;
  /** Null for a hand that does not qualify (P-LOW-2), as are the description and the cards. */
  readonly category: Category | null;
  /** Ranks in order of significance (P-RANK-2), 0 = deuce … 12 = ace. */
  readonly ranks: readonly number[];
  readonly description: { readonly en: string; readonly es: string } | null;
  /** The cards that play; null for an incomplete hand. */
  readonly plays: string | null;
  /** 1 for the best hand; equal hands share a rank. Null for a hand that does not qualify. */
  readonly rank: number | null;
  readonly best: boolean;
}

/** A hand's result for the first share of the pot, and for each share where there are several. */
export interface EvaluatedHand extends Omit<EvaluatedShare, 'half'> {
  readonly cards: string;
  readonly halves?: readonly EvaluatedShare[];
}

export interface Evaluation {
  readonly game: string;
  readonly board: string;
  readonly hands: readonly EvaluatedHand[];
}

export interface EvaluationError {
  readonly code: 'duplicate-card' | 'unknown-card' | 'wrong-card-count' | 'too-few-cards' | 'no-hands';
  /** JSON pointer into `{game, board, hands}`. */
  readonly pointer: string;
  readonly message: Message;
}

export type EvaluationResult =
  | { readonly ok: true; readonly evaluation: Evaluation }
  | { readonly ok: false; readonly error: EvaluationError };

/** The largest hand without a board that may differ from the hole cards of the game. */
const MAX_LOOSE_CARDS = 7;

/** Incomplete hands are compared by at most this many cards. */
const MAX_PARTIAL_CARDS = 4;

/**
 * Evaluates and compares hands of a game on a complete or incomplete board (P-RANK-1 … 3, P-LOW-1, P-LOW-2). A hand has
 * the hole cards of the game. Without a board it may instead have any cards that make a hand, up to seven.
 */
export const evaluateHands = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationResult => {
  const error = checkCards(variant, hands, board) ?? checkWhole(variant, hands, board);
  if (error !== null) return { ok: false, error };
  const shares = variant.shares.map((share) => evaluateShare(variant, share, hands, board));
  const evaluated = hands.map((hand, index): EvaluatedHand => {
    const { half: _, ...first } = shares[0][index];
    const halves = shares.length > 1 ? { halves: shares.map((share) => share[index]) } : {};
    return { cards: formatCards(hand), ...first, ...halves };
  });
  return { ok: true, evaluation: { game: variant.id, board: formatCards(board), hands: evaluated } };
};

interface Strength {
  readonly value: number;
  readonly reading: HandValue | null;
  readonly whole: boolean;
}

const evaluateShare = (
  variant: Variant,
  share: PotShare,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluatedShare[] => {
  const { scale, half } = share;
  const strengths = hands.map((hand) => strengthOf(variant, share, hand, board));
  return strengths.map(({ value, reading, whole }, index) => {
    if (reading === null)
      return { half, category: null, ranks: [], description: null, plays: null, rank: null, best: false };
    const rank = 1 + strengths.filter((other) => other.value > value).length;
    return {
      half,
      category: reading.category,
      ranks: reading.ranks,
      description: {
        en: describeValue(reading, 'en', scale),
        es: describeValue(reading, 'es', scale),
      },
      plays: whole ? playing(variant, share, hands[index], board) : null,
      rank,
      best: rank === 1,
    };
  });
};

const strengthOf = (
  variant: Variant,
  share: PotShare,
  hand: readonly Card[],
  board: readonly Card[],
): Strength => {
  const { scale } = share;
  const composition = compositionFor(variant, share, hand);
  const { length } = hand;
  const isWhole = length === variant.holeCards;
  // Of cards that are not the hole cards of the game, the places are not known.
  const value = isWhole
    ? shareStrength(variant, share, hand, board)
    : bestHand(scale, composition, hand, board, length, board.length, variant.wildCards);
  if (value > 0) return { value, reading: explain(scale, value), whole: true };
  const isBelowMinimum = share.atLeast !== undefined && length >= SCALES[scale].cards;
  if (isBelowMinimum || !hasPartialValue(scale) || board.length > 0)
    return { value: 0, reading: null, whole: false };
  const partial = evaluatePartial(decisiveCards(variant, hand));
  return { value: partial, reading: explainPartial(partial), whole: false };
};

/** Whether an incomplete hand has a value: only for high hands of five cards. */
const hasPartialValue = (scale: ScaleId): boolean =>
  SCALES[scale].wins === 'highest' && SCALES[scale].cards === 5;

/** The four most significant cards of an incomplete hand, with wild cards replaced (P-WILD-1). */
const decisiveCards = ({ wildCards }: Variant, hand: readonly Card[]): readonly Card[] => {
  const cards = wildCards === undefined ? [...hand] : [...substituteWildCards('high', hand, wildCards)];
  const alike = (card: Card): number => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  return cards.sort((a, b) => alike(b) - alike(a) || rankOf(b) - rankOf(a)).slice(0, MAX_PARTIAL_CARDS);
};

/** By hand size: the composition of any cards. */
const LOOSE: Readonly<Record<number, CompositionId>> = {
  1: 'any-one',
  2: 'any-two',
  3: 'any-three',
  4: 'badugi',
  5: 'any-five',
};

/** Cards that are not the hole cards of the game make a hand of any of them. */
const compositionFor = (variant: Variant, share: PotShare, hand: readonly Card[]): CompositionId =>
  hand.length === variant.holeCards
    ? share.composition
    : (LOOSE[SCALES[share.scale].cards] ?? share.composition);

const playing = (variant: Variant, share: PotShare, hand: readonly Card[], board: readonly Card[]): string =>
  formatCards(
    share.from === undefined
      ? bestFive(
          share.scale,
          compositionFor(variant, share, hand),
          hand,
          board,
          hand.length === variant.holeCards ? wildCardsIn(variant, hand) : variant.wildCards,
        ).cards
      : bestFive(
          share.scale,
          share.composition,
          variant.downcards.map((place) => hand[place]),
          [],
        ).cards,
  );

const checkCards = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationError | null => {
  if (hands.length === 0) return { code: 'no-hands', pointer: '/hands', message: MESSAGES['no-hands'] };
  const seen = new CardSet();
  const lists: (readonly [string, readonly Card[]])[] = [
    ['/board', board],
    ...hands.map((hand, index) => [`/hands/${String(index)}`, hand] as const),
  ];
  const boards = boardSizes(variant);
  if (!boards.includes(board.length))
    return {
      code: 'wrong-card-count',
      pointer: '/board',
      message: fillMessage(MESSAGES['board-size'], {
        expected: boards.join(', '),
        actual: String(board.length),
      }),
    };
  const fewest = SCALES[variant.shares[0].scale].cards;
  for (const [pointer, cards] of lists) {
    const loose = board.length === 0 && cards.length >= fewest && cards.length <= MAX_LOOSE_CARDS;
    if (pointer !== '/board' && cards.length !== variant.holeCards && !loose)
      return {
        code: 'wrong-card-count',
        pointer,
        message: fillMessage(MESSAGES['hand-size'], {
          expected: String(variant.holeCards),
          actual: String(cards.length),
        }),
      };
    for (const card of cards) {
      if (card === UNKNOWN || !isInDeck(variant.deck, card))
        return {
          code: 'unknown-card',
          pointer,
          message: fillMessage(MESSAGES['not-in-deck'], { card: formatCard(card) }),
        };
      if (!seen.add(card))
        return {
          code: 'duplicate-card',
          pointer,
          message: fillMessage(MESSAGES['duplicate-card'], { card: formatCard(card) }),
        };
    }
  }
  return null;
};

/** Checks that there are enough cards for the first share, unless incomplete hands have a value. */
const checkWhole = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationError | null => {
  const [share] = variant.shares;
  if (board.length === 0 && hasPartialValue(share.scale)) return null;
  for (const hand of hands) {
    const { cards, fromHole } = COMPOSITIONS[compositionFor(variant, share, hand)];
    const needed = cards - Math.min(hand.length, fromHole[1]);
    if (board.length < needed)
      return {
        code: 'too-few-cards',
        pointer: '/board',
        message: fillMessage(MESSAGES['board-too-small'], {
          expected: String(needed),
          actual: String(board.length),
        }),
      };
  }
  return null;
};

/** The possible sizes of the board: 0, and the size after each street. */
const boardSizes = (variant: Variant): number[] => [
  ...new Set([0, ...variant.streets.map((_, street) => boardCardsUpTo(variant.streets, street))]),
];
