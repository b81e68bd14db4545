import { isDigit } from '../characters.js';
import { toUtc, type WallTime } from '../timezones.js';

/** The order in which a site prints the numbers of a date and time; the others follow in the usual order. */
export type TimeOrder = 'year-first' | 'day-first' | 'month-first' | 'time-first';

/** Where year, month, day, hour, minute and second are among the six numbers. */
const POSITIONS: Readonly<Record<TimeOrder, readonly number[]>> = {
  'year-first': [0, 1, 2, 3, 4, 5],
  'day-first': [2, 1, 0, 3, 4, 5],
  'month-first': [2, 0, 1, 3, 4, 5],
  'time-first': [3, 4, 5, 0, 1, 2],
};
const NUMBERS = 6;

const ZERO = 48;
const MAX_DIGITS = 4;

/**
 * A date and time as numbers with any characters between them: `11 03 2011 16:29:14`, `2014/3/9 19:37:22`. Null if a
 * number is missing or too long; seconds may be missing at the end. O(length).
 */
export const parseWallTime = (text: string, order: TimeOrder): WallTime | null => {
  const numbers: number[] = [];
  let at = 0;
  while (numbers.length < NUMBERS) {
    while (at < text.length && !isDigit(text.charCodeAt(at))) at++;
    if (at === text.length) break;
    const start = at;
    let value = 0;
    for (; isDigit(text.charCodeAt(at)); at++) value = value * 10 + (text.charCodeAt(at) - ZERO);
    if (at - start > MAX_DIGITS) return null;
    numbers.push(value);
  }
  if (numbers.length === NUMBERS - 1 && order !== 'time-first') numbers.push(0);
  if (numbers.length < NUMBERS) return null;
  const [year, month, day, hour, minute, second] = POSITIONS[order];
  return {
    year: numbers[year],
    month: numbers[month],
    day: numbers[day],
    hour: numbers[hour],
    minute: numbers[minute],
    second: numbers[second],
  };
};

const SEPARATORS = '-/.: ';

/** Whether a text is a date and time that exist, with separators and nothing else. O(length). */
export const isTimeText = (text: string, order: TimeOrder): boolean => {
  for (const sign of text) if (!isDigit(sign.charCodeAt(0)) && !SEPARATORS.includes(sign)) return false;
  return parseTime(text, order, 'UTC') !== null;
};

/** A printed date and time as UTC in ISO 8601; null if it cannot be read, or its zone is not known. */
export const parseTime = (text: string, order: TimeOrder, zone: string | null): string | null => {
  if (zone === null) return null;
  const time = parseWallTime(text, order);
  return time === null ? null : toUtc(time, zone);
};
