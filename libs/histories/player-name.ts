/**
 * A name for comparisons: the same name of a site in upper and lower case is one player, and so are two ways to write an accent.
 * O(length).
 */
export const foldName = (name: string): string =>
  (isAscii(name) ? name : name.normalize('NFC')).toLowerCase();

/** Normalizing changes no ASCII character, and takes longer than to look for others. */
const isAscii = (name: string): boolean => {
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) > 0x7f) return false;
  return true;
};

/** How to write a name that occurs in two spellings: always in the same one, whichever comes first in the logs. */
export const spellingOf = (one: string, other: string): string => (other < one ? other : one);
