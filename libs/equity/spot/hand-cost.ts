import { rankingCost } from '#ranking';
import type { Spot } from './spot.js';
import { boardsOf, type EquityGame, type Share } from './game.js';

/**
 * The unit of all costs: ranking one hand of five to seven cards that may all play, without wild cards (`rankingCost`). It takes 0.1 to
 * 0.2 µs. `npm run bench -- cost` measures the CPU time of a unit for requests of all kinds, for every variant and for custom
 * variants: it differs by a factor of three at most. The numbers below and those of `rankingCost` were fitted to these measurements.
 */

/** The cost of ranking a player's hand for a share of the pot on one board; with all cards by default. */
export const shareCost = (
  { holeCards, boardCards, wildCards }: EquityGame,
  { scale, composition }: Share,
  cards: number = holeCards,
  onBoard: number = boardCards,
): number => rankingCost(scale, composition, cards, onBoard, wildCards !== undefined);

/** The cost for all shares and boards. */
export const handCost = (game: EquityGame): number =>
  boardsOf(game) * game.shares.reduce((sum, share) => sum + shareCost(game, share), 0);

/** The cost of dealing one case to a player while all cases are enumerated. */
const DEALT = 1;

/** The cost of settling one case. */
export const caseCost = ({ game, players }: Spot): number => players.length * (DEALT + handCost(game));
