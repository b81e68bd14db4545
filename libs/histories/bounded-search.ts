/**
 * Searching inside one line of a long text. The built-in searches run on to the end (or the beginning) of the text when
 * they find nothing, which makes a reader quadratic; these stop at the line. O(length of the range).
 */

/** Where `needle` begins in [start, end) of the text, whole; -1 for nowhere. */
export const indexWithin = (text: string, needle: string, start: number, end: number): number => {
  const first = needle.charCodeAt(0);
  const last = Math.min(end, text.length) - needle.length;
  for (let at = start; at <= last; at++)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};

/** Where `needle` begins for the last time in [start, end) of the text, whole; -1 for nowhere. */
export const lastIndexWithin = (text: string, needle: string, start: number, end: number): number => {
  const first = needle.charCodeAt(0);
  for (let at = Math.min(end, text.length) - needle.length; at >= start; at--)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};
