import { toUtc } from './timezones.js';
import { everyRow } from './testing/tables.js';

/** `2024/05/06 7:08:09` in a zone. */
const utc = (text: string, zone: string): string | null => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return toUtc({ year, month, day, hour, minute, second }, zone);
};

describe('toUtc', () => {
  everyRow([
    ['2024/05/06 7:08:09', 'ET', '2024-05-06T11:08:09Z'],
    ['2024/01/06 7:08:09', 'ET', '2024-01-06T12:08:09Z'],
    ['2024/12/31 23:59:59', 'PT', '2025-01-01T07:59:59Z'],
    ['2024/07/01 12:00:00', 'CET', '2024-07-01T10:00:00Z'],
    ['2024/01/01 0:30:00', 'CET', '2023-12-31T23:30:00Z'],
    ['2024/07/01 12:00:00', 'WET', '2024-07-01T11:00:00Z'],
    ['2024/07/01 12:00:00', 'EET', '2024-07-01T09:00:00Z'],
    ['2024/07/01 12:00:00', 'EDT', '2024-07-01T16:00:00Z'],
    ['2024/07/01 12:00:00', 'EST', '2024-07-01T17:00:00Z'],
    ['2024/07/01 12:00:00', 'CEST', '2024-07-01T10:00:00Z'],
    ['2024/07/01 12:00:00', 'UTC', '2024-07-01T12:00:00Z'],
    ['2024/07/01 12:00:00', 'MSK', '2024-07-01T09:00:00Z'],
    ['2024/07/01 12:00:00', 'IST', '2024-07-01T06:30:00Z'],
    ['2024/07/01 12:00:00', 'ACST', '2024-07-01T02:30:00Z'],
    ['2024/02/29 12:00:00', 'UTC', '2024-02-29T12:00:00Z'],
    ['2012/05/31 0:30:00', 'GMT+01:00', '2012-05-30T23:30:00Z'],
    ['2012/05/31 12:00:00', 'GMT-03:30', '2012-05-31T15:30:00Z'],
  ])('converts a local time to UTC', (text, zone, expected) => {
    expect(utc(text, zone)).toBe(expected);
  });

  everyRow([
    'XYZ',
    '',
    'et',
    'toString',
    '__proto__',
    'GMT+1',
    'GMT+01:60',
    'GMT+15:00',
    'GMT+01:00:00',
    'GMTx01:00',
  ])('gives null for an unknown zone', (zone) => {
    expect(utc('2024/05/06 7:08:09', zone)).toBeNull();
  });

  everyRow([
    '2024/13/01 0:00:00',
    '2024/00/10 0:00:00',
    '2023/02/29 0:00:00',
    '2024/04/31 0:00:00',
    '2024/04/00 0:00:00',
    '2024/04/01 24:00:00',
    '2024/04/01 10:60:00',
    '2024/04/01 10:00:60',
    '24/04/01 10:00:00',
    '12024/04/01 10:00:00',
  ])('returns null for a time that does not exist', (text) => {
    expect(utc(text, 'ET')).toBeNull();
    expect(utc(text, 'CET')).toBeNull();
  });

  it('does not depend on earlier conversions', () => {
    expect(utc('2024/05/06 7:08:09', 'ET')).toBe('2024-05-06T11:08:09Z');
    expect(utc('2024/05/06 7:59:00', 'ET')).toBe('2024-05-06T11:59:00Z');
    expect(utc('2024/05/06 7:60:00', 'ET')).toBeNull();
    expect(utc('2024/05/06 7:08:09', 'CET')).toBe('2024-05-06T05:08:09Z');
    expect(utc('2024/05/06 7:00:00', 'IST')).toBe('2024-05-06T01:30:00Z');
    expect(utc('2024/05/06 7:45:00', 'IST')).toBe('2024-05-06T02:15:00Z');
  });
});

