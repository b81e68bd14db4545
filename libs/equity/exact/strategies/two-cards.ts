import type { Card } from '#cards';
import { type Spot, freeCards } from '../../spot/spot.js';
import { boardsOf } from '../../spot/game.js';
import { type KernelInstance, kernelOf } from '../../kernel/instance.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { choices } from '../../spot/combinations.js';

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
export const withListedHands = (spot: Spot): Spot => {
  const { game, players } = spot;
  const isUnknown = ({ missing }: KnownHands): boolean => missing === 2;
  if (game.holeCards !== 2 || !players.some(isUnknown)) return spot;
  const any = anyTwo(freeCards(spot));
  return { ...spot, players: players.map((player) => (isUnknown(player) ? any : player)) };
};

const anyTwo = (free: readonly Card[]): KnownHands => {
  const count = choices(free.length, 2);
  const cards = new Uint8Array(count * 2);
  let next = 0;
  for (let first = 0; first < free.length; first++)
    for (let second = first + 1; second < free.length; second++) {
      cards[next++] = free[first];
      cards[next++] = free[second];
    }
  return { size: 2, count, cards, weights: new Float64Array(count).fill(1), missing: 0 };
};
