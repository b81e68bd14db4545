import { isDigit, isEvery } from '../../characters.js';
import { toUtc } from '../../timezones.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The weekdays with the character before them. */
const starts = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((day) => [` ${day}`, `-${day}`]);

/** More than the words of a date. */
const MAX_WORDS = 12;

/** Offset of the date in the game line of a header, at the name of its weekday; -1 for none. */
export const dateStart = (line: string): number =>
  starts.reduce((last, start) => Math.max(last, line.lastIndexOf(start) + 1), 0) || -1;

/** The words of a date, which have blanks and commas between them. */
const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length && words.length < MAX_WORDS; at++) {
    const isWithin = at < text.length && text.charAt(at) !== ' ' && text.charAt(at) !== ',';
    if (isWithin) continue;
    if (at > start) words.push(text.slice(start, at));
    start = at + 1;
  }
  return words;
};

/** `Monday, January 06, 10:49:40 EST 2014`, `Mon Jul 20 11:01:17 EDT 2026` as UTC; null for another text or zone. */
export const parseDate = (text: string): string | null => {
  const [, monthName = '', day = '', clock = '', zone = '', year = ''] = wordsOf(text);
  const month = months.indexOf(monthName.slice(0, 3)) + 1;
  const [hour = '', minute = '', second = ''] = clock.split(':', 3);
  const numbers = [day, hour, minute, second, year];
  if (month === 0 || !numbers.every((word) => word.length <= 4 && isEvery(word, 0, word.length, isDigit)))
    return null;
  const [d, h, m, s, y] = numbers.map(Number);
  return toUtc({ year: y, month, day: d, hour: h, minute: m, second: s }, zone);
};
