import type { Conventions } from '#histories';
import { Field, type TableDigest } from './digest-layout.js';

/** The longest letters before a number: those of a site or a game. */
const MAX_LETTERS = 3;

/** More digits are not exact. */
const MAX_DIGITS = 16;

/** Notes the number in an id, and the number of its table if the id counts the hands of a table. O(1). */
export const noteId = (id: string, { countedIds }: Conventions, digest: TableDigest): void => {
  if (countedIds === undefined) {
    digest[Field.id] = numberOf(id.slice(lettersOf(id)));
    return;
  }
  const groups = id.match(/\d+/g) ?? [];
  digest[Field.id] = numberOf(groups[countedIds.hand] ?? '');
  digest[Field.counter] = numberOf(groups[countedIds.table] ?? '');
};

/** The number of capital letters before an id; 0 if there are too many. */
const lettersOf = (id: string): number => {
  let letters = 0;
  while (id.charCodeAt(letters) >= 65 && id.charCodeAt(letters) <= 90) letters++;
  return letters > MAX_LETTERS ? 0 : letters;
};

/** A text as a number; NaN if it has other characters than digits, or too many to be exact. O(1). */
export const numberOf = (text: string): number => {
  if (text === '' || text.length > MAX_DIGITS) return NaN;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return NaN;
  }
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : NaN;
};
