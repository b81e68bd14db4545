import { makeCardParser } from '../../reading/index.js';

/** Cards as the site prints them: `10♦, Q♥`. */
export const parseCards = makeCardParser([
  {
    ranks: {
      '2': 0,
      '3': 1,
      '4': 2,
      '5': 3,
      '6': 4,
      '7': 5,
      '8': 6,
      '9': 7,
      '10': 8,
      T: 8,
      J: 9,
      Q: 10,
      K: 11,
      A: 12,
    },
    suits: { '♣': 0, '♦': 1, '♥': 2, '♠': 3 },
  },
]);
