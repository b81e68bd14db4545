import { isCapital, isEvery } from './characters.js';

/**
 * A name for comparisons: the same name of a site in upper and lower case is one player, and so are two ways to write an accent.
 * O(length).
 */
export const foldName = (name: string): string =>
  isEvery(name, 0, name.length, isFolded) ? name : name.normalize('NFC').toLowerCase();

/** Most names are of such characters alone. */
const isFolded = (code: number): boolean => code < 0x80 && !isCapital(code);

/** How to write a name that occurs in two spellings: always in the same one, whichever comes first in the logs. */
export const spellingOf = (one: string, other: string): string => (other < one ? other : one);
