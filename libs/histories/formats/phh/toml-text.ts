/** A TOML string: in single quotes, or escaped in double quotes if it has single quotes or control characters. */
export const quoteText = (text: string): string => {
  return isPlain(text) ? `'${text}'` : JSON.stringify(text).replaceAll(DELETE, '\\u007f');
};

/** A TOML array of formatted values. */
export const formatList = (items: readonly string[]): string => `[${items.join(', ')}]`;

const DELETE = '\u007f';

/** Whether a text has no single quote and no control character. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === 0x27 || code === 0x7f) return false;
  }
  return true;
};
