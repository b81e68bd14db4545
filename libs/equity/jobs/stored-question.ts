import type { SpotOrder } from '../spot/canonical.js';
import type { EquityGame } from '../spot/game.js';
import type { EquityQuestion } from '../spot/question.js';

/** A question as JSON, its game with it: whoever reads it need not know the game by name. */
export interface StoredQuestion extends Omit<EquityQuestion, 'game'> {
  readonly game: Omit<EquityGame, 'wildCards'> & {
    readonly wildCards?: { readonly kinds: readonly number[] };
  };
  /** How the canonical question is got, which is answered in its place. */
  readonly order: SpotOrder;
}

/** Of the game no more than equity goes by. */
export const toStoredQuestion = ({ game, ...asked }: EquityQuestion, order: SpotOrder): StoredQuestion => {
  const { id, deck, holeCards, boardCards, boards = 1, shares, wildCards, streets } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: [...wildCards.kinds] } };
  return { ...asked, order, game: { id, deck, holeCards, boardCards, boards, shares, streets, ...wild } };
};

export const parseStoredQuestion = ({
  game,
  players,
  board,
  dead,
  draws,
}: StoredQuestion): EquityQuestion => {
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
