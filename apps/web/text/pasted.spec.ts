import fc from 'fast-check';
import { fragmentOf, textIn } from './pasted.js';

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

test('a damaged fragment has no text, and one that expands without end is not read', async () => {
  expect(await textIn('hand=!!')).toBeNull();
  expect(await textIn('hand=AAAA')).toBeNull();
  expect(await textIn('')).toBeNull();
  const bomb = await fragmentOf('a'.repeat(300_000));
  expect(bomb).not.toBeNull();
  expect(await textIn(bomb ?? '')).toBeNull();
});
