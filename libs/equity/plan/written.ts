import type { Order } from '../canonical.js';
import type { EquityGame } from '../game.js';
import type { Question } from '../question.js';

/** A question as JSON, its game with it: whoever reads it need not know the game by name. */
export interface WrittenQuestion extends Omit<Question, 'game'> {
  readonly game: Omit<EquityGame, 'wildCards'> & {
    readonly wildCards?: { readonly kinds: readonly number[] };
  };
  /** How the canonical question is got, which is answered in its place. */
  readonly order: Order;
}

/** Of the game no more than equity goes by. */
export const writtenQuestion = ({ game, ...asked }: Question, order: Order): WrittenQuestion => {
  const { id, deck, holeCards, boardCards, boards = 1, shares, wildCards, streets } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: [...wildCards.kinds] } };
  return { ...asked, order, game: { id, deck, holeCards, boardCards, boards, shares, streets, ...wild } };
};

export const questionOf = ({ game, players, board, dead, draws }: WrittenQuestion): Question => {
  const { wildCards, ...rest } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: Uint8Array.from(wildCards.kinds) } };
  return {
    game: { ...rest, ...wild },
    players,
    board,
    dead,
    ...(draws === undefined ? {} : { draws }),
  };
};
