import type { EquityGame } from '../game.js';
import type { Question } from '../question.js';

/** A question as JSON, its game with it: whoever reads it need not know the game by name. */
export interface WrittenQuestion extends Omit<Question, 'game'> {
  readonly game: Omit<EquityGame, 'wildCards'> & {
    readonly wildCards?: { readonly kinds: readonly number[] };
  };
}

/** Of the game no more than equity goes by. */
export const writtenQuestion = ({ game, ...asked }: Question): WrittenQuestion => {
  const { id, deck, holeCards, boardCards, boards = 1, shares, wildCards, streets } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: [...wildCards.kinds] } };
  return { ...asked, game: { id, deck, holeCards, boardCards, boards, shares, streets, ...wild } };
};

export const questionOf = ({ game, ...asked }: WrittenQuestion): Question => {
  const { wildCards, ...rest } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: Uint8Array.from(wildCards.kinds) } };
  return { ...asked, game: { ...rest, ...wild } };
};
