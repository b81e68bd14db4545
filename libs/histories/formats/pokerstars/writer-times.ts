import { toUtc, type WallTime } from '../../timezones.js';

/**
 * The times of a header. They rely on timezones.ts: a time is printed only if it is read back as the same time.
 */

/** The zone of a European player, which the site prints before its own. */
const LOCAL = 'CET';
const SITE = 'ET';

const two = (value: number): string => (value < 10 ? `0${String(value)}` : String(value));

/** A time as the fields of a clock that is `ahead` milliseconds ahead of UTC. */
const wallTime = (utc: number, ahead: number): WallTime => {
  const date = new Date(utc + ahead);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
};

/** The time that a clock of a zone shows, in milliseconds; null if it is unknown. */
const readBack = (time: WallTime, zone: string): number | null => {
  const utc = toUtc(time, zone);
  return utc === null ? null : Date.parse(utc);
};

/**
 * The clock of a zone at a time, found from what `toUtc` makes of it; null in the first of the two equal hours of autumn,
 * which is read as the second.
 */
const clockAt = (utc: number, zone: string): WallTime | null => {
  let ahead = 0;
  // Each round uses the offset at the last guess; around a change of clocks one more round is needed.
  for (let round = 0; round < 3; round++) {
    const guess = wallTime(utc, ahead);
    const meant = readBack(guess, zone);
    if (meant === null) return null;
    if (meant === utc) return guess;
    ahead += utc - meant;
  }
  return null;
};

/** `2025/08/02 5:24:53 ET`: hours without a leading zero. */
const printClock = (time: WallTime, zone: string): string =>
  `${String(time.year)}/${two(time.month)}/${two(time.day)} ` +
  `${String(time.hour)}:${two(time.minute)}:${two(time.second)} ${zone}`;

/**
 * A time (milliseconds since 1970 UTC, whole seconds) as a header prints it:
 * `2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]`. Null for a time that would be read back as another one.
 */
export const formatTimes = (utc: number): string | null => {
  const local = clockAt(utc, LOCAL);
  const site = clockAt(utc, SITE);
  if (site === null) return null;
  const own = printClock(site, SITE);
  return local === null ? own : `${printClock(local, LOCAL)} [${own}]`;
};

/** A time without a zone, from the year to the second, as many sites print it. */
const LOCAL_TIME = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: -)? (\d{1,2}):(\d{2}):(\d{2})$/;

/** A time without a zone as converters print it, `2025/08/02 11:24:53`; null for a text that is none. */
export const formatLocalTime = (text: string): string | null => {
  const [, year, month, day, hour, minute, second] = LOCAL_TIME.exec(text) ?? [];
  if (year === undefined) return null;
  return `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')} ${hour}:${minute}:${second}`;
};
