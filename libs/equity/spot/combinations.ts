import { type Spot, freeCards } from './spot.js';

/** How many ways there are to take some of a number of cards. */
export const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
};

/** How many choices there are of a hand for every player, whether they share cards or not. */
export const matchupsOf = ({ players }: Spot): number =>
  players.reduce((product, { count }) => product * count, 1);

/** In how many ways the cards to come can come, to players and boards. */
export const completionsOf = (spot: Spot): number => {
  const { game, players, boards } = spot;
  let left = freeCards(spot).length - players.reduce((sum, { size }) => sum + size, 0);
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
