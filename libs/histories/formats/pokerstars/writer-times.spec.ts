import { playMoney } from '../../testing/pokerstars-texts.js';
import { readText } from '../../testing/pokerstars-writing.js';
import { formatTimes } from './writer-times.js';

describe('formatTimes', () => {
  it('formats both zones in summer, in winter and between their changes of clocks', () => {
    expect(formatTimes(Date.UTC(2025, 7, 2, 9, 24, 53))).toBe(
      '2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]',
    );
    expect(formatTimes(Date.UTC(2025, 0, 6, 18))).toBe('2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]');
    expect(formatTimes(Date.UTC(2025, 2, 20, 4, 5, 6))).toBe(
      '2025/03/20 5:05:06 CET [2025/03/20 0:05:06 ET]',
    );
  });

  it('returns null in the first of the two equal hours of autumn', () => {
    expect(formatTimes(Date.UTC(2025, 10, 2, 4, 59, 59))).toContain('0:59:59 ET');
    expect(formatTimes(Date.UTC(2025, 10, 2, 5, 0, 0))).toBeNull();
    expect(formatTimes(Date.UTC(2025, 10, 2, 5, 59, 59))).toBeNull();
    expect(formatTimes(Date.UTC(2025, 10, 2, 6, 0, 0))).toContain('1:00:00 ET');
  });

  it('formats every half hour of a year so that it is read as the same time', () => {
    const header = (times: string): string => playMoney.replace('2025/01/06 13:00:00 ET', times);
    let formatted = 0;
    const wrong: number[] = [];
    for (let utc = Date.UTC(2025, 0, 1); utc < Date.UTC(2026, 0, 1); utc += 1_800_000) {
      const times = formatTimes(utc);
      if (times === null) continue;
      formatted++;
      if (Date.parse(readText(header(times)).playedAt ?? '') !== utc) wrong.push(utc);
    }
    expect(wrong).toEqual([]);
    expect(formatted).toBe(365 * 48 - 2);
  });
});
