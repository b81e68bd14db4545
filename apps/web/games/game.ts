import type { GameOptions, Variant } from '#client';

/** The parts of a game that the pages use. */
export interface Game extends Pick<
  Variant,
  'id' | 'name' | 'deck' | 'holeCards' | 'boardCards' | 'boards' | 'maxPlayers' | 'streets'
> {
  /** The options of the table; absent for the plain game. */
  readonly options?: GameOptions;
}

/** Possible numbers of board cards, none first; with two boards those of both. */
export const boardSizes = ({ streets, boards = 1 }: Game): number[] => {
  const sizes = [0];
  let dealt = 0;
  for (const { deals } of streets) {
    for (const { to, count } of deals) if (to === 'board') dealt += count;
    if (sizes.at(-1) !== dealt * boards) sizes.push(dealt * boards);
  }
  return sizes;
};

/** The street that ends with some cards on each board; null without a board, and if no street does. */
export const streetOfBoard = ({ streets }: Game, cards: number): string | null => {
  let dealt = 0;
  for (const { id, deals } of streets) {
    const before = dealt;
    for (const { to, count } of deals) if (to === 'board') dealt += count;
    if (dealt === cards && dealt > before) return id;
  }
  return null;
};

/** Whether hole cards are dealt or drawn after the first street, so that a hand may be incomplete. */
export const isDealtLater = ({ streets }: Game): boolean =>
  streets.some(
    ({ deals, exchange }, street) =>
      exchange?.replaced === true || (street > 0 && deals.some(({ to }) => to === 'hole')),
  );

/** Hole cards that a player is dealt, including those that are discarded. */
export const cardsDealt = ({ streets }: Game): number =>
  streets
    .flatMap(({ deals }) => deals)
    .filter(({ to }) => to === 'hole')
    .reduce((sum, { count }) => sum + count, 0);

/** Whether players discard, with or without new cards. */
export const hasDiscards = ({ streets }: Game): boolean =>
  streets.some(({ exchange }) => exchange !== undefined);

/** The number of draws. */
export const drawsOf = (game: Game): number => drawsFrom(game, 0);

/** The number of draws from a street on. */
export const drawsFrom = ({ streets }: Game, street: number): number =>
  streets.slice(Math.max(0, street)).filter(({ exchange }) => exchange?.replaced === true).length;

/** Whether the game has two-card ranges, and so a grid. */
export const hasGrid = ({ holeCards, deck }: Game): boolean =>
  holeCards === 2 && !deck.endsWith('-joker') && deck !== 'kuhn-3';
