import type { Card } from '#cards';
import { type Deal, freeCards } from '../../deal.js';
import { boardsOf } from '../../game.js';
import { type KernelInstance, kernelOf } from '../../kernel/instance.js';
import type { KnownHands } from '../../players.js';
import { choices } from './way.js';

/** One board of five, two cards of each player that may all play, and nothing wild: what the kernel counts for hold'em. */
export const kernelForTwoCards = ({ game, players }: Deal): KernelInstance | undefined => {
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

/** Two cards that are all still to come are any two: listed, they can be counted like other ranges. */
export const withListedHands = (deal: Deal): Deal => {
  const { game, players } = deal;
  const isUnknown = ({ missing }: KnownHands): boolean => missing === 2;
  if (game.holeCards !== 2 || !players.some(isUnknown)) return deal;
  const any = anyTwo(freeCards(deal));
  return { ...deal, players: players.map((player) => (isUnknown(player) ? any : player)) };
};

const anyTwo = (free: readonly Card[]): KnownHands => {
  const count = choices(free.length, 2);
  const cards = new Uint8Array(count * 2);
  let next = 0;
  for (let second = 1; second < free.length; second++)
    for (let first = 0; first < second; first++) {
      cards[next++] = free[first];
      cards[next++] = free[second];
    }
  return { size: 2, count, cards, weights: new Float64Array(count).fill(1), missing: 0 };
};
