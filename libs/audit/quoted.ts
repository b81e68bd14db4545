const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const FIRST_SURROGATE = 0xd800;

/** A text as a JSON string. Most texts of a record need no escapes, and are quoted without asking the serialiser. */
export const quoted = (text: string): string => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE || code === QUOTE || code === BACKSLASH || code >= FIRST_SURROGATE)
      return JSON.stringify(text);
  }
  return `"${text}"`;
};
