import type { EquityGame } from './game.js';
import { freeCardCount, type Spot } from './spot.js';

/** The binomial coefficient: the number of ways to choose `taken` of `of` cards. */
export const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
};

/** The number of ways to deal `taken` of `of` cards in order. */
const orders = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways *= of - at;
  return ways;
};

/**
 * The number of ways to deal `taken` of `of` cards in a game: sets, or orders where strengths depend on the places of cards, as in
 * criss-cross.
 */
export const waysToDeal = ({ isSpecial }: EquityGame, of: number, taken: number): number =>
  (isSpecial === true ? orders : choices)(of, taken);

/** The number of choices of one hand for each player, including hands that share cards. */
export const matchupsOf = ({ players }: Pick<Spot, 'players'>): number =>
  players.reduce((product, { count }) => product * count, 1);

/** The number of ways to deal the cards to come to players and boards. */
export const completionsOf = (spot: Spot): number => {
  const { game, players, boards } = spot;
  let left = freeCardCount(spot) - players.reduce((sum, { size }) => sum + size, 0);
  let ways = 1;
  const deal = (cards: number): void => {
    ways *= waysToDeal(game, left, cards);
    left -= cards;
  };
  for (const { missing } of players) deal(missing);
  for (const { length } of boards) deal(game.boardCards - length);
  return ways;
};
