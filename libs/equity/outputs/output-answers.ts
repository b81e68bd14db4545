import { formatCard } from '#cards';
import type { EquityGame, Share } from '../spot/game.js';
import { type PotShare, potShareOf } from './share.js';
import type { CategoryCounts, Counted, OutputCounts, HandResult, NextCard, Output } from './output.js';
import { categoriesOf, type CategoryName } from './category-lines.js';

/** The outputs that belong to all players together. */
export interface OutputAnswers {
  /** How each requested output was counted. */
  readonly included?: Readonly<Partial<Record<Output, CountedBy>>>;
  /** The equities by next card; null if no card comes to a single board. */
  readonly nextCards?: readonly NextCardAnswer[] | null;
}

/** Exactly, or by the trials of a seed. */
export interface CountedBy {
  readonly method: 'exact' | 'monte-carlo';
  readonly seed: number | null;
}

/** The result of a hand of a range; null if the player held it in no case or trial. */
export type HandAnswer = {
  readonly hand: string;
  /** The integer weight in the range. */
  readonly weight: string;
  /** The weight of the cases, or the number of trials, in which the player holds the hand. */
  readonly total: string;
  readonly standardError: number | null;
} & ({ readonly equity: null } | PotShare);

/** How often a player holds each hand category at one stage. */
export interface CategoriesAnswer {
  /** The numbers of board cards and of the player's cards. */
  readonly board: number;
  readonly cards: number;
  /** The number of the board, from 1, if there are two. */
  readonly onBoard?: number;
  /** The half of the pot whose scale has these categories. */
  readonly half: Share['half'];
  readonly total: string;
  /** Strongest first, without categories that never occur; `none` is a hand that does not qualify. */
  readonly frequencies: readonly CategoryAnswer[];
}

export interface CategoryAnswer {
  readonly category: CategoryName;
  readonly part: number;
  readonly count: string;
}

export interface NextCardAnswer {
  readonly card: string;
  /** The weight of the cases, or the number of trials, in which the card comes. */
  readonly total: string;
  /** Equities, by player. */
  readonly players: readonly number[];
  readonly standardErrors: readonly number[];
}

/** The outputs of each player, and those of all players together. */
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

const handAnswer = (game: EquityGame, { cards, weight, tally, standardError }: HandResult): HandAnswer => {
  const { total } = tally;
  const hand = { hand: handName(cards), weight: String(weight), total: String(total) };
  return total === 0
    ? { ...hand, equity: null, standardError: null }
    : { ...hand, ...potShareOf(game, tally, 0), standardError };
};

/** Formats a hand as players write it, highest card first: `AsKs`. */
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
