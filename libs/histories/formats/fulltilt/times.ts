import { parseTime } from '../../reading/index.js';
import type { ZonedTime } from '../../two-times.js';

const MONTHS: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * `19:20:35 ET - 2012/11/08`, in July 2010 also `15:13 ET - Wed, July 21, 2010`, with its zone and as UTC; null
 * for UTC if it cannot be read or its zone is not known.
 */
export const readTime = (text: string): ZonedTime => {
  const [clock, date = ''] = text.split(' - ', 2);
  const [time, zone = ''] = clock.split(' ', 2);
  return { zone, utc: parseTime(`${withSeconds(time)} ${inFigures(date)}`, 'time-first', zone) };
};

const withSeconds = (time: string): string =>
  time.indexOf(':') === time.lastIndexOf(':') ? `${time}:00` : time;

/** `Wed, July 21, 2010` as `2010/7/21`; other dates as they are. */
const inFigures = (date: string): string => {
  if (!date.includes(',')) return date;
  const [, monthAndDay, year] = date.split(', ', 3);
  if (year === undefined) return date;
  const [month, day] = monthAndDay.split(' ', 2);
  return `${year}/${String(MONTHS.indexOf(month) + 1)}/${day}`;
};
