import { bitCount } from '#cards';
import { boardsOf, type EquityGame } from '../../spot/game.js';
import type { Tally } from '../../tally/tally.js';

/**
 * Counts cases by the winners of each half, as masks of players, the halves of the first board first; 0 where no hand qualifies.
 * Divides the pot as `Scorer` does.
 */
export const settle = (tally: Tally, game: EquityGame, winners: ArrayLike<number>, weight: number): void => {
  const { shares } = game;
  const boards = boardsOf(game);
  tally.total += weight;
  let anything = 0;
  let everything = -1;
  for (let first = 0; first < boards * shares.length; first += shares.length) {
    let won = 0;
    for (let share = 0; share < shares.length; share++) if (winners[first + share] !== 0) won++;
    for (let share = 0; share < shares.length; share++) {
      const best = winners[first + share];
      if (best === 0) continue;
      anything |= best;
      everything &= bitCount(best) === 1 ? best : 0;
      const parts = boards * won * bitCount(best);
      for (let rest = best; rest !== 0; rest &= rest - 1) tally.addPart(playerOf(rest), share, parts, weight);
    }
  }
  for (let player = 0; player < tally.players; player++)
    if (((everything >> player) & 1) === 1) tally.wins[player] += weight;
    else if (((anything >> player) & 1) === 1) tally.ties[player] += weight;
};

const playerOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
