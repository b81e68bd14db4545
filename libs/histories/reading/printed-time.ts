import { isDigit } from '../characters.js';
import { toUtc, type WallTime } from '../timezones.js';

/** The order in which a site prints the numbers of a date and time; the others follow in the usual order. */
export type TimeOrder = 'year-first' | 'day-first' | 'month-first' | 'time-first';

const POSITIONS: Readonly<Record<TimeOrder, readonly (keyof WallTime)[]>> = {
  'year-first': ['year', 'month', 'day', 'hour', 'minute', 'second'],
  'day-first': ['day', 'month', 'year', 'hour', 'minute', 'second'],
  'month-first': ['month', 'day', 'year', 'hour', 'minute', 'second'],
  'time-first': ['hour', 'minute', 'second', 'year', 'month', 'day'],
};

const ZERO = 48;
const MAX_DIGITS = 4;

/**
 * A date and time as numbers with any characters between them: `11 03 2011 16:29:14`, `2014/3/9 19:37:22`. Null if a
 * number is missing or too long; seconds may be missing at the end. O(length).
 */
export const parseWallTime = (text: string, order: TimeOrder): WallTime | null => {
  const time = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  let at = 0;
  for (const [index, part] of POSITIONS[order].entries()) {
    while (at < text.length && !isDigit(text.charCodeAt(at))) at++;
    if (at === text.length) return index === 5 && part === 'second' ? time : null;
    const start = at;
    let value = 0;
    for (; isDigit(text.charCodeAt(at)); at++) value = value * 10 + (text.charCodeAt(at) - ZERO);
    if (at - start > MAX_DIGITS) return null;
    time[part] = value;
  }
  return time;
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
