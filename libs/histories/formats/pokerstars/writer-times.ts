import { toUtc, type WallTime } from '../../timezones.js';

/** The zone of a European player, which the site prints before its own. */
const LOCAL = 'CET';
const SITE = 'ET';

const two = (value: number): string => (value < 10 ? `0${String(value)}` : String(value));

/** A moment as the fields of a clock that is so many milliseconds ahead of Greenwich. */
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

/** The reading of a clock, as a number; null where the zone does not tell it. */
const readBack = (time: WallTime, zone: string): number | null => {
  const utc = toUtc(time, zone);
  return utc === null ? null : Date.parse(utc);
};

/**
 * What a clock of the zone shows at a moment, found from what its readings mean; null in the hour that autumn repeats,
 * of which only one half can be told.
 */
const clockAt = (utc: number, zone: string): WallTime | null => {
  let ahead = 0;
  // Each round takes the offset that held at the last guess; around a change of clocks it takes one round more.
  for (let round = 0; round < 3; round++) {
    const guess = wallTime(utc, ahead);
    const meant = readBack(guess, zone);
    if (meant === null) return null;
    if (meant === utc) return guess;
    ahead += utc - meant;
  }
  return null;
};

/** `2025/08/02 5:24:53 ET`: hours before ten without a nought. */
const printClock = (time: WallTime, zone: string): string =>
  `${String(time.year)}/${two(time.month)}/${two(time.day)} ` +
  `${String(time.hour)}:${two(time.minute)}:${two(time.second)} ${zone}`;

/**
 * A moment (milliseconds since 1970 UTC, whole seconds) as a header prints it:
 * `2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]`. Null where the site's own time would be read as another moment.
 */
export const formatTimes = (utc: number): string | null => {
  const local = clockAt(utc, LOCAL);
  const site = clockAt(utc, SITE);
  if (site === null) return null;
  const own = printClock(site, SITE);
  return local === null ? own : `${printClock(local, LOCAL)} [${own}]`;
};
