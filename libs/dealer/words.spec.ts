import { parseCards } from '#cards';
import { bestHand, wildCards } from '#ranking';
import { failingRows } from '#testing';
import { namedReading, shownAs } from './words.js';

const strength = (text: string): number => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return bestHand('high', 'any-five', parsed.cards, []);
};

describe('shownAs', () => {
  it('describes a hand, and its difference from the best hand shown before', () => {
    const rows = [
      ['Kh Kd 9c 5d 2s', '', 'a pair of Kings'],
      ['Kh Kd 9c 5d 2s', 'Kc Ks 9d 5c 2h', 'a pair of Kings'],
      ['Kh Kd Ac 5d 2s', 'Kc Ks 9d 5c 2h', 'a pair of Kings - Ace kicker'],
      ['Kh Kd Ac Jd 2s', 'Kc Ks Ad Tc 2h', 'a pair of Kings - Ace+Jack kicker'],
      ['Kh Kd 9c 5d 2s', 'Kc Ks Ad 5c 2h', 'a pair of Kings - lower kicker'],
      ['Ah Kd 9c 5d 3s', 'Ac Ks 9d 5c 2h', 'high card Ace - King+Nine+Five+Three kicker'],
      ['Qh 9h 5h 4h 2h', 'Qd Td 5d 4d 2d', 'a flush, Queen high - lower cards'],
      ['Qd Td 5d 4d 2d', 'Qh 9h 5h 4h 2h', 'a flush, Queen high'],
      ['Kh Kd 9c 5d 2s', 'Ac Ad 9d 5c 2h', 'a pair of Kings'],
    ] as const;
    const failures = failingRows(rows, ([hand, best, words]) => {
      expect(shownAs(strength(hand), best === '' ? 0 : strength(best)).text).toBe(words);
    });
    expect(failures).toEqual([]);
  });

  it('includes the kickers that the text names', () => {
    const { reading } = shownAs(strength('Kh Kd Ac Jd 2s'), strength('Kc Ks Ad Tc 2h'));
    expect(reading).toEqual({ category: 'pair', ranks: [11, 12, 9] });
    expect(shownAs(strength('Kh Kd 9c 5d 2s'), strength('Kc Ks Ad 5c 2h')).reading?.ranks).toEqual([11]);
  });
});

describe('P-WILD-1: shownAs with wild cards', () => {
  const wild = (text: string): number => {
    const parsed = parseCards(text);
    if (!parsed.ok) throw new Error(text);
    return bestHand('high', 'any-five', parsed.cards, [], 5, 0, wildCards('wild'));
  };

  it('describes five of a kind, also before and after other hands', () => {
    const five = wild('Jk Kh Kd Kc Ks');
    expect(shownAs(five, 0)).toEqual({
      text: 'five of a kind, Kings',
      reading: { category: 'five-of-a-kind', ranks: [11] },
    });
    expect(shownAs(five, wild('Jk 9h 9d 9c 2s')).text).toBe('five of a kind, Kings');
    expect(shownAs(wild('Jk 9h 9d 9c 2s'), five).text).toBe('four of a kind, Nines');
  });
});

describe('namedReading', () => {
  it('includes what the text names, without kickers', () => {
    expect(namedReading('high', strength('Qh 9h 5h 4h 2h'))).toEqual({ category: 'flush', ranks: [10] });
    expect(namedReading('high', strength('Qh Qd 5h 5c 2h'))).toEqual({
      category: 'two-pair',
      ranks: [10, 3],
    });
    expect(namedReading('high', strength('5h 4d 3h 2c Ah'))).toEqual({ category: 'straight', ranks: [3] });
  });
});
