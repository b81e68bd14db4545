import type { Block } from '#histories';

/** A block that is a whole log of whole hands. */
export const wholeBlock = (text: string, format = 'pokerstars', firstLine = 1): Block => ({
  text,
  format,
  firstLine,
  startsAtHand: true,
  lastInFile: true,
  oversize: null,
  session: null,
});
