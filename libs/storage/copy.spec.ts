import fc from 'fast-check';
import { formatMoney } from '#histories';
import { CopyRows, copyValues, type CopyValue } from './copy.js';

const written = (...values: readonly CopyValue[]): string => {
  const rows = new CopyRows();
  rows.row(values);
  return rows.take().toString();
};

test('numbers are written with all of their digits', () => {
  const edges = [0, -0, 9, 10, 999_999_999, 1_000_000_000, 1_000_000_001, 2 ** 31, 2 ** 32, 2 ** 53 - 1];
  for (const value of [...edges, ...edges.map((edge) => -edge)])
    expect(written(value)).toBe(`${String(value)}\n`);
  const number = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), (values) => {
      expect(written(...values)).toBe(`${values.map(String).join('\t')}\n`);
    }),
  );
});

test('amounts have the digits that records have', () => {
  const amount = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000, max: 1_000 }));
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 8 }), (chips, scale) => {
      const rows = new CopyRows();
      rows.money(chips, scale);
      rows.money(null, scale);
      rows.end();
      expect(rows.take().toString()).toBe(`${formatMoney(chips, scale)}\t\\N\n`);
    }),
  );
});

test('a sum that is too large to be exact keeps its leading digits', () => {
  const rows = new CopyRows();
  for (const amount of [2 ** 60, -(2 ** 60), Infinity]) rows.money(amount, 2);
  rows.end();
  expect(rows.take().toString()).toBe('11529215046068470\t-11529215046068470\tInfinity\n');
});

test('shared values stand in a row like its own', () => {
  const shared = copyValues(['a\\b', 7]);
  const rows = new CopyRows();
  const count = 100_000;
  for (let row = 0; row < count; row++) {
    rows.number(row);
    rows.values(shared);
    rows.end();
  }
  const lines = rows.take().toString().split('\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines.findIndex((line, row) => line !== `${String(row)}\ta\\\\b\t7`)).toBe(count);
});

test('rows hold any mix of values, also where a slab of bytes ends', () => {
  const rows = new CopyRows();
  const count = 40_000;
  for (let row = 0; row < count; row++) rows.row([null, true, false, row, 'name', ['a"', 'b']]);
  const lines = rows.take().toString().split('\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(count);
  lines.forEach((line, row) => {
    if (line !== String.raw`\N` + `\tt\tf\t${String(row)}\tname\t` + String.raw`{"a\\"","b"}`)
      throw new Error(`row ${String(row)}: ${line}`);
  });
});

test('texts keep characters of every alphabet, and special ones are escaped', () => {
  expect(written('Zoë 🂡', 'a\tb\nc\\d', 'nul\0', '\ud800')).toBe(
    'Zoë 🂡\ta\\tb\\nc\\\\d\tnul\ufffd\t\ufffd\n',
  );
});
