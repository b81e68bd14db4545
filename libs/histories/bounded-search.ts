/**
 * Searches inside one line of a long text. The built-in searches run to the end (or the beginning) of the text when they
 * find nothing, which makes a reader quadratic; these stop at the end of the range. O(length of the range).
 */

/** Offset of the first `needle` that lies wholly in [start, end) of the text; -1 for none. */
export const indexWithin = (text: string, needle: string, start: number, end: number): number => {
  const first = needle.charCodeAt(0);
  const last = Math.min(end, text.length) - needle.length;
  for (let at = start; at <= last; at++)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};

/** Offset of the last `needle` that lies wholly in [start, end) of the text; -1 for none. */
export const lastIndexWithin = (text: string, needle: string, start: number, end: number): number => {
  const first = needle.charCodeAt(0);
  for (let at = Math.min(end, text.length) - needle.length; at >= start; at--)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};
