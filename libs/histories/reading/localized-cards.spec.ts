import { formatCards } from '#cards';
import { makeCardParser } from './index.js';

describe('makeCardParser', () => {
  const parse = makeCardParser([{ ranks: { J: 9, '10': 8 }, suits: { Pik: 3, Karo: 1 } }]);

  it('reads cards in the words of a language and in the usual notation', () => {
    expect(formatCards(parse('JPik, 10Karo, Ah') ?? [])).toBe('Js Td Ah');
    expect(parse('JPik, 11Karo')).toBeNull();
    expect(parse('JPik JKaro')).toBeNull();
  });

  it('reads a bounded number of cards', () => {
    expect(parse(Array.from({ length: 100 }, () => 'Ah').join(','))).toBeNull();
  });
});
