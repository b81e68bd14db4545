import fc from 'fast-check';
import { flatten } from './flatten.js';

describe('flatten', () => {
  it('returns the same text for any characters', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(flatten(one + other)).toBe(one + other);
        expect(flatten((one + other).slice(1))).toBe((one + other).slice(1));
      }),
    );
    for (const text of ['', '\u00ff', '\u0100', '\ud800', 'a\udc00b', 'Ā'.repeat(300_000)])
      expect(flatten(text)).toBe(text);
  });
});
