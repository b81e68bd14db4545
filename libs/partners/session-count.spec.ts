import fc from 'fast-check';
import { SessionCount } from './session-count.js';

const countOf = (sessions: readonly number[]): number => {
  const count = new SessionCount();
  for (const session of sessions) count.add(session);
  return count.upTo(Infinity);
};

describe('the number of sessions', () => {
  it('is exact while a player sits at up to 64 tables at once, for any number of sessions', () => {
    const tables = fc.array(fc.nat({ max: 63 }), { maxLength: 300 });
    fc.assert(
      fc.property(tables, fc.nat({ max: 20 }), (hands, every) => {
        // The tables are others from time to time.
        const sessions = hands.map((table, index) => table + 64 * Math.floor(index / (10 + every)));
        expect(countOf(sessions)).toBe(new Set(sessions).size);
      }),
      { seed: 91 },
    );
    expect(countOf(Array.from({ length: 100_000 }, (_, hand) => Math.floor(hand / 10)))).toBe(10_000);
  });

  it('counts a session again that comes back after more than 64 others, and at most as many as there are', () => {
    const sessions = Array.from({ length: 1_000 }, (_, hand) => hand % 100);
    expect(countOf(sessions)).toBe(1_000);
    const count = new SessionCount();
    for (const session of sessions) count.add(session);
    expect(count.upTo(100)).toBe(100);
  });

  it('holds few sessions, however many there are', () => {
    const count = new SessionCount();
    for (let session = 0; session < 10_000; session++) count.add(session);
    expect(JSON.stringify(count).length).toBeLessThan(1_000);
  });
});
