/** A text as TOML writes it: as it is between single quotes, unless it has some, or what must be escaped. */
export const quote = (text: string): string => {
  if (!/['\u0000-\u001f\u007f]/.test(text)) return `'${text}'`;
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
};

/** A list of values that are written already. */
export const list = (items: readonly string[]): string => `[${items.join(', ')}]`;
