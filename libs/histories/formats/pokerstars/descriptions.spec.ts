import { readDescription } from './descriptions.js';
import { everyRow } from '../../testing/tables.js';

describe('readDescription', () => {
  everyRow<[string, string, readonly number[]]>([
    ['high card Ace', 'high-card', [12]],
    ['high card Ace - Queen+Jack+Ten+Eight kicker', 'high-card', [12, 10, 9, 8, 6]],
    ['Pair - Ace kicker', 'pair', []],
    ['a pair of Sixes', 'pair', [4]],
    ['a pair of Deuces - King kicker', 'pair', [0, 11]],
    ['pair of Twos', 'pair', [0]],
    ['Pair', 'pair', []],
    ['two pair, Kings and Fives', 'two-pair', [11, 3]],
    ['two pair, Fives and Kings', 'two-pair', [11, 3]],
    ['two pair, Aces and Eights - lower kicker', 'two-pair', [12, 6]],
    ['Two Pairs', 'two-pair', []],
    ['three of a kind, Sevens', 'three-of-a-kind', [5]],
    ['a straight, Ten to Ace', 'straight', [12]],
    ['a straight, Ace to Five', 'straight', [3]],
    ['Straight, Nine high', 'straight', [7]],
    ['a flush, King high', 'flush', [11]],
    ['a flush, King high - lower cards', 'flush', [11]],
    ['Flush', 'flush', []],
    ['a full house, Tens full of Aces', 'full-house', [8, 12]],
    ['full house, Deuces full of Threes', 'full-house', [0, 1]],
    ['four of a kind, Queens', 'four-of-a-kind', [10]],
    ['a straight flush, Five to Nine', 'straight-flush', [7]],
    ['a Royal Flush', 'straight-flush', [12]],
    ['Royal Flush', 'straight-flush', [12]],
    ['A PAIR OF JACKS', 'pair', [9]],
    ['Lo: 8,6,4,2,A', 'low', [6, 4, 2, 0, 12]],
    ['LO: 7,5,4,3,2', 'low', [5, 3, 2, 1, 0]],
    ['Lo: 3,3,5,4', 'pair', [1, 3, 2]],
    ['Lo: K,K,9,9,A', 'two-pair', [11, 7, 12]],
    ['Lo: a pair of Eights', 'pair', [6]],
    ['Lo: two pair, Kings and Aces', 'two-pair', [11, 12]],
    ['Lo: two pair, Kings and Aces - Ten kicker', 'two-pair', [11, 12, 8]],
    ['Lo: a straight, Three to Seven', 'straight', [5]],
    ['Badugi: T,7,5,A', 'badugi', [8, 5, 3, 12]],
    ['a Badugi: T,7,5,A', 'badugi', [8, 5, 3, 12]],
    ['3-card: 6,5,4', 'three-card', [4, 3, 2]],
    ['a 3-card: 6,5,4', 'three-card', [4, 3, 2]],
    ['2-card: 6,5', 'two-card', [4, 3]],
    ['1-card: A', 'one-card', [12]],
  ])('reads category and ranks', (text, category, ranks) => {
    const { loose, ...reading } = readDescription(text) ?? {};
    expect(reading).toEqual({ category, ranks });
    expect([true, undefined]).toContain(loose);
  });

  everyRow([
    'Pair',
    'Two Pairs',
    'Flush',
    'Straight, Nine high',
    'a pair of Knaves',
    'two pair, Kings',
    'a straight, Four to Nine',
    'a straight, Ace to Six',
    'a straight flush, Nine to Five',
    'a flush, King high - lowest cards',
    'a pair of Sixes - Knave kicker',
    'a Royal Flush of hearts',
    'a full house, Tens full',
    'high card',
    'Lo: a pair of Knaves',
  ])('notes ranks that are missing and words that are none of a description', (text) => {
    expect(readDescription(text)).toMatchObject({ loose: true });
  });

  everyRow([
    'a straight, Ace to Five',
    'a straight, Ace to Nine',
    'a straight, Five to Nine',
    'a pair of Sixs',
    'High Card King',
    'A PAIR OF JACKS',
    'Royal Flush',
    'a flush, King high - lower cards',
    'two pair, Aces and Eights - lower kicker',
    'high card Ace - Queen+Jack+Ten+Eight kicker',
    'a 3-card: 6,5,4',
    'Lo: a straight, Three to Seven',
  ])('finds nothing amiss in the words of the site', (text) => {
    expect(readDescription(text)).not.toHaveProperty('loose');
  });

  it('adds kickers after the ranks of the category', () => {
    expect(readDescription('two pair, Fives and Kings - Ace kicker')).toEqual({
      category: 'two-pair',
      ranks: [11, 3, 12],
    });
  });

  it('keeps a rank that is somewhere in the hand apart', () => {
    expect(readDescription('a flush, Ace high - Jack higher')).toEqual({
      category: 'flush',
      ranks: [12],
      among: [9],
    });
  });

  everyRow([
    '',
    'something new',
    'five of a kind',
    'HI: a pair of Kings',
    '  a pair of Kings',
    'Lo: ',
    'Lo: 8;6',
    'Lo: 8,',
    'Badugi: 1,2',
  ])('returns null for other texts', (text) => {
    expect(readDescription(text)).toBeNull();
  });

  it('runs in linear time', () => {
    expect(readDescription(`a flush, ${'King '.repeat(200_000)}`)).toEqual({
      category: 'flush',
      ranks: [11],
      loose: true,
    });
    expect(readDescription(`a flush, ${'x'.repeat(1_000_000)}`)).toEqual({
      category: 'flush',
      ranks: [],
      loose: true,
    });
  });
});
