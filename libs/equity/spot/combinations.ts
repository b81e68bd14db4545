import { type Spot, freeCards } from './spot.js';

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

/** The number of choices of one hand for each player, including hands that share cards. */
export const matchupsOf = ({ players }: Pick<Spot, 'players'>): number =>
  players.reduce((product, { count }) => product * count, 1);

/**
 * The number of ways to deal the cards to come to players and boards. In games whose strengths depend on the places of cards, such as
 * criss-cross, each order of the same cards is a way of its own.
 */
export const completionsOf = (spot: Spot): number => {
  const { game, players, boards } = spot;
  let left = freeCards(spot).length - players.reduce((sum, { size }) => sum + size, 0);
  const waysToDeal = game.isSpecial === true ? orders : choices;
  let ways = 1;
  const comes = [
    ...players.map(({ missing }) => missing),
    ...boards.map(({ length }) => game.boardCards - length),
  ];
  for (const cards of comes) {
    ways *= waysToDeal(left, cards);
    left -= cards;
  }
  return ways;
};
