import { makeCardParser, type CardWords } from '../../reading/index.js';

const letters = { c: 0, d: 1, h: 2, s: 3 } as const;
const numbers = { '2': 0, '3': 1, '4': 2, '5': 3, '6': 4, '7': 5, '8': 6, '9': 7, '10': 8, T: 8 } as const;

/** The words for cards in the languages of the site's client. */
const languages: readonly CardWords[] = [
  // German: `[ JPik, 10Karo ]`
  { ranks: { ...numbers, J: 9, Q: 10, K: 11, A: 12 }, suits: { Kreuz: 0, Karo: 1, Herz: 2, Pik: 3 } },
  // Dutch: Boer, Vrouw, Heer
  { ranks: { B: 9, V: 10, H: 11 }, suits: letters },
  // Swedish: Knekt, Dam, Kung, Ess
  { ranks: { Kn: 9, D: 10, K: 11, E: 12 }, suits: letters },
];

export const parseCards = makeCardParser(languages);
