import type { QuestionPlayer, EquityOptions, EquityGame, EquityQuestion } from '#equity';
import { findVariant } from '#engine';

/** A question as plain data, to be sent to a thread or kept for a job. */
export interface SolverRequest {
  /** A known game by its id, or all the data of one with options or of a house's own. */
  readonly game: string | EquityGame;
  readonly players: readonly QuestionPlayer[];
  readonly board: string;
  readonly dead: string;
  readonly draws?: number;
  /** Without a seed a sample has the question's own. */
  readonly options: EquityOptions;
}

/** The question itself. @throws Error for an id that no game has: whoever asks has looked it up */
export const questionOf = ({ game, players, board, dead, draws }: SolverRequest): EquityQuestion => ({
  game: typeof game === 'string' ? gameById(game) : game,
  players,
  board,
  dead,
  ...(draws === undefined ? {} : { draws }),
});

export const gameById = (id: string): EquityGame => {
  const game = findVariant(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** What players were said to hold, as it was said. */
export const handsOf = ({ players }: Pick<EquityQuestion, 'players'>): string[] =>
  players.map((player) => ('hand' in player ? player.hand : player.range));
