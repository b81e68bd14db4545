import { formatCard } from '#cards';
import type { EquityGame, Share } from '../spot/game.js';
import { type PotShare, potShareOf } from './share.js';
import type { CategoryCounts, Counted, OutputCounts, HandWorth, NextCard, Output } from './output.js';
import { categoriesOf, type CategoryName } from './category-lines.js';

/** What was asked for besides who wins. */
export interface OutputAnswers {
  /** How that was counted, by what was asked for. */
  readonly included?: Readonly<Partial<Record<Output, CountedBy>>>;
  /** What each is worth where this card comes next; null where no card comes to a single board. */
  readonly nextCards?: readonly NextCardAnswer[] | null;
}

/** By all cases, or by the trials of a seed. */
export interface CountedBy {
  readonly method: 'exact' | 'monte-carlo';
  readonly seed: number | null;
}

/** A hand of a range. Null for what cannot be said: no case, or no trial, had the hand. */
export type HandAnswer = {
  readonly hand: string;
  /** In the range, as the integer that counts. */
  readonly weight: string;
  /** The weight of the cases, or the trials, in which the player holds it. */
  readonly total: string;
  readonly standardError: number | null;
} & ({ readonly equity: null } | PotShare);

/** How often a player holds what at one moment. */
export interface CategoriesAnswer {
  /** Cards of the board, and of the player. */
  readonly board: number;
  readonly cards: number;
  /** Which of two boards, from 1. */
  readonly onBoard?: number;
  /** The share of the pot whose scale names the hands. */
  readonly half: Share['half'];
  readonly total: string;
  /** The strongest first, those that never come left out; `none` is no hand for this share. */
  readonly frequencies: readonly CategoryAnswer[];
}

export interface CategoryAnswer {
  readonly category: CategoryName;
  readonly part: number;
  readonly count: string;
}

export interface NextCardAnswer {
  readonly card: string;
  /** The weight of the cases, or the trials, in which it comes. */
  readonly total: string;
  /** Equities, by player. */
  readonly players: readonly number[];
  readonly standardErrors: readonly number[];
}

/** What belongs to a player, and what to the answer as a whole. */
export interface OutputAnswersByOwner {
  readonly ofPlayer: (player: number) => {
    readonly hands?: readonly HandAnswer[] | null;
    readonly categories?: readonly CategoriesAnswer[];
  };
  readonly ofAll: OutputAnswers;
}

export const makeOutputAnswers = (game: EquityGame, outputs: OutputCounts = {}): OutputAnswersByOwner => {
  const { hands, categories, nextCards } = outputs;
  const included = {
    ...countedBy('hands', hands),
    ...countedBy('categories', categories),
    ...countedBy('next-cards', nextCards),
  };
  return {
    ofPlayer: (player) => ({
      ...(hands === undefined
        ? {}
        : { hands: hands.found[player]?.map((hand) => handAnswer(game, hand)) ?? null }),
      ...(categories === undefined
        ? {}
        : {
            categories: categories.found
              .filter(({ line }) => line.player === player)
              .map((counts) => categoriesAnswer(game, counts)),
          }),
    }),
    ofAll: {
      ...(Object.keys(included).length === 0 ? {} : { included }),
      ...(nextCards === undefined ? {} : { nextCards: nextCards.found?.map(cardAnswer) ?? null }),
    },
  };
};

const countedBy = (output: Output, counted?: Counted<unknown>): OutputAnswers['included'] =>
  counted === undefined
    ? {}
    : { [output]: { method: counted.method, seed: counted.method === 'exact' ? null : counted.seed } };

const handAnswer = (game: EquityGame, { cards, weight, tally, standardError }: HandWorth): HandAnswer => {
  const { total } = tally;
  const hand = { hand: handName(cards), weight: String(weight), total: String(total) };
  return total === 0
    ? { ...hand, equity: null, standardError: null }
    : { ...hand, ...potShareOf(game, tally, 0), standardError };
};

/** `AsKs`: the higher card first, as players write hands. */
export const handName = (cards: Uint8Array): string =>
  [...cards]
    .sort((a, b) => b - a)
    .map(formatCard)
    .join('');

const categoriesAnswer = (
  { shares, boards = 1 }: EquityGame,
  { line, total, counts }: CategoryCounts,
): CategoriesAnswer => {
  const { scale, half } = shares[line.share];
  const frequencies = categoriesOf(scale)
    .map((category, number) => ({
      category,
      part: total === 0 ? 0 : counts[number] / total,
      count: String(counts[number]),
    }))
    .filter((_, number) => counts[number] > 0)
    .reverse();
  return {
    board: line.board,
    cards: line.cards,
    ...(boards === 1 ? {} : { onBoard: line.onBoard + 1 }),
    half,
    total: String(total),
    frequencies,
  };
};

const cardAnswer = ({ card, total, equities, standardErrors }: NextCard): NextCardAnswer => ({
  card: formatCard(card),
  total: String(total),
  players: equities,
  standardErrors,
});
