/** The rule by which a zone changes to summer time and back. */
type SummerTime = 'none' | 'us' | 'eu';

interface Zone {
  /** Minutes east of Greenwich in winter. */
  readonly offset: number;
  readonly summer: SummerTime;
}

/** The zone names that poker sites print. The offset of a summer-time name (EDT, CEST) includes the hour. */
const zones: Readonly<Record<string, Zone>> = {
  UTC: { offset: 0, summer: 'none' },
  GMT: { offset: 0, summer: 'none' },
  ET: { offset: -300, summer: 'us' },
  EST: { offset: -300, summer: 'none' },
  EDT: { offset: -240, summer: 'none' },
  CT: { offset: -360, summer: 'us' },
  MT: { offset: -420, summer: 'us' },
  PT: { offset: -480, summer: 'us' },
  AT: { offset: -240, summer: 'us' },
  NST: { offset: -210, summer: 'us' },
  AKST: { offset: -540, summer: 'us' },
  HAST: { offset: -600, summer: 'none' },
  WET: { offset: 0, summer: 'eu' },
  BST: { offset: 60, summer: 'none' },
  CET: { offset: 60, summer: 'eu' },
  CEST: { offset: 120, summer: 'none' },
  EET: { offset: 120, summer: 'eu' },
  EEST: { offset: 180, summer: 'none' },
  MSK: { offset: 180, summer: 'none' },
  BRT: { offset: -180, summer: 'none' },
  ART: { offset: -180, summer: 'none' },
  COT: { offset: -300, summer: 'none' },
  IST: { offset: 330, summer: 'none' },
  CCT: { offset: 480, summer: 'none' },
  JST: { offset: 540, summer: 'none' },
  AWST: { offset: 480, summer: 'none' },
  ACST: { offset: 570, summer: 'none' },
  AEST: { offset: 600, summer: 'none' },
  NZT: { offset: 720, summer: 'none' },
};

export interface WallTime {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const utcOf = (time: WallTime): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** Midnight UTC of the n-th Sunday of a month; the last one for n = 0. */
const sunday = (year: number, month: number, n: number): number => {
  if (n === 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return last.getTime() - last.getUTCDay() * DAY;
  }
  const first = new Date(Date.UTC(year, month - 1, 1));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + (n - 1) * 7) * DAY;
};

interface Season {
  readonly starts: number;
  readonly ends: number;
}

const seasons = { us: new Map<number, Season>(), eu: new Map<number, Season>() };

/** The days between which clocks are an hour ahead, in standard wall time; the caller adds the hour of the change. */
const seasonOf = (rule: 'us' | 'eu', year: number): Season => {
  const known = seasons[rule].get(year);
  if (known !== undefined) return known;
  let season: Season;
  if (rule === 'eu') season = { starts: sunday(year, 3, 0), ends: sunday(year, 10, 0) };
  else if (year >= 2007) season = { starts: sunday(year, 3, 2), ends: sunday(year, 11, 1) };
  else season = { starts: sunday(year, 4, 1), ends: sunday(year, 10, 0) };
  if (seasons[rule].size < 400) seasons[rule].set(year, season);
  return season;
};

const isSummer = (rule: SummerTime, year: number, standardTime: number, utc: number): boolean => {
  if (rule === 'none') return false;
  const { starts, ends } = seasonOf(rule, year);
  // Europe changes at 01:00 UTC everywhere, North America at 02:00 local time (01:00 standard time in autumn). `utc` is
  // the time in UTC if the clock is on summer time; in autumn the hour before the change occurs twice.
  return rule === 'eu'
    ? utc >= starts + 60 * MINUTE && utc < ends
    : standardTime >= starts + 120 * MINUTE && standardTime < ends + 60 * MINUTE;
};

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days of a month, 1 to 12. */
const daysOf = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : DAYS[month - 1];
};

const hasFourDigits = (year: number): boolean => year >= 1000 && year <= 9999;

/** Whether date and time exist: four-digit year, day within the month, no leap second. */
const isOnClock = ({ year, month, day, hour, minute, second }: WallTime): boolean =>
  hasFourDigits(year) &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysOf(year, month) &&
  hour <= 23 &&
  minute <= 59 &&
  second <= 59;

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

const two = (value: number): string => TWO_DIGITS[value] ?? String(value);

/** An hour of a zone, and the same hour in UTC. */
interface KnownHour {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly utc: string;
}

/** Consecutive hands of a log mostly share an hour, so the last conversion of each zone is cached. */
const lastHours = new Map<string, KnownHour>();

const isIn = (known: KnownHour, { year, month, day, hour, minute, second }: WallTime): boolean =>
  hour === known.hour &&
  day === known.day &&
  month === known.month &&
  year === known.year &&
  minute <= 59 &&
  second <= 59;

/**
 * A local time in a zone, given by its printed name or as `GMT+01:00`, as UTC in ISO 8601 (`2025-04-21T07:50:44Z`); null for an unknown zone
 * and for a date or time that does not exist. The hour that occurs twice in autumn is read as standard time. O(1).
 */
export const toUtc = (time: WallTime, zone: string): string | null => {
  const rest = `:${two(time.minute)}:${two(time.second)}Z`;
  const known = lastHours.get(zone);
  if (known !== undefined && isIn(known, time)) return known.utc + rest;
  const utc = convert(time, zone);
  // A zone with a half-hour offset has two UTC hours in one local hour: not cached.
  if (!utc?.endsWith(rest)) return utc;
  const { year, month, day, hour } = time;
  lastHours.set(zone, { year, month, day, hour, utc: utc.slice(0, 'YYYY-MM-DDTHH'.length) });
  return utc;
};

const OFFSET_ZONE = 'GMT';
const MAX_OFFSET_HOURS = 14;

/** `GMT+01:00`: a zone by its offset. Null for any other name. */
const offsetZone = (name: string): Zone | null => {
  const sign = ['+', '-'].indexOf(name.charAt(OFFSET_ZONE.length));
  const [hours, minutes, ...more] = name
    .slice(OFFSET_ZONE.length + 1)
    .split(':', 3)
    .map(twoDigits);
  if (!name.startsWith(OFFSET_ZONE) || sign < 0 || more.length > 0) return null;
  if (!(hours <= MAX_OFFSET_HOURS && minutes < 60)) return null;
  return { offset: (sign === 0 ? 1 : -1) * (60 * hours + minutes), summer: 'none' };
};

/** The number of two digits; NaN for any other text. */
const twoDigits = (text: string): number => {
  const value = TWO_DIGITS.indexOf(text);
  return value < 0 ? NaN : value;
};

const convert = (time: WallTime, zoneName: string): string | null => {
  const zone = Object.hasOwn(zones, zoneName) ? zones[zoneName] : offsetZone(zoneName);
  if (zone === null) return null;
  if (!isOnClock(time)) return null;
  const wall = utcOf(time);
  const standard = wall - zone.offset * MINUTE;
  const summer = isSummer(zone.summer, time.year, wall, standard - 60 * MINUTE);
  const date = new Date(summer ? standard - 60 * MINUTE : standard);
  // At the edges of the four-digit years, UTC may be in another year.
  if (!hasFourDigits(date.getUTCFullYear())) return null;
  return (
    `${String(date.getUTCFullYear())}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}` +
    `T${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}Z`
  );
};
