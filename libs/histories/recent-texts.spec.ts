import { RecentTexts } from './recent-texts.js';

describe('RecentTexts', () => {
  const counted = (most: number) => {
    const reads: string[] = [];
    const texts = new RecentTexts(most, (text) => {
      reads.push(text);
      return { upper: text.toUpperCase() };
    });
    return { texts, reads };
  };

  test('reads a text once', () => {
    const { texts, reads } = counted(2);
    const first = texts.get('a pair');
    expect(first).toEqual({ upper: 'A PAIR' });
    expect(texts.get('a pair')).toBe(first);
    expect(reads).toEqual(['a pair']);
  });

  test('is emptied when it is full', () => {
    const { texts, reads } = counted(2);
    for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) texts.get(text);
    expect(reads).toEqual(['a', 'b', 'c', 'a']);
  });

  test('does not keep long texts', () => {
    const { texts, reads } = counted(2);
    const long = 'x'.repeat(201);
    for (const text of [long, long]) expect(texts.get(text)).toEqual({ upper: 'X'.repeat(201) });
    expect(reads).toHaveLength(2);
  });
});
