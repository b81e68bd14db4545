import fc from 'fast-check';
import { runsOf } from '#testing';
import { handSchema } from '../../hand.js';
import type { ReadResult } from '../../read-result.js';
import { findHands, LineCursor } from '../../source/index.js';
import { makeRecord } from '#testing';
import { ohh } from './index.js';

/** Reads all hands of a text: each is a hand that fits the schema, or a rejection inside its lines. */
const readAll = (text: string): readonly ReadResult[] => {
  const block = { text, format: 'ohh', firstLine: 1, startsAtHand: false, lastInFile: true, oversize: null };
  const spans = findHands(block, ohh.boundary);
  const lines = text.split(/\r\n|\r|\n/).length;
  return Array.from({ length: spans.count }, (_, index) => {
    const { start, end, firstLine } = spans.span(index);
    const result = ohh.read(text, start, end, firstLine, new LineCursor());
    if (result.ok) expect(handSchema.safeEncode(result.hand).success).toBe(true);
    else {
      expect(result.rejection.line).toBeGreaterThanOrEqual(firstLine);
      expect(result.rejection.line).toBeLessThanOrEqual(lines);
    }
    return result;
  });
};

const record = makeRecord({}, 1);
const neighbour = makeRecord({ game_number: '2' }, 0);
const place = fc.nat(record.length);
const sign = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '-',
  '.',
  '9',
  '\n',
  '\r',
  ' ',
  'null',
  '""',
  '{"ohh":{',
);

it('a record that is cut off anywhere is rejected, or whole; the next one is read', () => {
  for (let end = 0; end <= record.length; end += 3) {
    const results = readAll(`${record.slice(0, end)}\n${neighbour}`);
    const last = results.at(-1);
    expect(last?.ok === true && last.hand.id).toBe('2');
    expect(results.length).toBeLessThanOrEqual(2);
  }
});

it('a record with changed characters is read or rejected', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.nat(8), sign), { minLength: 1, maxLength: 4 }), (changes) => {
      let text = record;
      for (const [at, length, by] of changes) text = text.slice(0, at) + by + text.slice(at + length);
      readAll(text + neighbour);
    }),
    { numRuns: runsOf(3000) },
  );
});

it('a record with any value in any field is read or rejected', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(0, -1, 1e300, 0.1234567891, '', 'Fold', '9'.repeat(40)),
  );
  const fields: string[] = [...record.matchAll(/"(\w+)":/g)].map(([, name]) => name);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.nat(40), value, (field, nth, replaced) => {
      let count = 0;
      const changed = JSON.parse(record, (key, old: unknown) =>
        key === field && count++ === nth % 8 ? replaced : old,
      ) as unknown;
      readAll(JSON.stringify(changed));
    }),
    { numRuns: runsOf(3000) },
  );
});

it('any text is read or rejected', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(sign, fc.string()), { maxLength: 30 }), (parts) => {
      readAll(`{"ohh":{${parts.join('')}`);
    }),
    { numRuns: runsOf(2000) },
  );
  expect(readAll(`{"ohh":{"a":${'['.repeat(100_000)}`)).toMatchObject([
    { rejection: { code: 'unreadable-line' } },
  ]);
  expect(readAll('{ '.repeat(100_000))).toEqual([]);
  expect(readAll('{"a":'.repeat(50_000) + '{')).toHaveLength(1);
});
