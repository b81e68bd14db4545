import { boardsOf, type EquityGame, isDealtLater, isDraw } from './game.js';

/** What the deals of a game say about the cards that a question may have. */
export interface DealtCards {
  /** The numbers of board cards after each street, on all boards together; 0 before the first. */
  readonly onBoards: readonly number[];
  /** The size of the board at the last discard without replacement; before that the remaining hole cards are unknown. */
  readonly boardAtDiscard: number;
  /** The largest number of cards that a player holds at once. It exceeds `holeCards` in games with discards. */
  readonly mostHeld: number;
  /** Whether players get hole cards after the first street, by a deal or a draw. */
  readonly areHoleCardsLater: boolean;
  /** By draw: the cards of a board at that moment. */
  readonly boardsAtDraws: readonly number[];
}

const known = new WeakMap<EquityGame, DealtCards>();

/** Found once for each game: questions about a game come in thousands. */
export const dealtCardsOf = (game: EquityGame): DealtCards => {
  let dealt = known.get(game);
  if (dealt === undefined) known.set(game, (dealt = find(game)));
  return dealt;
};

const find = (game: EquityGame): DealtCards => ({
  onBoards: boardCardsByStreet(game),
  boardAtDiscard: boardAtDiscard(game),
  mostHeld: mostHeld(game),
  areHoleCardsLater: isDealtLater(game),
  boardsAtDraws: boardsAtDraws(game),
});

const boardCardsByStreet = (game: EquityGame): number[] => {
  let size = 0;
  const sizes = [0];
  for (const { deals } of game.streets) {
    for (const { to, count } of deals) if (to === 'board') size += count;
    if (sizes.at(-1) !== size * boardsOf(game)) sizes.push(size * boardsOf(game));
  }
  return sizes;
};

const boardsAtDraws = ({ streets }: EquityGame): number[] => {
  let size = 0;
  return streets.flatMap(({ deals, exchange }) => {
    const before = size;
    for (const { to, count } of deals) if (to === 'board') size += count;
    return isDraw(exchange) ? [before] : [];
  });
};

const boardAtDiscard = ({ streets }: EquityGame): number => {
  const last = streets.findLastIndex(({ exchange }) => exchange?.replaced === false);
  return streets
    .slice(0, Math.max(0, last))
    .flatMap(({ deals }) => deals)
    .reduce((size, { to, count }) => (to === 'board' ? size + count : size), 0);
};

const mostHeld = ({ streets }: EquityGame): number => {
  let held = 0;
  for (const { deals, exchange } of streets)
    if (!isDraw(exchange)) for (const { to, count } of deals) if (to === 'hole') held += count;
  return held;
};
