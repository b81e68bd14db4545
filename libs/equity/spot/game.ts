import type { Card, DeckId } from '#cards';
import type { RankedGame, RankedShare } from '#ranking';

/** A half of the pot, or the whole pot: the scale that decides it, and the composition of hands. */
export interface Share extends RankedShare {
  /** Null for the whole pot. */
  readonly half: 'high' | 'low' | 'draw' | 'badugi' | 'spade' | null;
  /** How many parts of the pot the share is, 1 by default. */
  readonly parts?: number;
}

/** The deals of a street, and the discards before them: from `fewest` to `most` cards of each player. */
export interface DealtStreet {
  readonly deals: readonly { readonly to: 'hole' | 'board'; readonly count: number }[];
  readonly exchange?: {
    readonly fewest: number;
    readonly most: number;
    readonly replaced: boolean;
    readonly passed?: string;
  };
}

/** The data of a game that equity depends on. The engine's variants and custom variants have this shape. */
export interface EquityGame extends RankedGame {
  readonly id: string;
  readonly deck: DeckId;
  /** Hole cards that each player holds at the end. */
  readonly holeCards: number;
  /** Cards of one board when all have been dealt. */
  readonly boardCards: number;
  /** The number of boards, which share the pot equally; 1 by default. */
  readonly boards?: 1 | 2 | 3;
  readonly shares: readonly Share[];
  readonly streets: readonly DealtStreet[];
  /** By street: the places of the upcards of a player in the order of the deal. */
  readonly upcards?: readonly (readonly number[])[];
  /**
   * The upcards so far of a hand that is played, in the order of the deal, also those of players who are out; each player has been dealt
   * `places` hole cards. Without it the players of the spot are all there are.
   */
  readonly dealtUp?: { readonly cards: readonly Card[]; readonly places: number };
  /**
   * Whether strengths depend on more than sets of hole cards and board cards. Such games have no faster methods, and known cards
   * are in the order of the deal.
   */
  readonly isSpecial?: boolean;
  /** P-SHOW-8: whether players declare the half for which they contend, so that the cards alone do not decide. */
  readonly declared?: boolean;
  /** Whether the players divide the pot if no hand qualifies for any share. */
  readonly isQualified?: boolean;
}

/**
 * Whether the order in which a player gets the hole cards decides what they are worth: only some of them lie face down, and the
 * wild cards or a share of the pot depend on which.
 */
export const isDecidedByDeal = ({ holeCards, downcards, wild, shares }: EquityGame): boolean =>
  downcards !== undefined &&
  downcards.length < holeCards &&
  (wild?.follows !== undefined || wild?.lowestDown === true || shares.some(({ from }) => from !== undefined));

/** The number of boards of a game. */
export const boardsOf = ({ boards = 1 }: EquityGame): number => boards;

/** Whether players get hole cards after the first street, by a deal or a draw. */
export const isDealtLater = ({ streets }: EquityGame): boolean =>
  streets.some(
    ({ deals, exchange }, street) =>
      isDraw(exchange) || (street > 0 && deals.some(({ to }) => to === 'hole')),
  );

/** The number of draws of a game. */
export const drawsOf = ({ streets }: EquityGame): number =>
  streets.filter(({ exchange }) => isDraw(exchange)).length;

/** Whether players draw new cards. Cards that players pass to each other are not drawn: equity is that of the hands after the passes. */
export const isDraw = (exchange: DealtStreet['exchange']): boolean =>
  exchange?.replaced === true && exchange.passed === undefined;
