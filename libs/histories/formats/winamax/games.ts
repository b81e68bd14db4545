import type { GameLimit } from '../../hand.js';

/**
 * The games by their names in headers. The site names tables of five-card Omaha, where the high hand takes the pot, `5 Card Omaha
 * Hi/Lo`; a hand of it is high-low if a line names a half of the pot.
 */
export const variants: ReadonlyMap<string, string> = new Map([
  ['Holdem', 'holdem'],
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha8', 'omaha-8'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['5 Card Omaha', 'omaha-5'],
  ['Omaha5', 'omaha-5'],
  ['5 Card Omaha Hi/Lo', 'omaha-5'],
  ['7-Card Stud', 'stud'],
  ['7-Card Stud Hi/Lo', 'stud-8'],
  ['Razz', 'razz'],
  ['2-7 Triple Draw', 'lowball-27-triple'],
]);

/** The limits behind the names of games. */
export const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  [' no limit', 'no-limit'],
  [' pot limit', 'pot-limit'],
  [' fixed limit', 'fixed-limit'],
];
