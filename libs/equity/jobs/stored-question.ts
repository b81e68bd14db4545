import type { SpotOrder } from '../spot/canonical.js';
import type { EquityGame } from '../spot/game.js';
import type { PolicyAnswer } from '../outputs/policy-answer.js';
import type { EquityQuestion } from '../spot/question.js';

/** An equity question as JSON, with the data of its game, so that the reader does not need a catalogue of games. */
export interface StoredQuestion extends Omit<EquityQuestion, 'game'> {
  readonly game: Omit<EquityGame, 'wildCards'> & {
    readonly wildCards?: { readonly kinds: readonly number[] };
  };
  /** How the players and suits of this question map to those of the canonical spot, which is solved instead. */
  readonly order: SpotOrder;
  /** What the answer says of the policy: the thread that prepared the question knows it. */
  readonly policyAnswer?: PolicyAnswer;
}

/** Keeps only the data of the game that equity depends on. */
export const toStoredQuestion = (
  { game, ...request }: EquityQuestion,
  order: SpotOrder,
  policyAnswer?: PolicyAnswer,
): StoredQuestion => {
  const { id, deck, holeCards, boardCards, boards = 1, shares, wildCards, streets } = game;
  const { wild: decided, downcards = [], upcards = [], isSpecial, isQualified = false } = game;
  const special =
    isSpecial === true
      ? { ...(decided === undefined ? {} : { wild: decided }), downcards, upcards, isSpecial, isQualified }
      : {};
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: [...wildCards.kinds] } };
  return {
    ...request,
    order,
    ...(policyAnswer === undefined ? {} : { policyAnswer }),
    game: { id, deck, holeCards, boardCards, boards, shares, streets, ...special, ...wild },
  };
};

export const parseStoredQuestion = ({
  game,
  players,
  board,
  dead,
  draws,
  policy,
}: StoredQuestion): EquityQuestion => {
  const { wildCards, ...rest } = game;
  const wild = wildCards === undefined ? {} : { wildCards: { kinds: Uint8Array.from(wildCards.kinds) } };
  return {
    game: { ...rest, ...wild },
    players,
    board,
    dead,
    ...(draws === undefined ? {} : { draws }),
    ...(policy === undefined ? {} : { policy }),
  };
};
