import { type Card } from '#cards';
import type { EquityGame } from '../spot/game.js';
import { trialsKernel } from '../kernel/share-tables.js';

/** A function that ranks hands by the kernel. It returns the strengths by share and player. */
export const kernelHands = (
  game: EquityGame,
  players: number,
): ((holes: readonly (readonly Card[])[], board: readonly Card[]) => number[][]) => {
  const supported = trialsKernel(game);
  if (supported === undefined) throw new Error(`the kernel does not support ${game.id}`);
  const { kernel, shares } = supported;
  const { exports } = kernel;
  const at = kernel.scratch(64);
  const usesPairs = shares.some((share) => share.usesPairs);
  exports.useHands(players, game.holeCards, usesPairs ? 1 : 0, kernel.columnsAt);
  const { buffer } = exports.memory;
  const cards = new Uint8Array(buffer, at, 64);
  const strengths = new Int32Array(buffer, exports.strengthsAt(), players);
  const words = new Uint32Array(buffer, exports.sharesAt(), shares.length * 4);
  words.set(shares.flatMap(({ rule, strengths: table, flushes, rows }) => [rule, table, flushes, rows]));
  return (holes, board) => {
    cards.set(board);
    exports.readBoard(at, board.length);
    holes.forEach((hole, player) => {
      cards.set(hole);
      exports.readHand(player, at, hole.length);
    });
    return shares.map((_, share) => {
      exports.winnersOf(share);
      return [...strengths];
    });
  };
};
