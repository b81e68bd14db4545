import type { DeckId } from '#cards';
import type { CompositionId, ScaleId, WildCards } from '#ranking';

/** One claim on the pot: the scale that decides it, how a hand for it is put together, and what half of the pot it is. */
export interface Share {
  readonly scale: ScaleId;
  readonly composition: CompositionId;
  /** Null where one hand wins all of it. */
  readonly half: 'high' | 'low' | 'draw' | 'badugi' | null;
}

/** What is dealt on a street, as far as equity goes by it. */
export interface DealtStreet {
  readonly deals: readonly { readonly to: 'hole' | 'board'; readonly count: number }[];
  readonly exchange?: { readonly replaced: boolean };
}

/**
 * What equity needs to know of a game: what the cards of a hand are at its end, and how the pot is won. The engine's variants
 * are of this shape, those of a house's own as well.
 */
export interface EquityGame {
  readonly id: string;
  readonly deck: DeckId;
  /** Hole cards that each player holds at the end. */
  readonly holeCards: number;
  /** Cards of one board when all have been dealt. */
  readonly boardCards: number;
  /** Boards side by side, the pot being split between them: 1 unless said. */
  readonly boards?: 1 | 2;
  readonly shares: readonly Share[];
  readonly wildCards?: WildCards;
  readonly streets: readonly DealtStreet[];
}

/** Boards of a game. */
export const boardsOf = ({ boards = 1 }: EquityGame): number => boards;

/** Whether hole cards come after the first street: dealt to players, or drawn for those that they throw away. */
export const isDealtLater = ({ streets }: EquityGame): boolean =>
  streets.some(
    ({ deals, exchange }, street) =>
      exchange?.replaced === true || (street > 0 && deals.some(({ to }) => to === 'hole')),
  );

/** How often players draw. */
export const drawsOf = ({ streets }: EquityGame): number =>
  streets.filter(({ exchange }) => exchange?.replaced === true).length;
