import { isTimeText, parseTime, parseWallTime } from './index.js';

describe('parseWallTime', () => {
  it('reads the numbers in the order of the site', () => {
    const time = { year: 2011, month: 3, day: 11, hour: 16, minute: 29, second: 14 };
    expect(parseWallTime('11 03 2011 16:29:14', 'day-first')).toEqual(time);
    expect(parseWallTime('2011/3/11 - 16:29:14', 'year-first')).toEqual(time);
    expect(parseWallTime('03/11/2011 16:29:14', 'month-first')).toEqual(time);
    expect(parseWallTime('16:29:14 2011/03/11', 'time-first')).toEqual(time);
  });

  it('accepts missing seconds and nothing else that is missing', () => {
    expect(parseWallTime('2011/3/11 16:29', 'year-first')).toMatchObject({ minute: 29, second: 0 });
    expect(parseWallTime('2011/3/11 16', 'year-first')).toBeNull();
    expect(parseWallTime('20110311 16:29:14', 'year-first')).toBeNull();
  });
});

describe('parseTime', () => {
  it('converts to UTC where the zone is known', () => {
    expect(parseTime('2011/3/11 16:29:14', 'year-first', 'ET')).toBe('2011-03-11T21:29:14Z');
    expect(parseTime('2011/3/11 16:29:14', 'year-first', null)).toBeNull();
    expect(parseTime('2011/13/11 16:29:14', 'year-first', 'UTC')).toBeNull();
  });
});

describe('isTimeText', () => {
  it('accepts a time that exists, and no other words', () => {
    expect(isTimeText('2012.02.05 - 21:01:45', 'year-first')).toBe(true);
    expect(isTimeText('2012.02.05 - 21:01:45 zz', 'year-first')).toBe(false);
    expect(isTimeText('2012.02.30 - 21:01:45', 'year-first')).toBe(false);
  });
});
