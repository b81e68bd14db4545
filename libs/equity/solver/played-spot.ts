import type { Card } from '#cards';
import type { EquityResult } from '../outputs/result.js';
import type { EquityGame } from '../spot/game.js';
import { oneHand } from '../spot/known-hands.js';
import type { Spot } from '../spot/spot.js';
import { apportion } from '../tally/apportion.js';
import type { SeededOptions } from './options.js';
import { solveSpot } from './solve.js';

/** The cards at one moment of a played hand. */
export interface PlayedSpot {
  readonly game: EquityGame;
  /** Board cards, by board. */
  readonly boards: readonly (readonly Card[])[];
  /** Hole cards, by player; null for a player who has folded, or whose cards are unknown. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** Cards that cannot come any more, such as the known cards of folded hands. */
  readonly dead: readonly Card[];
}

/** The equities of the known hands of a played spot. */
export interface PlayedEquity {
  /** The players whose hands are known, in their order. */
  readonly players: readonly number[];
  readonly result: EquityResult;
}

/** A pot less its rake, and the players who can win it. Chips are integers. */
export interface PlayedPot {
  readonly amount: number;
  readonly players: readonly number[];
}

/** The expected awards of a pot. */
export interface ExpectedPot {
  readonly players: readonly number[];
  /** Null for a pot that only one player can win. */
  readonly result: EquityResult | null;
  /** By player of the pot, in whole chips that add up to the pot; see `apportion`. */
  readonly expected: readonly number[];
}

/** The options of each spot. */
export type OptionsFor = (spot: Spot) => SeededOptions;

/** A fixed seed: the same hand always gives the same answer. */
export const PLAYED_OPTIONS: SeededOptions = { method: 'auto', seed: 1 };

const defaultsFor: OptionsFor = () => PLAYED_OPTIONS;

/** The players whose hands are known, in their order. */
export const knownPlayers = ({ hands }: PlayedSpot): number[] =>
  [...hands.keys()].filter((player) => hands[player] !== null);

/** The equities of the known hands; null where there are fewer than two. */
export const equityAt = (played: PlayedSpot, optionsFor: OptionsFor = defaultsFor): PlayedEquity | null => {
  const players = knownPlayers(played);
  if (players.length < 2) return null;
  return { players, result: solved(spotOf(played, players), optionsFor) };
};

const solved = (spot: Spot, optionsFor: OptionsFor): EquityResult => solveSpot(spot, optionsFor(spot));

/**
 * The expected award of each player from each pot once no more betting is possible. The number of runs makes no difference to it.
 * Null where the hand of a contender is unknown.
 */
export const expectedPots = (
  played: PlayedSpot,
  pots: readonly PlayedPot[],
  optionsFor: OptionsFor = defaultsFor,
): ExpectedPot[] | null => {
  const expected = pots.map((pot) => expectedPot(played, pot, optionsFor));
  return expected.every((pot) => pot !== null) ? expected : null;
};

/** The spots that `expectedPots` solves. */
export const spotsOfPots = (played: PlayedSpot, pots: readonly PlayedPot[]): Spot[] =>
  pots.filter((pot) => isContested(played, pot)).map(({ players }) => spotOf(played, players));

/** Whether several players can win the pot, and all their hands are known. */
const isContested = ({ hands }: PlayedSpot, { players }: PlayedPot): boolean =>
  players.length > 1 && players.every((player) => hands[player] !== null);

const expectedPot = (played: PlayedSpot, pot: PlayedPot, optionsFor: OptionsFor): ExpectedPot | null => {
  const { amount, players } = pot;
  if (players.length === 1) return { players, result: null, expected: [amount] };
  if (!isContested(played, pot)) return null;
  const result = solved(spotOf(played, players), optionsFor);
  const { tally } = result;
  const shares = players.map((_, player) => tally.shares(player));
  return { players, result, expected: apportion(amount, shares, tally.total) };
};

/** The cards of the other players are dead. */
export const spotOf = ({ game, boards, hands, dead }: PlayedSpot, players: readonly number[]): Spot => ({
  game,
  boards,
  players: players.map((player) => oneHand(hands[player] ?? [], game.holeCards)),
  dead: [...dead, ...hands.flatMap((hand, player) => (players.includes(player) ? [] : (hand ?? [])))],
});
