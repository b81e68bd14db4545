import type { Card, DeckId } from '#cards';

/** What a log says about the deal of a hand: plain data. Players are numbered in the order of the deal: 0 is left of the button. */
export interface DealtHand {
  readonly site: string;
  /** The table, in its tournament. */
  readonly table: string;
  readonly deck: DeckId;
  /** The number of cards that each player is dealt before the first action. */
  readonly holeCards: number;
  readonly seats: readonly number[];
  /** Whether the order of the deal is that of the positions: in games with a button. */
  readonly hasButton: boolean;
  /** The player who wrote the log; -1 if there is none, or if his cards are unknown. */
  readonly hero: number;
  /** `holeCards` of each player, as they were dealt before the first action; empty for a player whose cards the deal does not show. */
  readonly hole: readonly (readonly Card[])[];
  /** The first 3, 4 or 5 cards of a board that is dealt as flop, turn and river; empty for other boards. */
  readonly board: readonly Card[];
  /** A showdown of players who are all-in before the last card; null if there is none. */
  readonly allIn: AllInOutcome | null;
}

/** What a player was to expect when all betting had ended, and what he got: shares of the pot from 0 to 1. */
export interface AllInOutcome {
  /** Null if a hand is unknown: the hands that become known depend on who won. */
  readonly known: {
    readonly equity: number;
    readonly outcome: number;
    /** The variance of the outcome. */
    readonly variance: number;
  } | null;
}

/** Whether the deal of all players is known. */
export const isComplete = ({ hole, holeCards }: DealtHand): boolean =>
  hole.every(({ length }) => length === holeCards);
