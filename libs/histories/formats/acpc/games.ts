import type { GameLimit } from '../../hand.js';

/** What the protocol fixes for a game: a log does not state it. Chips. */
export interface MatchGame {
  readonly limit: GameLimit;
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Limit games: the bets of the first two and of the last two rounds. */
  readonly bets: readonly [small: number, big: number] | null;
  readonly stack: number;
}

/** Two players of no limit have 200 big blinds; tables of six (Pluribus) have 100. */
const LARGE_STACK = 20_000;
const SIX_PLAYER_STACK = 10_000;
const SIX_PLAYERS = 6;
/** Limit games have no stacks: the protocol's default is the largest number of 32 bits. */
const NO_STACK = 2_147_483_647;

const noLimit = (players: number): MatchGame => ({
  limit: 'no-limit',
  smallBlind: 50,
  bigBlind: 100,
  bets: null,
  stack: players === SIX_PLAYERS ? SIX_PLAYER_STACK : LARGE_STACK,
});

const fixedLimit: MatchGame = {
  limit: 'fixed-limit',
  smallBlind: 5,
  bigBlind: 10,
  bets: [10, 20],
  stack: NO_STACK,
};

const SIZED_RAISE = /r\d/u;

/**
 * The game of a hand: raises have an amount in no limit only. Without a raise the results show the blinds; a hand that
 * nobody wins is the same in both.
 */
export const findGame = (betting: string, results: readonly number[]): MatchGame => {
  if (SIZED_RAISE.test(betting)) return noLimit(results.length);
  const largest = Math.max(...results.map((result) => Math.abs(result)));
  const isSmall = largest > 0 && largest <= fixedLimit.bigBlind * results.length;
  return betting.includes('r') || isSmall ? fixedLimit : noLimit(results.length);
};
