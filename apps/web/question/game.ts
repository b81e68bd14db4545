/** What the page needs of a game of `GET /v1/variants`. */
export interface Game {
  readonly id: string;
  readonly name: Readonly<Record<'en' | 'es', string>>;
  readonly deck: string;
  /** Hole cards that a player holds at the end. */
  readonly holeCards: number;
  /** Cards of one board when all have been dealt. */
  readonly boardCards: number;
  readonly boards?: number;
  readonly maxPlayers: number;
  readonly streets: readonly Street[];
}

interface Street {
  readonly deals: readonly { readonly to: string; readonly count: number }[];
  readonly exchange?: { readonly replaced: boolean };
}

/** Numbers of cards that lie on the board between two streets, none first; with two boards those of both. */
export const boardSizes = ({ streets, boards = 1 }: Game): number[] => {
  const sizes = [0];
  let lie = 0;
  for (const { deals } of streets) {
    for (const { to, count } of deals) if (to === 'board') lie += count;
    if (sizes.at(-1) !== lie * boards) sizes.push(lie * boards);
  }
  return sizes;
};

/** Whether hole cards come after the first street, dealt or drawn: a hand may then be told in part. */
export const isDealtLater = ({ streets }: Game): boolean =>
  streets.some(
    ({ deals, exchange }, street) =>
      exchange?.replaced === true || (street > 0 && deals.some(({ to }) => to === 'hole')),
  );

/** Hole cards that a player is dealt, those that he throws away as well. */
export const cardsDealt = ({ streets }: Game): number =>
  streets
    .flatMap(({ deals }) => deals)
    .filter(({ to }) => to === 'hole')
    .reduce((sum, { count }) => sum + count, 0);

/** Whether ranges of the game are of two cards, and have a grid. */
export const hasGrid = ({ holeCards, deck }: Game): boolean =>
  holeCards === 2 && !deck.endsWith('-joker') && deck !== 'kuhn-3';
