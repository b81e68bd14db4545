/** A text as TOML writes it: as it is between single quotes, unless it has some, or what must be escaped. */
export const quoteText = (text: string): string => {
  return isPlain(text) ? `'${text}'` : JSON.stringify(text).replaceAll(DELETE, '\\u007f');
};

/** A list of values that are written already. */
export const formatList = (items: readonly string[]): string => `[${items.join(', ')}]`;

const DELETE = '\u007f';

/** Without quotes and control characters. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === 0x27 || code === 0x7f) return false;
  }
  return true;
};
