import type { Spot } from '../../spot/spot.js';
import { boardsOf } from '../../spot/game.js';
import { type KernelInstance, kernelOf } from '../../kernel/instance.js';
import { withUnknownListed } from '../../spot/unknown-hands.js';

/** The kernel for games with one board of five cards and two hole cards that may all play, without wild cards. */
export const kernelForTwoCards = ({ game, players }: Spot): KernelInstance | undefined => {
  const [share] = game.shares;
  const fits =
    boardsOf(game) === 1 &&
    game.shares.length === 1 &&
    share.composition === 'any-five' &&
    game.boardCards === 5 &&
    game.holeCards === 2 &&
    game.wildCards === undefined &&
    players.every(({ missing }) => missing === 0);
  return fits ? kernelOf(share.scale) : undefined;
};

/** Two unknown hole cards can be any two cards: they are listed and counted like other ranges. */
export const withListedHands = (spot: Spot): Spot =>
  spot.game.holeCards === 2 ? withUnknownListed(spot) : spot;
