/**
 * Hands that were pasted from mails, forums and pages, or saved with a wrong encoding: what such programs change in every
 * hand is put back. The reader relies on it only for a hand that it would reject, so that no log is changed that can be
 * read as it is. Line ends stay, and with them the numbers of lines.
 */
interface Repair {
  readonly pattern: RegExp;
  readonly by: string;
}

/** Signs of currencies that were written as UTF-8 and read as Windows-1252 or Latin-1. */
const signs: readonly Repair[] = [
  { pattern: /â(?:‚|\u0082)¬(?=[\d.])/g, by: '€' },
  { pattern: /Â£(?=[\d.])/g, by: '£' },
  { pattern: /â(?:‚|\u0082)¹(?=[\d.])/g, by: '₹' },
];

/** Apostrophes that programs print otherwise. Names of players stay as they are. */
const apostrophes: readonly Repair[] = [{ pattern: /[’‘]|&#0?39;|&#x27;|&apos;/g, by: "'" }];

/** The header and the line of the table. */
const HEAD = /^[^\r\n]*(?:[\r\n]+[^\r\n]*)?/;

/** What mails print before each line of a text that they answer: `> ` or `>> `. */
const QUOTATION = /^[^\r\n]*(?:\r\n?|\n)[ \t]*(>[> ]*)/;

const repair = (text: string, repairs: readonly Repair[]): string =>
  repairs.reduce((known, { pattern, by }) => known.replace(pattern, by), text);

/** The lines of a hand without the marks of quotation of its second line. */
const unquoted = (text: string): string => {
  const marks = QUOTATION.exec(text)?.[1];
  if (marks === undefined) return text;
  const own = marks.trimEnd();
  return text.replace(/([\r\n])[ \t]*(>[> ]*)/g, (all, end: string, found: string) =>
    found.startsWith(own) ? end + found.slice(marks.length) : all,
  );
};

/** The text of a hand as its site printed it, with the same lines; null if nothing was changed. O(length). */
export const restorePasted = (text: string): string | null => {
  const lines = unquoted(text).replace(HEAD, (head) => repair(head, apostrophes));
  const restored = repair(lines, signs);
  return restored === text ? null : restored;
};
