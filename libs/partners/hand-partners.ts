import { bitOf, type Chips } from '#engine';

/**
 * What a hand says about each pair of its players. Plain data, with amounts in hundredths of a big blind. Players are numbered in
 * the order of the deal.
 */
export interface HandPartners {
  readonly site: string;
  readonly id: string;
  /** The table on a day, or the tournament table: players who are there together share it. */
  readonly session: string;
  /** The names of those who are dealt in. */
  readonly players: readonly string[];
  /** What went from player to player: row × players + column from the row to the column; null if the log does not say. */
  readonly flow: readonly number[] | null;
  /** Those who folded, as bits. */
  readonly folded: number;
  /** What the decisions of the row were worth to the column, by the shares of the pot. */
  readonly worth: readonly number[];
  /** The turns of the betting: actor, situation, play, the opponent whom the actor faced, the others still in, and so on. */
  readonly turns: readonly number[];
  /** What each turn changed for each of the others still in, in their order: ten-thousandths of the pot. */
  readonly shares: readonly number[];
  /** The two players who were the last ones in; null if more than two were, or one. */
  readonly lastTwo: LastTwo | null;
  /** The size of the pot at the end. */
  readonly pot: number;
}

/** Two players who were the last ones in, and what they did from then on. */
export interface LastTwo {
  readonly players: readonly [number, number];
  /** Turns in which the player could have bet or raised. */
  readonly turns: number;
  /** Bets and raises. */
  readonly pushes: number;
}

/** What a player does in his turn. */
export const PLAYS = { stay: 0, fold: 1, push: 2 } as const;

export const PLAY_COUNT = 3;

/** The numbers of a turn. */
export const TURN_LENGTH = 5;

/** The opponent of a turn in which the player faced nobody alone, or could not have bet or raised. */
export const NOBODY = -1;

/** The set of all players. */
export const allPlayers = (count: number): number => bitOf(count) - 1;

/** Situations: the first round or a later one; no bet, one bet or more to face; two to six players left, or more. */
const ROUNDS = 2;
const MOST_BETS = 2;
const FEWEST_LIVE = 2;
const MOST_LIVE = 6;
const LIVE_COUNT = MOST_LIVE - FEWEST_LIVE + 1;

export const SITUATION_COUNT = ROUNDS * (MOST_BETS + 1) * LIVE_COUNT;

export const situationOf = (isLater: boolean, bets: number, live: number): number =>
  situationWith((isLater ? MOST_BETS + 1 : 0) + Math.min(bets, MOST_BETS), live);

/** A situation without the number of players left: the round, and the bets to face. */
export const betsOf = (situation: number): number => Math.floor(situation / LIVE_COUNT);

export const situationWith = (bets: number, live: number): number =>
  bets * LIVE_COUNT + Math.min(live, MOST_LIVE) - FEWEST_LIVE;

/** Whether more than two players are left in a situation. */
export const isMultiway = (situation: number): boolean => situation % LIVE_COUNT > 0;

/** Hundredths of a big blind are whole numbers. */
export const PER_BIG_BLIND = 100;

/** More than any real hand is about. Larger numbers would not be exact, and could not be packed. */
const LARGEST = 2 ** 50;

/** Chips in hundredths of `unit`, rounded; those of absurd hands are cut off. */
export const inHundredths = (chips: Chips, unit: Chips): number =>
  Math.max(-LARGEST, Math.min(LARGEST, Math.round((PER_BIG_BLIND * chips) / unit)));

/** Of the chip flow of a hand the tests count so many big blinds at most, so that one large pot proves nothing. */
export const MOST_OF_A_HAND = 25 * PER_BIG_BLIND;

/** Parts of the pot in `shares`. */
export const PER_POT = 10_000;
