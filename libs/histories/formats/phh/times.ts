import { toUtc } from '../../timezones.js';
import type { Fields } from './fields.js';
import { quoteText } from './toml-text.js';
import { USER_FIELDS } from './user-fields.js';

/**
 * The start of a hand, by the date and time fields of its file, any of which may be missing. Reading relies on timezones.ts
 * for the zones; writing gives back the fields that were read.
 */
export interface PlayedAt {
  readonly playedAt: string | null;
  readonly playedAtText: string | null;
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

const CLOCK = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/** `2009-02-14 20:15:00 America/New_York EST`, without the parts that are missing. */
export const readPlayedAt = (fields: Fields): PlayedAt => {
  const year = fields.whole('year', 0, 9999);
  const month = fields.whole('month', 1, 12);
  const day = fields.whole('day', 1, 31);
  const [clock, hour, minute, second] = CLOCK.exec(fields.text('time') ?? '') ?? [];
  const zones = zonesOf(fields);
  const date: string[] = [];
  if (year !== null) date.push(padded(year, 4));
  if (year !== null && month !== null) date.push(padded(month, 2));
  if (year !== null && month !== null && day !== null) date.push(padded(day, 2));
  const text = [date.join('-'), clock ?? '', ...zones].filter((part) => part !== '').join(' ');
  if (text === '') return { playedAt: null, playedAtText: fields.text(USER_FIELDS.playedAt) };
  if (clock === undefined || year === null || month === null || day === null)
    return { playedAt: null, playedAtText: text };
  const time = {
    year,
    month,
    day,
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second ?? '0'),
  };
  return { playedAt: inAnyZone(time, zones.length > 0 ? zones : placeZone(fields)), playedAtText: text };
};

const inAnyZone = (time: Parameters<typeof toUtc>[0], zones: readonly string[]): string | null => {
  for (const zone of zones) {
    const utc = toUtc(time, zone);
    if (utc !== null) return utc;
  }
  return null;
};

const zonesOf = (fields: Fields): string[] =>
  [fields.text('time_zone'), fields.text('time_zone_abbreviation')]
    .map((zone) => (zone ?? '').trim().replaceAll(/\s+/g, '_'))
    .filter((zone) => zone !== '');

/** A file with a place has the time of that place; any other has UTC. */
const placeZone = (fields: Fields): string[] =>
  ['city', 'region', 'country'].every((key) => fields.has(key)) ? [] : ['UTC'];

const WRITTEN =
  /^(?:(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?)?(?:(?:^| )(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(?:(?:^| )(\S+)(?: (\S+))?)?$/;

/** Whether a text has a date, a clock, and no zone. */
export const isWithoutZone = (playedAtText: string | null): boolean => {
  const [, , , day, clock, zone] = WRITTEN.exec(playedAtText ?? '') ?? [];
  return day !== undefined && clock !== undefined && zone === undefined;
};

/** The date and time fields, as they are written. `own`: the hand was read from this notation. */
export const formatPlayedAt = ({ playedAt, playedAtText }: PlayedAt, own: boolean): [string, string][] => {
  // Without the place that the hand was read with, it would be a time in UTC.
  if (own && playedAt === null && isWithoutZone(playedAtText)) return [];
  const text = own ? (playedAtText ?? '') : (playedAt ?? '').replace('T', ' ').replace('Z', ' UTC');
  const [, year, month, day, clock, first, second] = WRITTEN.exec(text) ?? [];
  const fields: [string, string][] = [];
  const put = (key: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') fields.push([key, value]);
  };
  put('time', clock);
  const named = second !== undefined || (first ?? '').includes('/');
  put('time_zone', named ? quoted(first) : undefined);
  put('time_zone_abbreviation', quoted(named ? second : first));
  put('day', day === undefined ? day : String(Number(day)));
  put('month', month === undefined ? month : String(Number(month)));
  put('year', year === undefined ? year : String(Number(year)));
  return fields;
};

const quoted = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : quoteText(text);
