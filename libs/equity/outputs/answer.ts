import type { EquityResult } from './result.js';
import { dealsOf } from '../exact/deals.js';
import type { EquityGame } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import {
  makeOutputAnswers,
  type OutputAnswers,
  type CategoriesAnswer,
  type HandAnswer,
} from './output-answers.js';
import type { PolicyAnswer } from './policy-answer.js';
import { type PotShare, potShareOf } from './share.js';

/** The response to an equity request. Counts are integers, or fractions in lowest terms, as text. */
export interface Answer extends OutputAnswers {
  readonly game: string;
  readonly method: EquityResult['method'];
  /** The weight of all cases, or the number of trials. */
  readonly total: string;
  /** Exact answers with weights: the number of deals, each counted once; absent where it is too costly to count them. */
  readonly deals?: string;
  readonly seed: number | null;
  /** If a standard error was requested: whether it was reached before the largest number of trials. */
  readonly reached?: boolean;
  /** The policy that decided the discards, if the request has one. */
  readonly policy?: PolicyAnswer['policy'];
  readonly players: readonly PlayerAnswer[];
}

export interface PlayerAnswer extends PotShare {
  /** As in the request. */
  readonly hand: string;
  readonly standardError: number;
  /** The 95 % confidence interval of the equity. */
  readonly interval: readonly [number, number];
  /** The cards that the policy keeps of a known hand; absent if that depends on cards to come. */
  readonly keeps?: string;
  /** Output `hands`: each hand of the range; null for a range that is too large, or unknown cards. */
  readonly hands?: readonly HandAnswer[] | null;
  /** Output `categories`: how often the player holds which hand category, by street. */
  readonly categories?: readonly CategoriesAnswer[];
}

/**
 * Turns a result into an answer; `hands` are as in the request.
 *
 * @param players the ranges of the spot with their weights, for the number of deals; empty where it is not wanted
 * @param policy what is said of the policy of the spot
 */
export const makeAnswer = (
  game: EquityGame,
  result: EquityResult,
  hands: readonly string[],
  players: readonly KnownHands[],
  policy?: PolicyAnswer,
): Answer => {
  const { tally, outputs } = result;
  const deals = result.method === 'exact' ? dealsOf(players, tally.weight) : null;
  const answers = makeOutputAnswers(game, outputs);
  return {
    game: game.id,
    method: result.method,
    total: String(tally.weight),
    ...(deals === null ? {} : { deals: String(deals) }),
    seed: result.method === 'exact' ? null : result.seed,
    ...(result.method === 'exact' || result.error === null
      ? {}
      : { reached: result.sample.largestError <= result.error }),
    ...(policy === undefined ? {} : { policy: policy.policy }),
    players: hands.map((hand, player) => {
      const potShare = potShareOf(game, tally, player);
      return {
        hand,
        ...potShare,
        standardError: result.method === 'exact' ? 0 : result.sample.standardError(player),
        interval:
          result.method === 'exact' ? [potShare.equity, potShare.equity] : result.sample.interval(player),
        ...keepsOf(policy, player),
        ...answers.ofPlayer(player),
      };
    }),
    ...answers.ofAll,
  };
};

const keepsOf = (policy: PolicyAnswer | undefined, player: number): { readonly keeps?: string } => {
  const keeps = policy?.keeps[player] ?? null;
  return keeps === null ? {} : { keeps };
};
