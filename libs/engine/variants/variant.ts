import type { DeckId, Rank } from '#cards';
import type { CompositionId, ScaleId, WildCards } from '#ranking';
import type { LimitId } from '../structures.js';

/**
 * Who opens the betting on a street: left of the last blind (left of the button where nobody posted one), left of the
 * button, whom the worst exposed card makes bring it in, who shows the best exposed hand, who opened the round before
 * (where the house has it so), or nobody, the street having no betting.
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

/** What is dealt at the start of a street, before its betting. */
export interface Deal {
  readonly to: 'hole' | 'board';
  readonly count: number;
  /** Hole cards only: dealt face up for all to see. */
  readonly up?: boolean;
}

/** How many cards each player throws away before a street is dealt, and whether he gets as many new ones. */
export interface Exchange {
  readonly fewest: number;
  readonly most: number;
  readonly replaced: boolean;
}

export interface Street {
  readonly id: string;
  readonly exchange?: Exchange;
  readonly deals: readonly Deal[];
  readonly opener: Opener;
  /** Which of the two sizes a fixed-limit game plays on this street. */
  readonly size: 'small' | 'big';
  /** Fixed limit: an open pair lets everybody bet the big size on this street, where the house has it so. */
  readonly openPairDoubles?: boolean;
  /** Nobody having bet on this street, the hand is thrown in and the antes stay for the next one (P-VAR-5CD). */
  readonly mustBeOpened?: boolean;
}

export const HALVES = ['high', 'low', 'draw', 'badugi'] as const;
export type Half = (typeof HALVES)[number];

/** One claim on the pot: the scale that decides it and how a hand for it is put together. */
export interface PotShare {
  readonly scale: ScaleId;
  readonly composition: CompositionId;
  /** What this part of a split pot is called; null where one hand wins all of it. */
  readonly half: Half | null;
}

/** The forced bets that a game is played with unless a table agrees on others (P-SETUP-2). */
export const FORCED_BETS = ['blinds', 'antes', 'bring-in'] as const;
export type ForcedBets = (typeof FORCED_BETS)[number];

/** What happens when more cards are needed than the deck has (P-SETUP-1). */
export const STUB_RULES = ['never', 'reshuffle-discards', 'shared-card'] as const;
export type StubRule = (typeof STUB_RULES)[number];

/**
 * A poker game as data (P-VAR-…). Nothing else in the engine knows a game by name: a new game is a new value of this
 * type, in the table of variants or in a JSON document.
 */
export interface VariantSpec {
  readonly id: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly deck: DeckId;
  /** P-WILD-1: what the joker of the deck is, and which ranks are wild. */
  readonly wild?: { readonly joker?: 'wild' | 'bug'; readonly ranks?: readonly Rank[] };
  readonly forced: ForcedBets;
  /** The limit that it is mostly played at; where nothing is said it goes by the forced bets. */
  readonly limit?: LimitId;
  /** The scale by which exposed cards are compared: the best hand opens, the worst card brings it in. */
  readonly exposed?: ScaleId;
  /** P-VAR-5CD: the least hand with which the first bet may be made, to be proved. */
  readonly openers?: 'jacks';
  readonly streets: readonly Street[];
  readonly shares: readonly PotShare[];
  /** Boards that are dealt side by side, the pot being split between them: 1 unless said. */
  readonly boards?: 1 | 2;
  /** Fixed limit: the bets of a round, where the game itself says so, whatever the house and however many play. */
  readonly betsPerRound?: number;
  /** The switch by which some houses play another limit where they say fixed. */
  readonly fixedLimitBy?: 'fixedLimitAs';
  readonly stub: StubRule;
  readonly maxPlayers: number;
}

/** A game with what follows from its data. */
export interface Variant extends VariantSpec {
  readonly limit: LimitId;
  /** Hole cards that each player holds when all have been dealt and thrown away. */
  readonly holeCards: number;
  /** The most hole cards that a player holds at once. */
  readonly maxHoleCards: number;
  /** Board cards, of one board, when all have been dealt. */
  readonly boardCards: number;
  /** R-TIE-4, R-TIE-5: odd chips go by the button, or, where exposed cards lead, by the players' cards. */
  readonly oddChips: 'by-button' | 'by-card';
  readonly wildCards?: WildCards;
  /** Cards are exchanged and low hands alone win (P-VAR-LOW). */
  readonly isLowball: boolean;
}
