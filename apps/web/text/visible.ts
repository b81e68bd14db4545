/** Control characters, those that change the direction of the text after them, and those that end a line. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The symbols for control characters begin here. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const DELETE_PICTURE = '\u2421';

/** A text with its control characters made visible, so that it cannot change how the rest of the page is read. */
export const visible = (text: string): string =>
  text.replace(INVISIBLE, (character) => {
    const code = character.charCodeAt(0);
    if (code === 0x09) return character;
    if (code < 0x20) return String.fromCharCode(PICTURES + code);
    return code === DELETE ? DELETE_PICTURE : '\ufffd';
  });

/** Longer than any line of a real log. */
const MAX_LENGTH = 1000;

/** The beginning of a text that may be very long. */
export const shortened = (text: string, maxLength = MAX_LENGTH): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
