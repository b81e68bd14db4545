import type { Deal, Street } from './variant.js';

const dealt = (street: Street, to: Deal['to']): number => {
  let cards = 0;
  for (const deal of street.deals) if (deal.to === to) cards += deal.count;
  return cards;
};

/** Board cards that the street deals, in all. */
export const boardCardsOf = (street: Street): number => dealt(street, 'board');

/** Board cards that lie when the betting of that street begins. */
export const boardCardsUpTo = (streets: readonly Street[], street: number): number => {
  let cards = 0;
  for (let index = 0; index <= street; index++) cards += boardCardsOf(streets[index]);
  return cards;
};

/** Hole cards that the street deals to each player, those that replace thrown ones not counted. */
export const holeCardsOf = (street: Street): number => dealt(street, 'hole');

/** How many of them lie face up. They are the last ones. */
export const upCardsOf = (street: Street): number => {
  let cards = 0;
  for (const { up, count } of street.deals) if (up === true) cards += count;
  return cards;
};
