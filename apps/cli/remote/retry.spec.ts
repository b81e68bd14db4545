import { isPassing, pauseBefore, retryAfter } from './retry.js';

const pauses = (reached: boolean): (number | null)[] =>
  Array.from({ length: 11 }, (_, index) => pauseBefore(index + 1, reached));

describe('patience with a server', () => {
  test('has longer and longer pauses, and an end: soon where nobody ever answered', () => {
    expect(pauses(false).slice(0, 5)).toEqual([250, 500, 1000, null, null]);
    expect(pauses(true)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, null, null]);
  });

  test('keeps to what the server asks for, up to a minute', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const wish = (value?: string): number | null =>
      retryAfter(value === undefined ? {} : { 'retry-after': value }, now);
    expect(wish('3')).toBe(3000);
    expect(wish('Thu, 01 Jan 2026 00:00:05 GMT')).toBe(5000);
    expect(wish('Thu, 01 Jan 2015 00:00:05 GMT')).toBe(0);
    expect(wish('100000')).toBe(60_000);
    expect([wish('soon'), wish('-1x'), wish()]).toEqual([null, null, null]);
    expect(pauseBefore(1, true, 3000)).toBe(3000);
    expect(pauseBefore(10, true, 3000)).toBeNull();
  });

  test.each([
    [{ status: 503, headers: {} }, true],
    [{ status: 429, headers: {} }, true],
    [{ status: 409, headers: {} }, false],
    [{ status: 409, headers: { 'retry-after': '5' } }, true],
    [{ status: 413, headers: {} }, false],
    [Object.assign(new Error(), { code: 'ECONNRESET' }), true],
    [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), true],
    [Object.assign(new Error(), { code: 'ENOTFOUND' }), false],
    [new Error('ECONNRESET'), false],
    [null, false],
  ])('knows what may be over soon: %j', (what, passing) => {
    expect(isPassing(what)).toBe(passing);
  });
});
