import { sanitize } from './sanitize.js';

describe('text of a log', () => {
  test.each([
    ['\u001b[31mred\n', '\ufffd[31mred\ufffd'],
    ['\u202eabc\u0000', '\ufffdabc\ufffd'],
    ['Jürgen 🂡', 'Jürgen 🂡'],
  ])('%j cannot control a terminal', (text, safe) => {
    expect(sanitize(text)).toBe(safe);
  });
});
