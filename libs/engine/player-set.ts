import { NO_PLAYER } from './hand.js';

// Sets of players as the bits of a number: a game has at most 22 players, in dealing order.

/** The set of one player. */
export const bitOf = (player: number): number => 1 << player;

/** The first player of a set, or NO_PLAYER. */
export const firstOf = (players: number): number =>
  players === 0 ? NO_PLAYER : 31 - Math.clz32(players & -players);
