import type { Deal, Street } from './variant.js';

const dealt = (street: Street, to: Deal['to']): number => {
  let cards = 0;
  for (const deal of street.deals) if (deal.to === to) cards += deal.count;
  return cards;
};

/** The number of board cards that the street deals. */
export const boardCardsOf = (street: Street): number => dealt(street, 'board');

/** The number of board cards when the betting of the street begins. */
export const boardCardsUpTo = (streets: readonly Street[], street: number): number => {
  let cards = 0;
  for (let index = 0; index <= street; index++) cards += boardCardsOf(streets[index]);
  return cards;
};

/** The number of hole cards that the street deals to each player, without replaced discards. */
export const holeCardsOf = (street: Street): number => dealt(street, 'hole');

/** The number of upcards that the street deals to each player, after the downcards. */
export const upCardsOf = (street: Street): number => {
  let cards = 0;
  for (const { up, count } of street.deals) if (up === true) cards += count;
  return cards;
};

/** Whether the street takes cards from the stub: for a deal or for draws. Passed cards do not come from it. */
export const isServed = ({ deals, exchange }: Street): boolean =>
  deals.length > 0 || (exchange?.replaced === true && exchange.passed === undefined);
