import type { AskedPlayer, CanonicalAsking, EquityGame, Question } from '#equity';
import { findVariant } from '#engine';

/** A question as plain data, to be sent to a thread or kept for a job. */
export interface AskedQuestion {
  /** A known game by its id, or all the data of one with options or of a house's own. */
  readonly game: string | EquityGame;
  readonly players: readonly AskedPlayer[];
  readonly board: string;
  readonly dead: string;
  readonly draws?: number;
  /** Without a seed a sample has the question's own. */
  readonly asking: CanonicalAsking;
}

/** The question itself. @throws Error for an id that no game has: whoever asks has looked it up */
export const questionOf = ({ game, players, board, dead, draws }: AskedQuestion): Question => ({
  game: typeof game === 'string' ? knownGame(game) : game,
  players,
  board,
  dead,
  ...(draws === undefined ? {} : { draws }),
});

export const knownGame = (id: string): EquityGame => {
  const game = findVariant(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** What players were said to hold, as it was said. */
export const handsOf = ({ players }: Pick<Question, 'players'>): string[] =>
  players.map((player) => ('hand' in player ? player.hand : player.range));
