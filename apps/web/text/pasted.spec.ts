import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { fragmentOf, isDivisible, keepText, newKeptFragment, pastedText, textIn } from './pasted.js';

test('a text survives its way through the fragment of an address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      const fragment = await fragmentOf(text);
      expect(fragment).toMatch(/^hand=[\w-]*$/);
      expect(await textIn(fragment ?? '')).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('a long text that cannot be compressed has no fragment', async () => {
  const noise = Array.from({ length: 30_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  );
  expect(await fragmentOf(noise.join(''))).toBeNull();
});

test('a text that could not be read from an address again has no fragment', async () => {
  expect(await fragmentOf('a'.repeat(200_000))).not.toBeNull();
  expect(await fragmentOf('a'.repeat(200_001))).toBeNull();
});

test('a fragment has its own text: of a kept text only while the tab keeps it', async () => {
  const fragments = Array.from({ length: 9 }, newKeptFragment);
  for (const [index, fragment] of fragments.entries()) keepText(fragment, `text ${index}`);
  const [oldest = '', second = ''] = fragments;
  expect(await pastedText(second)).toEqual({ ok: true, text: 'text 1' });
  expect(await pastedText(oldest)).toEqual({ ok: false, reason: 'gone' });
  expect(await pastedText('kept=1')).toEqual({ ok: false, reason: 'gone' });
  expect(await pastedText('hand=AAAA')).toEqual({ ok: false, reason: 'broken' });
  expect(await pastedText((await fragmentOf('a hand')) ?? '')).toEqual({ ok: true, text: 'a hand' });
});

test.each([
  ['PokerStars Hand #1: …', true],
  ['\n{"id": "1"}\n\n{"id": "2"}', true],
  ['{"hands": [{"id": "1"}, {"id": "2"}]}', false],
  ['[{"id": "1"},\n{"id": "2"}]', false],
  ['{\n  "id": "1"\n}\n{\n  "id": "2"\n}', false],
  ['<session>\n<game>\n</game>\n</session>', false],
])('whether the hands of %j can be read one by one: %p', (log, expected) => {
  expect(isDivisible(log.split('\n'))).toBe(expected);
});

test('a byte order mark before the first line does not matter, and one line alone is the whole log', () => {
  expect(isDivisible(['\ufeff{"a":1}', '{"a":2}'])).toBe(true);
  expect(isDivisible(['{"a":1}'])).toBe(false);
});

test('a damaged fragment has no text, and one that expands without end is not read', async () => {
  expect(await textIn('hand=!!')).toBeNull();
  expect(await textIn('hand=AAAA')).toBeNull();
  expect(await textIn('')).toBeNull();
  const bomb = deflateRawSync('a'.repeat(300_000)).toString('base64url');
  expect(await textIn(`hand=${bomb}`)).toBeNull();
});
