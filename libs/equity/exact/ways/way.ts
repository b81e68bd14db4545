import { type Deal, freeCards } from '../../deal.js';
import type { Tally } from '../../tally.js';

/** A way to count all cases. */
export interface Way {
  /**
   * What it costs, in hands ranked by themselves (`hand-cost.ts`).
   */
  readonly cost: number;
  readonly count: () => Tally;
}

/** The way for a question; null where it does not serve. */
export type WayFor = (deal: Deal) => Way | null;

/** How many ways there are to take some of a number of cards. */
export const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
};

/** How many choices there are of a hand for every player, whether they share cards or not. */
export const matchupsOf = ({ players }: Deal): number =>
  players.reduce((product, { count }) => product * count, 1);

/** In how many ways the cards to come can come, to players and boards. */
export const waysToCome = (deal: Deal): number => {
  const { game, players, boards } = deal;
  let left = freeCards(deal).length - players.reduce((sum, { size }) => sum + size, 0);
  let ways = 1;
  const comes = [
    ...players.map(({ missing }) => missing),
    ...boards.map(({ length }) => game.boardCards - length),
  ];
  for (const cards of comes) {
    ways *= choices(left, cards);
    left -= cards;
  }
  return ways;
};
