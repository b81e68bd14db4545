import { rankingCost } from '#ranking';
import type { Spot } from './spot.js';
import { boardsOf, type EquityGame, type Share } from './game.js';

/**
 * All costs have one unit: ranking one hand of five to seven cards that may all play, without wild cards (`rankingCost`). It takes a
 * tenth to a fifth of a microsecond. `npm run bench -- cost` measures the processor time of a unit for questions of all kinds, of
 * every variant and of custom variants: a third of that at the least and three times as much at the most. The numbers below and
 * those of `rankingCost` were fitted by it.
 */

/** The cost of ranking a player's cards for a share of the pot on one board: all cards, unless fewer are given. */
export const shareCost = (
  { holeCards, boardCards, wildCards }: EquityGame,
  { scale, composition }: Share,
  cards: number = holeCards,
  lie: number = boardCards,
): number => rankingCost(scale, composition, cards, lie, wildCards !== undefined);

/** The cost for all shares and boards. */
export const handCost = (game: EquityGame): number =>
  boardsOf(game) * game.shares.reduce((sum, share) => sum + shareCost(game, share), 0);

/** A player's part of a case, where all cases are dealt in a row. */
const DEALT = 1;

/** The cost of settling one case. */
export const caseCost = ({ game, players }: Spot): number => players.length * (DEALT + handCost(game));
