import { englishRanks, makeHandReader } from './hand-words.js';

describe('the reader of hand descriptions', () => {
  const read = makeHandReader({
    categories: [
      ['Royal flush', 'straight-flush'],
      ['Straight', 'straight'],
      ['Two pairs', 'two-pair'],
      ['Full of', 'full-house'],
      ['Flush', 'flush'],
    ],
    ranks: englishRanks,
  });

  it('takes the category and the ranks from the words', () => {
    expect(read('Two pairs : 9 and Aces')).toEqual({ category: 'two-pair', ranks: [12, 7] });
    expect(read('FULL OF Kings and 10')).toEqual({ category: 'full-house', ranks: [11, 8] });
    expect(read('Royal Flush')).toEqual({ category: 'straight-flush', ranks: [12] });
  });

  it('takes the last named rank of a straight', () => {
    expect(read('Straight Queen high')).toEqual({ category: 'straight', ranks: [10] });
    expect(read('Straight, Ace to Five')).toEqual({ category: 'straight', ranks: [3] });
  });

  it('keeps kickers behind the ranks of the category', () => {
    expect(read('Two pairs, Fives and Kings, Deuce kicker')?.ranks).toEqual([11, 3, 0]);
  });

  it('names no rank that the words leave out', () => {
    expect(read('Full of Kings')).toEqual({ category: 'full-house', ranks: [] });
    expect(read('Flush')).toEqual({ category: 'flush', ranks: [] });
  });

  it('returns null for other words', () => {
    expect(read('a Straight')).toBeNull();
    expect(read('')).toBeNull();
  });

  it('reads no description with other words, too few ranks or impossible ends, where the links are known', () => {
    const readStrictly = makeHandReader({
      categories: [
        ['Full of', 'full-house'],
        ['Straight', 'straight'],
      ],
      ranks: englishRanks,
      links: ['and', 'to', 'high'],
    });
    expect(readStrictly('Full of Kings and 7')).toEqual({ category: 'full-house', ranks: [11, 5] });
    expect(readStrictly('Straight, Ace to Five')).toEqual({ category: 'straight', ranks: [3] });
    expect(readStrictly('Full of Kings and 70')).toBeNull();
    expect(readStrictly('Full of Kings')).toBeNull();
    expect(readStrictly('Straight')).toBeNull();
    expect(readStrictly('Straight, Four to Seven')).toBeNull();
    expect(readStrictly('Straight, Three to Seven')).toEqual({ category: 'straight', ranks: [5] });
  });
});
