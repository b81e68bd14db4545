import fc from 'fast-check';
import { handIdOf, positionOf } from './rows.js';

test('ids of hands follow the order of chunks and of their hands, and contain the position', () => {
  const place = fc.tuple(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: 2 ** 20 - 1 }));
  fc.assert(
    fc.property(place, place, ([chunk, position], [otherChunk, other]) => {
      const id = handIdOf(chunk, position);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(positionOf(id)).toBe(position);
      const order = chunk === otherChunk ? Math.sign(position - other) : Math.sign(chunk - otherChunk);
      expect(Math.sign(id - handIdOf(otherChunk, other))).toBe(order);
    }),
  );
  expect(() => handIdOf(1, 2 ** 20)).toThrow();
});
