import type { EquityResult } from './result.js';
import type { EquityGame } from '../spot/game.js';
import {
  makeOutputAnswers,
  type OutputAnswers,
  type CategoriesAnswer,
  type HandAnswer,
} from './output-answers.js';
import { type PotShare, potShareOf } from './share.js';

/** What a question is answered with. Counts are integers, or fractions in lowest terms, as text. */
export interface Answer extends OutputAnswers {
  readonly game: string;
  readonly method: EquityResult['method'];
  /** Cases, equally likely, or trials. */
  readonly total: string;
  readonly seed: number | null;
  /** Trials that went on for a standard error: whether they came to it before there were as many as may be. */
  readonly reached?: boolean;
  readonly players: readonly PlayerAnswer[];
}

export interface PlayerAnswer extends PotShare {
  /** As it was asked. */
  readonly hand: string;
  readonly standardError: number;
  /** Where the equity lies in 95 of 100 samples. */
  readonly interval: readonly [number, number];
  /** Where that was asked for: each hand of the range; null for one that is too long, or of which nothing is known. */
  readonly hands?: readonly HandAnswer[] | null;
  /** Where that was asked for: how often he holds what, by street. */
  readonly categories?: readonly CategoriesAnswer[];
}

/** The answer of a result; `hands` as they were asked. */
export const makeAnswer = (game: EquityGame, result: EquityResult, hands: readonly string[]): Answer => {
  const { tally, outputs } = result;
  const told = makeOutputAnswers(game, outputs);
  return {
    game: game.id,
    method: result.method,
    total: String(tally.total),
    seed: result.method === 'exact' ? null : result.seed,
    ...(result.method === 'exact' || result.error === null
      ? {}
      : { reached: result.sample.largestError <= result.error }),
    players: hands.map((hand, player) => {
      const worth = potShareOf(game, tally, player);
      return {
        hand,
        ...worth,
        standardError: result.method === 'exact' ? 0 : result.sample.standardError(player),
        interval: result.method === 'exact' ? [worth.equity, worth.equity] : result.sample.interval(player),
        ...told.ofPlayer(player),
      };
    }),
    ...told.ofAll,
  };
};
