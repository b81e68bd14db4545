/** A name for comparisons: upper and lower case do not make two names, nor do two ways to write an accent. O(length). */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase();
