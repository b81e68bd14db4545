import { isCapital, isDigit } from '../../characters.js';
import { toUtc } from '../../timezones.js';
import { areSameMoment } from '../../two-times.js';

/**
 * The date and the time of a header, which prints them once or in two zones. They rely on timezones.ts for the zones, and
 * on header.ts for the offset at which they begin.
 */
export interface PrintedTime {
  /** 9999 without a time. */
  readonly year: number;
  /** 1 for January; 0 without a time. */
  readonly month: number;
  readonly zone: string | null;
  /** Whether an hour below ten has a leading zero. */
  readonly padded: boolean;
  /** ISO 8601. */
  readonly utc: string | null;
  readonly text: string | null;
  /** The moment of the other printed time, if it is another one; else null. */
  readonly otherUtc: string | null;
}

const NO_TIME: PrintedTime = {
  year: 9999,
  month: 0,
  zone: null,
  padded: false,
  utc: null,
  text: null,
  otherUtc: null,
};

const ZERO = 0x30;
const COLON = 0x3a;
const SPACE = 0x20;
const OPEN = 0x28;

/** Reads the last of the printed times, the site's own (Eastern), or the first one if its zone is unknown. O(length). */
export const readTime = (line: string, from: number): PrintedTime => {
  const text = line.slice(firstDigit(line, from)).trim();
  const bracket = lastBracket(line, from);
  const own = bracket < 0 ? null : timeAt(line, bracket, text);
  if (own?.utc == null) return timeAt(line, from, text) ?? own ?? NO_TIME;
  const local = timeAt(line, from, text);
  if (local === null) return own;
  const otherUtc = areSameMoment(local, own) ? null : local.utc;
  // A time in UTC is exact; Run It Once prints beside it a CET that has no summer time.
  return local.zone === 'UTC' && otherUtc === null ? { ...own, utc: local.utc } : { ...own, otherUtc };
};

/** Offset of the last opening square bracket at or after `from`; -1 for none. */
const lastBracket = (line: string, from: number): number => {
  let last = -1;
  for (let at = line.indexOf('[', from); at >= 0; at = line.indexOf('[', at + 1)) last = at;
  return last;
};

const isDigitAt = (line: string, at: number): boolean => isDigit(line.charCodeAt(at));

const firstDigit = (line: string, from: number): number => {
  let at = from;
  while (at < line.length && !isDigitAt(line, at)) at++;
  return at;
};

/** Year, month, day, hour, minute, second of the current time; reused for every header. */
const fields = [0, 0, 0, 0, 0, 0];
const HOUR = 3;
const MINUTE = 4;

/** `2012/04/15 21:33:56 EET`; seconds, zone and separators may differ or be missing. */
const timeAt = (line: string, from: number, text: string): PrintedTime | null => {
  let at = from;
  let padded = false;
  let count = 0;
  fields[fields.length - 1] = 0;
  while (count < fields.length) {
    at = firstDigit(line, at);
    if (at >= line.length) break;
    if (count === HOUR) padded = line.charCodeAt(at) === ZERO && isDigitAt(line, at + 1);
    let value = 0;
    for (; isDigitAt(line, at); at++) value = value * 10 + (line.charCodeAt(at) - ZERO);
    fields[count++] = value;
    if (count === MINUTE + 1 && line.charCodeAt(at) !== COLON) break;
  }
  if (count <= MINUTE) return null;
  while (line.charCodeAt(at) === SPACE || line.charCodeAt(at) === OPEN) at++;
  let end = at;
  while (isCapital(line.charCodeAt(end))) end++;
  const zone = end > at ? line.slice(at, end) : null;
  const [year, month, day, hour, minute, second] = fields;
  const utc = zone === null ? null : toUtc({ year, month, day, hour, minute, second }, zone);
  return { year, month, zone, padded, utc, text, otherUtc: null };
};
