import type { DeckId, Rank } from '#cards';
import type { CompositionId, ScaleId, WildCards } from '#ranking';
import type { LimitId } from '../structures.js';

/**
 * The player who opens the betting of a street:
 *
 * - `after-blinds`: left of the last blind, or left of the button if no blind was posted
 * - `left-of-button`: left of the button
 * - `bring-in`: the player with the worst exposed card, who posts the bring-in
 * - `best-exposed`: the player with the best exposed hand
 * - `last-opener`: the opener of the round before, or left of the button if the house rules say so
 * - `nobody`: the street has no betting
 */
export const OPENERS = [
  'after-blinds',
  'left-of-button',
  'bring-in',
  'best-exposed',
  'last-opener',
  'nobody',
] as const;
export type Opener = (typeof OPENERS)[number];

/** Cards that are dealt before the betting of a street. */
export interface Deal {
  readonly to: 'hole' | 'board';
  readonly count: number;
  /** Hole cards only: dealt face up. */
  readonly up?: boolean;
}

/** P-DEAL-1: the left is clockwise. */
export const DIRECTIONS = ['left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A discard or draw before the deal of a street. `fewest` and `most` limit the discards of a player. */
export interface Exchange {
  readonly fewest: number;
  readonly most: number;
  /** Whether the player receives a new card for each discard. */
  readonly replaced: boolean;
  /** What each discard costs, in smallest bets. The chips go into the main pot. */
  readonly price?: number;
  /** Each player receives the discards of a neighbour who is left, instead of new cards: they are passed to the left or right. */
  readonly passed?: Direction;
}

export interface Street {
  readonly id: string;
  readonly exchange?: Exchange;
  readonly deals: readonly Deal[];
  readonly opener: Opener;
  /** The bet size of the street in fixed limit. */
  readonly size: 'small' | 'big';
  /** Spread limit: the largest bet or raise of the street, in smallest bets. By default the stakes say it. */
  readonly spread?: number;
  /** Fixed limit: an open pair allows the big bet on this street, if the switch `openPair` says so. */
  readonly openPairDoubles?: boolean;
  /** Whether the hand ends if no player bets on this street; the antes stay in the pot for the next hand (P-VAR-5CD). */
  readonly mustBeOpened?: boolean;
}

export const HALVES = ['high', 'low', 'draw', 'badugi', 'spade'] as const;
export type Half = (typeof HALVES)[number];

/** A share of the pot: the scale that decides it and the composition of its hands. */
export interface PotShare {
  readonly scale: ScaleId;
  readonly composition: CompositionId;
  /** The name of this half of a split pot; null if the pot is not split. */
  readonly half: Half | null;
  /** Only cards that were dealt face down play: high card by suit in the hole. */
  readonly from?: 'downcards';
  /**
   * The ranks of the weakest hand that qualifies, without a flush. A share that no hand qualifies for goes to the other shares; if
   * no hand qualifies for any share, the players of the pot divide it.
   */
  readonly atLeast?: readonly Rank[];
  /** How many parts of the pot the share is, 1 by default. */
  readonly parts?: number;
}

/** The most parts of a share. */
export const MAX_PARTS = 4;

/** P-VAR-5CD: the lowest pairs that may open, the lowest first. */
export const OPENING_PAIRS = ['jacks', 'queens', 'kings', 'aces'] as const;
export type OpeningPair = (typeof OPENING_PAIRS)[number];

export const MAX_BOARDS = 3;

/** The usual forced bets of a game; a table may agree on others (P-SETUP-2). */
export const FORCED_BETS = ['blinds', 'antes', 'bring-in'] as const;
export type ForcedBets = (typeof FORCED_BETS)[number];

/** What happens if the deck has too few cards for a deal (P-SETUP-1). */
export const STUB_RULES = ['never', 'reshuffle-discards', 'shared-card'] as const;
export type StubRule = (typeof STUB_RULES)[number];

/**
 * A poker game as data (P-VAR-…). No other code of the engine depends on particular games: a new game is a new value of
 * this type, in the table of variants or in a JSON document.
 */
export interface VariantSpec {
  readonly id: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly deck: DeckId;
  /** P-WILD-1: the role of the joker, and the wild ranks. */
  readonly wild?: {
    readonly joker?: 'wild' | 'bug';
    readonly ranks?: readonly Rank[];
    /** The rank of the last upcard that follows an upcard of this rank is wild. */
    readonly follows?: Rank;
    /** The lowest downcard of a player, and his other cards of its rank, are wild in his hand. */
    readonly lowestDown?: boolean;
  };
  readonly forced: ForcedBets;
  /** The usual limit of the game. The default depends on the forced bets. */
  readonly limit?: LimitId;
  /** The scale that compares exposed cards, to decide who opens and who posts the bring-in. */
  readonly exposed?: ScaleId;
  /** P-VAR-5CD: the lowest hand that may open; the opener must prove it. */
  readonly openers?: OpeningPair;
  readonly streets: readonly Street[];
  readonly shares: readonly PotShare[];
  /** The number of boards, 1 by default. The pot is split between them. */
  readonly boards?: 1 | 2 | 3;
  /** P-SHOW-8: the players of a high-low game declare the half for which they contend. */
  readonly declared?: boolean;
  /** Fixed limit: the maximum number of bets in a round, if the game fixes it. Overrides the switches of the house. */
  readonly betsPerRound?: number;
  /**
   * The switch that decides whether the worst or the best exposed card owes the bring-in. By default `studOpens` in games with
   * exposed cards that high hands win, and the worst card in others.
   */
  readonly bringInBy?: 'studOpens' | 'fiveStudOpens';
  /** The switch that replaces fixed limit by another limit in some houses. */
  readonly fixedLimitBy?: 'fixedLimitAs';
  readonly stub: StubRule;
  readonly maxPlayers: number;
}

/** A game with the properties derived from its data. */
export interface Variant extends VariantSpec {
  readonly limit: LimitId;
  /** The number of hole cards of a player after the last deal and discard. */
  readonly holeCards: number;
  /** The largest number of hole cards that a player holds at once. */
  readonly maxHoleCards: number;
  /** The number of cards of a complete board. */
  readonly boardCards: number;
  /** R-TIE-4, R-TIE-5: whether position or, in games with exposed cards, the players' cards decide who gets odd chips. */
  readonly oddChips: 'by-button' | 'by-card';
  readonly wildCards?: WildCards;
  /** The places of the downcards of a player in the order of the deal. */
  readonly downcards: readonly number[];
  /** By street: the places of the upcards of a player in the order of the deal. */
  readonly upcards: readonly (readonly number[])[];
  /** Whether strengths depend on more than sets of hole cards and board cards: on the order of the deal, or on a minimum. */
  readonly isSpecial: boolean;
  /** Whether every share has a minimum, so that there may be no winner. */
  readonly isQualified: boolean;
  /** By share: its parts of the pot, if they are not equal. */
  readonly parts?: readonly number[];
  /** Whether this is a draw game that only low hands win (P-VAR-LOW). */
  readonly isLowball: boolean;
}
