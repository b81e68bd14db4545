import fc from 'fast-check';
import { PhraseIndex } from './phrase-index.js';

const starts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '*', ' '), maxLength: 4 }), {
  maxLength: 12,
});

describe('an index of phrases', () => {
  it('has all phrases with which a text may start, in their order', () => {
    fc.assert(
      fc.property(starts, fc.string({ unit: fc.constantFrom('a', 'b', '*', ' ') }), (phrases, text) => {
        const found = new PhraseIndex(phrases, (phrase) => phrase).listAt(text, 0);
        expect(found.filter((phrase) => text.startsWith(phrase))).toEqual(
          phrases.filter((phrase) => text.startsWith(phrase)),
        );
      }),
    );
  });

  it('leaves out phrases with another of the first two characters', () => {
    const index = new PhraseIndex(['calls', 'checks', 'c', '', 'bets'], (phrase) => phrase);
    expect(index.listAt('Ann calls', 4)).toEqual(['calls', 'c', '']);
    expect(index.listAt('Ann folds', 4)).toEqual(['']);
  });
});
