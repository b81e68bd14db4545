import type { GameLimit } from '../../hand.js';

/** The games by their names in headers; a name stands before those that it contains. */
export const games: readonly (readonly [name: string, variant: string])[] = [
  ["Texas Hold'em", 'holdem'],
  ['Texas Holdem', 'holdem'],
  [' NL Holdem', 'holdem'],
  [" NL Hold'em", 'holdem'],
  ['7 Card Stud Hi-Lo', 'stud-8'],
  ['7 Card Stud', 'stud'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ['Omaha Hi/Lo', 'omaha-8'],
  ['Omaha', 'omaha'],
];

/** The words of limits; without one of them the limit is fixed. */
export const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['(NL)', 'no-limit'],
  ['PL', 'pot-limit'],
  ['(PL)', 'pot-limit'],
  ['FL', 'fixed-limit'],
  ['(FL)', 'fixed-limit'],
]);
