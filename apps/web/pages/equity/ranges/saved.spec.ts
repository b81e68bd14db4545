import fc from 'fast-check';
import { runsOf } from '#testing';
import {
  formatSaved,
  MAX_NAME_LENGTH,
  MAX_SAVED,
  parseSaved,
  readSaved,
  type SavedRange,
  tidyName,
  withSaved,
} from './saved.js';

const saved = (name: string, text = 'QQ+', cards = 2): SavedRange => ({ name, text, cards });

test('ranges survive export and import, whatever their names are', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map(tidyName)
    .filter((text) => text !== '');
  const text = fc.constantFrom('QQ+', 'AA:0.5,KK@0.25', '22+ !AhAd', '15%');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
      const ranges = pairs.map(([each, range]) => saved(each, range));
      expect(parseSaved(formatSaved(ranges), 2)).toEqual({ ok: true, ranges });
      expect(readSaved(JSON.stringify(ranges))).toEqual(ranges.slice(0, MAX_SAVED));
    }),
    { numRuns: runsOf(200) },
  );
});

test.each([
  ['Open = 22+\nno range here', 2],
  ['= 22+', 1],
  ['\n\nOpen =', 3],
  [`Open = ${'A'.repeat(10_001)}`, 1],
])('%j: line %i is not a saved range', (text, line) => {
  expect(parseSaved(text.slice(0, 20_000), 2)).toEqual({ ok: false, line });
});

test('a name is one short line without an equals sign', () => {
  expect(tidyName('  a =\n b ')).toBe('a b');
  expect(tidyName('x'.repeat(500))).toHaveLength(MAX_NAME_LENGTH);
  expect(tidyName(' = ')).toBe('');
});

test('a range replaces that of the same name and number of cards, and their number is bounded', () => {
  const two = [saved('b'), saved('a')].reduce<readonly SavedRange[]>(
    (all, each) => withSaved(all, each)!,
    [],
  );
  expect(two.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(withSaved(two, saved('a', 'KK'))).toEqual([saved('a', 'KK'), saved('b')]);
  expect(withSaved(two, saved('a', 'KK', 4))).toHaveLength(3);
  const full = Array.from({ length: MAX_SAVED }, (_, index) => saved(`n${index}`));
  expect(withSaved(full, saved('another'))).toBeNull();
  expect(withSaved(full, saved('n0', 'KK'))).toHaveLength(MAX_SAVED);
});

test.each([null, '', '{', '{}', '[1,null,{"name":"a"},{"name":"a=b","text":"QQ","cards":2}]'])(
  'of what is stored only saved ranges are read: %j',
  (json) => {
    expect(readSaved(json)).toEqual([]);
  },
);
