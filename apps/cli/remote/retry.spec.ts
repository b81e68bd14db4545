import { isTemporary, retryPause, parseRetryAfter } from './retry.js';

const pauses = (reached: boolean): (number | null)[] =>
  Array.from({ length: 11 }, (_, index) => retryPause(index + 1, reached));

describe('retries', () => {
  test('have growing pauses, and end earlier when the server never answered', () => {
    expect(pauses(false).slice(0, 5)).toEqual([250, 500, 1000, null, null]);
    expect(pauses(true)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, null, null]);
  });

  test('follow the Retry-After header, up to a minute', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const pauseFor = (value?: string): number | null =>
      parseRetryAfter(value === undefined ? {} : { 'retry-after': value }, now);
    expect(pauseFor('3')).toBe(3000);
    expect(pauseFor('Thu, 01 Jan 2026 00:00:05 GMT')).toBe(5000);
    expect(pauseFor('Thu, 01 Jan 2015 00:00:05 GMT')).toBe(0);
    expect(pauseFor('100000')).toBe(60_000);
    expect([pauseFor('soon'), pauseFor('-1x'), pauseFor()]).toEqual([null, null, null]);
    expect(retryPause(1, true, 3000)).toBe(3000);
    expect(retryPause(10, true, 3000)).toBeNull();
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
  ])('follow temporary failures only: %j, %s', (outcome, temporary) => {
    expect(isTemporary(outcome)).toBe(temporary);
  });
});
