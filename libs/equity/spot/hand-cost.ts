import { rankingCost } from '#ranking';
import type { Spot } from './spot.js';
import { boardsOf, type EquityGame, type Share } from './game.js';

/**
 * What everything costs is told in one unit: to rank one hand of five to seven cards that all may play, none of them wild
 * (`rankingCost`). With all that belongs to it that takes a tenth to a fifth of a microsecond. `npm run bench -- cost` measures what
 * a unit takes of the processor, in questions of all kinds of every game of the engine and of a house's own, with wild cards, with
 * more cards to choose from and with other halves: a third of that at the least and three times as much at the most. The numbers
 * below and those of `rankingCost` were fitted by it.
 */

/** What it costs to rank a player's cards for a share of the pot on one board: at the end, unless fewer cards are told. */
export const shareCost = (
  { holeCards, boardCards, wildCards }: EquityGame,
  { scale, composition }: Share,
  cards: number = holeCards,
  lie: number = boardCards,
): number => rankingCost(scale, composition, cards, lie, wildCards !== undefined);

/** The same for all shares and boards. */
export const handCost = (game: EquityGame): number =>
  boardsOf(game) * game.shares.reduce((sum, share) => sum + shareCost(game, share), 0);

/** A player's part of a case, where all cases are dealt in a row. */
const DEALT = 1;

/** What it takes to look at one case by itself, with all of its cards out. */
export const caseCost = ({ game, players }: Spot): number => players.length * (DEALT + handCost(game));
