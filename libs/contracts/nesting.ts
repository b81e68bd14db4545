/** The most objects and lists inside each other. The documents of Floorman have fewer than ten. */
export const MOST_NESTED = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text nests more objects and lists than `MOST_NESTED`. Node parses a text of any depth, but it can neither
 * write such a value nor compare it with a schema. O(characters).
 */
export const isNestedTooDeep = (text: string): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (OPENING.has(code)) {
      if (++depth > MOST_NESTED) return true;
    } else if (CLOSING.has(code)) depth--;
  }
  return false;
};
