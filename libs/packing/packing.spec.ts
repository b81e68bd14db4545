import fc from 'fast-check';
import { ByteReader, ByteWriter } from './index.js';

const whole = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer(),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 52 - 1, 1 - 2 ** 52),
  // Adding 0 makes 0 of -0, which is no other whole number.
  fc.maxSafeInteger().map((value) => Math.trunc(value / 4) + 0),
);

const value = fc.oneof(
  fc.record({ kind: fc.constant('number' as const), value: whole }),
  fc.record({ kind: fc.constant('natural' as const), value: fc.nat() }),
  fc.record({
    kind: fc.constant('id' as const),
    value: fc.oneof(fc.nat().map(String), fc.stringMatching(/^\d{1,20}$/), fc.string({ unit: 'binary' })),
  }),
  fc.record({ kind: fc.constant('double' as const), value: fc.double() }),
  fc.record({ kind: fc.constant('text' as const), value: fc.string({ unit: 'binary' }) }),
  fc.record({ kind: fc.constant('list' as const), value: fc.array(whole) }),
  fc.record({ kind: fc.constant('sparse' as const), value: fc.array(fc.oneof(fc.constant(0), whole)) }),
);

test('values of any kind and order are the same after they were written and read', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 200 }), (values) => {
      const writer = new ByteWriter(7);
      for (const each of values)
        if (each.kind === 'number') writer.number(each.value);
        else if (each.kind === 'double') writer.double(each.value);
        else if (each.kind === 'natural') writer.natural(each.value);
        else if (each.kind === 'id') writer.id(each.value);
        else if (each.kind === 'text') writer.text(each.value);
        else writer[each.kind](each.value);
      // The bytes may lie anywhere in memory.
      const written = writer.end();
      const moved = new Uint8Array(written.length + 3).subarray(3);
      moved.set(written);
      const reader = ByteReader.open(moved, 7)!;
      for (const each of values) {
        if (each.kind === 'number') expect(reader.number()).toBe(each.value);
        else if (each.kind === 'double') expect(reader.double()).toBe(each.value);
        else if (each.kind === 'natural') expect(reader.natural()).toBe(each.value);
        else if (each.kind === 'id') expect(reader.id()).toBe(each.value);
        else if (each.kind === 'text') expect(reader.text()).toBe(each.value);
        else if (each.kind === 'list') expect(reader.list()).toEqual(each.value);
        else expect(reader.sparse(each.value.length)).toEqual(each.value);
      }
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

test('a writer grows beyond its first bytes, and numbers near 0 take a byte', () => {
  const writer = new ByteWriter(7);
  const count = 200_000;
  for (let index = 0; index < count; index++) writer.number((index % 128) - 64);
  const bytes = writer.end();
  expect(bytes.length).toBeLessThan(count + 10);
  const reader = ByteReader.open(bytes, 7)!;
  for (let index = 0; index < count; index++)
    if (reader.number() !== (index % 128) - 64) throw new Error(`${index}`);
  expect(reader.isAtEnd).toBe(true);
});

test('a reader opens only bytes of its layout', () => {
  const bytes = new ByteWriter(7).end();
  expect(ByteReader.open(bytes, 7)?.isAtEnd).toBe(true);
  expect(ByteReader.open(bytes, 8)).toBeNull();
  expect(ByteReader.open(new Uint8Array(), 7)).toBeNull();
});
