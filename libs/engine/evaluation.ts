import { CardSet, formatCards, isInDeck, rankOf, UNKNOWN, type Card, type Message } from '#cards';
import {
  bestFive,
  bestHand,
  COMPOSITIONS,
  describeValue,
  evaluatePartial,
  explain,
  explainPartial,
  SCALES,
  substituteWildCards,
  type Category,
  type CompositionId,
  type HandValue,
  type ScaleId,
} from '#ranking';
import { boardCardsUpTo } from './variants/deals.js';
import type { Half, PotShare, Variant } from './variants/variant.js';
import { isOfNoDeck, isThereTwice } from './wording.js';

/** What a hand is worth for one share of the pot. */
export interface EvaluatedShare {
  /** Null where it is all of the pot. */
  readonly half: Half | null;
  /** Null for a hand that does not qualify (P-LOW-2); so are the description and the cards. */
  readonly category: Category | null;
  /** Ranks in order of significance (P-RANK-2), 0 = deuce … 12 = ace. */
  readonly ranks: readonly number[];
  readonly description: { readonly en: string; readonly es: string } | null;
  /** The cards that play; null while too few are there. */
  readonly plays: string | null;
  /** 1 for the best hand; equal hands share a rank. Null for a hand that does not qualify. */
  readonly rank: number | null;
  readonly best: boolean;
}

/** What one hand is worth: for the first share of the pot, and for each of them where there are several. */
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

/** Of these many cards, at most, a hand is taken as it is where no board is given. */
const MOST_LOOSE = 7;

/** So many cards of a hand that is not complete are compared. */
const MOST_PARTIAL = 4;

/**
 * Evaluates hands of a game on a board that may be incomplete, and compares them (P-RANK-1 … 3, P-LOW-1, P-LOW-2). A hand
 * has as many cards as the game leaves a player with, or, without a board, as many as make a hand or more, which are
 * taken as they are.
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
  const value = bestHand(scale, composition, hand, board, length, board.length, variant.wildCards);
  if (value > 0) return { value, reading: explain(scale, value), whole: true };
  if (!isReadInPart(scale) || board.length > 0) return { value: 0, reading: null, whole: false };
  const partial = evaluatePartial(mostTelling(variant, hand));
  return { value: partial, reading: explainPartial(partial), whole: false };
};

/** High hands of five cards say something before they are complete. */
const isReadInPart = (scale: ScaleId): boolean =>
  SCALES[scale].wins === 'highest' && SCALES[scale].cards === 5;

/** The four cards that say most of a hand that is not complete, wild ones read as the best that they can be (P-WILD-1). */
const mostTelling = ({ wildCards }: Variant, hand: readonly Card[]): readonly Card[] => {
  const cards = wildCards === undefined ? [...hand] : [...substituteWildCards('high', hand, wildCards)];
  const alike = (card: Card): number => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  return cards.sort((a, b) => alike(b) - alike(a) || rankOf(b) - rankOf(a)).slice(0, MOST_PARTIAL);
};

/** How any cards make a hand of so many. */
const LOOSE: Readonly<Record<number, CompositionId>> = {
  1: 'any-one',
  3: 'any-three',
  4: 'badugi',
  5: 'any-five',
};

/** Loose cards are read as they are, whatever the game makes of a player's own. */
const compositionFor = (variant: Variant, share: PotShare, hand: readonly Card[]): CompositionId =>
  hand.length === variant.holeCards
    ? share.composition
    : (LOOSE[SCALES[share.scale].cards] ?? share.composition);

const playing = (variant: Variant, share: PotShare, hand: readonly Card[], board: readonly Card[]): string =>
  formatCards(
    bestFive(share.scale, compositionFor(variant, share, hand), hand, board, variant.wildCards).cards,
  );

const SOME_HAND: Message = { en: 'at least one hand was expected', es: 'se esperaba al menos una mano' };

const checkCards = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationError | null => {
  if (hands.length === 0) return { code: 'no-hands', pointer: '/hands', message: SOME_HAND };
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
      message: {
        en: `a board of ${boards.join(', ')} cards was expected, not ${String(board.length)}`,
        es: `se esperaba una mesa de ${boards.join(', ')} cartas, no ${String(board.length)}`,
      },
    };
  const fewest = SCALES[variant.shares[0].scale].cards;
  for (const [pointer, cards] of lists) {
    const loose = board.length === 0 && cards.length >= fewest && cards.length <= MOST_LOOSE;
    if (pointer !== '/board' && cards.length !== variant.holeCards && !loose)
      return {
        code: 'wrong-card-count',
        pointer,
        message: {
          en: `${String(variant.holeCards)} cards were expected, not ${String(cards.length)}`,
          es: `se esperaban ${String(variant.holeCards)} cartas, no ${String(cards.length)}`,
        },
      };
    for (const card of cards) {
      if (card === UNKNOWN || !isInDeck(variant.deck, card))
        return { code: 'unknown-card', pointer, message: isOfNoDeck(card) };
      if (!seen.add(card)) return { code: 'duplicate-card', pointer, message: isThereTwice(card) };
    }
  }
  return null;
};

/** Whether every hand can be read on the scale that comes first: there are the cards that it is put together from, or it is read in part. */
const checkWhole = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): EvaluationError | null => {
  const [share] = variant.shares;
  if (board.length === 0 && isReadInPart(share.scale)) return null;
  for (const hand of hands) {
    const { cards, fromHole } = COMPOSITIONS[compositionFor(variant, share, hand)];
    const needed = cards - Math.min(hand.length, fromHole[1]);
    if (board.length < needed)
      return {
        code: 'too-few-cards',
        pointer: '/board',
        message: {
          en: `too few cards for a hand: a board of ${String(needed)} or more was expected, not ${String(board.length)}`,
          es: `faltan cartas para una mano: se esperaba una mesa de ${String(needed)} o más, no ${String(board.length)}`,
        },
      };
  }
  return null;
};

/** How many cards may lie: none, or as many as after some street. Where a card lies for all, the game deals no other. */
const boardSizes = (variant: Variant): number[] => [
  ...new Set([0, ...variant.streets.map((_, street) => boardCardsUpTo(variant.streets, street))]),
];
