import fc from 'fast-check';
import { LetterPairs } from './letter-pairs.js';

const pairsOf = (text: string): LetterPairs => {
  const pairs = new LetterPairs();
  pairs.add(text, 0, text.length);
  return pairs;
};

describe('LetterPairs', () => {
  it('includes the pairs of every part of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'binary' }), (before, after, part) => {
        expect(pairsOf(before + part + after).includes(pairsOf(part))).toBe(true);
      }),
    );
  });

  it('excludes other words', () => {
    const line = pairsOf('Ana: raises $2 to $4');
    const others = [' folds', ' checks', ' calls ', ' and is all-in', 'Uncalled bet ', '*** FLOP ***'];
    expect(others.filter((words) => line.includes(pairsOf(words)))).toEqual([]);
  });

  it('has no pairs of a text that it forgot, and none of one character', () => {
    const pairs = pairsOf('raises');
    pairs.clear();
    expect(pairs.includes(pairsOf('ai'))).toBe(false);
    expect(pairs.includes(pairsOf('a'))).toBe(true);
  });
});
