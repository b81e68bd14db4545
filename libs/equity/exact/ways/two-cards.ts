import { type Deal, freeCards } from '../../deal.js';
import { boardsOf } from '../../game.js';
import { type KernelInstance, kernelOf } from '../../kernel/instance.js';
import type { KnownHands } from '../../players.js';

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
  if (!deal.players.some(({ missing, size }) => size === 0 && missing === 2)) return deal;
  const free = freeCards(deal);
  const pairs = free.flatMap((first, at) => free.slice(at + 1).map((second) => [first, second]));
  const any: KnownHands = {
    size: 2,
    count: pairs.length,
    cards: Uint8Array.from(pairs.flat()),
    weights: new Float64Array(pairs.length).fill(1),
    missing: 0,
  };
  return { ...deal, players: deal.players.map((player) => (player.missing === 2 ? any : player)) };
};
