import type { DiscardPolicy, QuestionPlayer, EquityOptions, EquityGame, EquityQuestion } from '#equity';
import { findVariant } from '#engine';

/** A question and its options as plain data, to be sent to a thread or stored for a job. */
export interface SolverRequest {
  /** The id of a known game, or all the data of a game with options or a custom variant. */
  readonly game: string | EquityGame;
  readonly players: readonly QuestionPlayer[];
  readonly board: string;
  readonly dead: string;
  readonly draws?: number;
  readonly policy?: DiscardPolicy;
  /** A sample without a seed gets one from the question. */
  readonly options: EquityOptions;
}

/** The question of a request. @throws Error for an unknown game id, which the caller has looked up before */
export const questionOf = ({ game, players, board, dead, draws, policy }: SolverRequest): EquityQuestion => ({
  game: typeof game === 'string' ? gameById(game) : game,
  players,
  board,
  dead,
  ...(draws === undefined ? {} : { draws }),
  ...(policy === undefined ? {} : { policy }),
});

export const gameById = (id: string): EquityGame => {
  const game = findVariant(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** The hands and ranges of the players, as text. */
export const handTexts = ({ players }: Pick<EquityQuestion, 'players'>): string[] =>
  players.map((player) => ('hand' in player ? player.hand : player.range));
