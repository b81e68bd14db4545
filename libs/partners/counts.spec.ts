import fc from 'fast-check';
import { DenseCounts, GrowingCounts } from './counts.js';

const KINDS = 60;

test('sums that grow are those of a list, however many kinds they have', () => {
  const addition = fc.tuple(fc.nat(KINDS - 1), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(fc.array(addition, { maxLength: 100 }), (additions) => {
      const growing = new GrowingCounts(KINDS);
      const plain = new DenseCounts(KINDS);
      for (const [kind, value] of additions) for (const sums of [growing, plain]) sums.add(kind, value);
      for (let kind = 0; kind < KINDS; kind++) expect(growing.get(kind)).toBe(plain.get(kind));
      const known = [...growing].filter(([, sum]) => sum !== 0);
      expect(known.sort(([a], [b]) => a - b)).toEqual([...plain].filter(([, sum]) => sum !== 0));
    }),
  );
});
