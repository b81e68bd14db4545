import { LARGE_BYTES, threadsFor } from './threads.js';

describe('the threads of an audit', () => {
  it('are one by default, and one for each core for large logs', () => {
    expect(threadsFor(undefined, 0, 8)).toBe(1);
    expect(threadsFor(undefined, LARGE_BYTES, 8)).toBe(1);
    expect(threadsFor(undefined, LARGE_BYTES + 1, 8)).toBe(8);
  });

  it('are as many as the user asks for, up to four for each core', () => {
    expect(threadsFor(1, LARGE_BYTES + 1, 8)).toBe(1);
    expect(threadsFor(3, 0, 2)).toBe(3);
    expect(threadsFor(256, 0, 2)).toBe(8);
  });
});