describe('North American summer time', () => {
  everyRow([
    // From the second Sunday of March to the first of November since 2007.
    ['2024/03/10 1:59:59', '2024-03-10T06:59:59Z'],
    ['2024/03/10 3:00:00', '2024-03-10T07:00:00Z'],
    ['2024/11/03 0:59:59', '2024-11-03T04:59:59Z'],
    ['2024/11/03 1:00:00', '2024-11-03T06:00:00Z'],
    ['2024/11/03 2:00:00', '2024-11-03T07:00:00Z'],
    ['2007/03/11 3:00:00', '2007-03-11T07:00:00Z'],
    ['2007/03/11 1:00:00', '2007-03-11T06:00:00Z'],
    ['2007/11/03 12:00:00', '2007-11-03T16:00:00Z'],
    ['2007/11/04 12:00:00', '2007-11-04T17:00:00Z'],
    // From the first Sunday of April to the last of October before.
    ['2006/03/15 12:00:00', '2006-03-15T17:00:00Z'],
    ['2006/04/02 1:59:59', '2006-04-02T06:59:59Z'],
    ['2006/04/02 3:00:00', '2006-04-02T07:00:00Z'],
    ['2006/10/28 12:00:00', '2006-10-28T16:00:00Z'],
    ['2006/10/29 2:00:00', '2006-10-29T07:00:00Z'],
    ['2005/10/30 12:00:00', '2005-10-30T17:00:00Z'],
    ['2005/04/03 12:00:00', '2005-04-03T16:00:00Z'],
  ])('changes on the right days, before and since 2007', (text, expected) => {
    expect(utc(text, 'ET')).toBe(expected);
  });

  it('reads the hour that occurs twice in autumn as standard time', () => {
    expect(utc('2024/11/03 1:30:00', 'ET')).toBe('2024-11-03T06:30:00Z');
    expect(utc('2024/11/03 1:30:00', 'PT')).toBe('2024-11-03T09:30:00Z');
  });
});

describe('European summer time', () => {
  everyRow([
    // From the last Sunday of March to the last of October, at 01:00 UTC everywhere.
    ['2024/03/31 1:59:59', 'CET', '2024-03-31T00:59:59Z'],
    ['2024/03/31 3:00:00', 'CET', '2024-03-31T01:00:00Z'],
    ['2024/03/31 0:59:59', 'WET', '2024-03-31T00:59:59Z'],
    ['2024/03/31 2:00:00', 'WET', '2024-03-31T01:00:00Z'],
    ['2024/03/31 2:59:59', 'EET', '2024-03-31T00:59:59Z'],
    ['2024/03/31 4:00:00', 'EET', '2024-03-31T01:00:00Z'],
    ['2024/10/27 1:59:59', 'CET', '2024-10-26T23:59:59Z'],
    ['2024/10/27 3:00:00', 'CET', '2024-10-27T02:00:00Z'],
    ['2006/10/29 12:00:00', 'CET', '2006-10-29T11:00:00Z'],
    ['2006/10/28 12:00:00', 'CET', '2006-10-28T10:00:00Z'],
  ])('changes on the last Sundays of March and October', (text, zone, expected) => {
    expect(utc(text, zone)).toBe(expected);
  });

  everyRow([
    ['2024/10/27 2:00:00', 'CET', '2024-10-27T01:00:00Z'],
    ['2024/10/27 2:59:59', 'CET', '2024-10-27T01:59:59Z'],
    ['2024/10/27 1:30:00', 'WET', '2024-10-27T01:30:00Z'],
    ['2024/10/27 3:30:00', 'EET', '2024-10-27T01:30:00Z'],
  ])('reads the hour that occurs twice in autumn as standard time', (text, zone, expected) => {
    expect(utc(text, zone)).toBe(expected);
  });

  it('never goes back from hour to hour', () => {
    let before = 0;
    let back = 0;
    for (let hour = 0; hour < 24 * 366; hour++) {
      const wall = new Date(Date.UTC(2024, 0, 1, hour)).toISOString().slice(0, 19);
      const moment = Date.parse(utc(wall, 'CET') ?? '');
      if (moment < before) back++;
      before = moment;
    }
    expect(back).toBe(0);
  });
});
