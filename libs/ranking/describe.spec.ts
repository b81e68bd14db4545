import { HIGH_CLASS_COUNT } from './classes.js';
import { describe as describeStrength, describeReading, describeWithKickers } from './describe.js';
import { categoryOf, explainHigh } from './explain.js';
import { evaluateHigh } from './high.js';
import { evaluatePartial, explainPartial } from './partial.js';
import { cardsOf } from './testing/plain-high.js';

const strength = (text: string): number => evaluateHigh(cardsOf(text));

describe('hands in words', () => {
  it.each([
    ['Ac Kd Th 9s 7c', 'high card Ace', 'carta alta, as'],
    ['Kc Kd Ah Ts 9c', 'a pair of Kings', 'una pareja de reyes'],
    ['Kc Kd Qh Qs 9c', 'two pair, Kings and Queens', 'dobles parejas, reyes y damas'],
    ['6c 6d 6h Qs 9c', 'three of a kind, Sixes', 'un trío de seises'],
    ['8c 9d Th Js Qc', 'a straight, Eight to Queen', 'una escalera de ocho a dama'],
    ['Ac 2d 3h 4s 5c', 'a straight, Ace to Five', 'una escalera de as a cinco'],
    ['Ac Jc 8c 4c 2c', 'a flush, Ace high', 'un color al as'],
    ['Qc Jc 8c 4c 2c', 'a flush, Queen high', 'un color a la dama'],
    ['7c 7d 7h Js Jc', 'a full house, Sevens full of Jacks', 'un full de sietes con jotas'],
    ['Ac Ad Ah As 2c', 'four of a kind, Aces', 'un póquer de ases'],
    ['5c 6c 7c 8c 9c', 'a straight flush, Five to Nine', 'una escalera de color de cinco a nueve'],
    ['Ad Kd Qd Jd Td', 'a Royal Flush', 'una escalera real'],
  ])('%s: %s; %s', (text, english, spanish) => {
    expect(describeStrength('high', strength(text), 'en')).toBe(english);
    expect(describeStrength('high', strength(text), 'es')).toBe(spanish);
  });

  it.each([
    [
      'Ac Kd Th 9s 7c',
      'high card Ace, King-Ten-Nine-Seven kickers',
      'carta alta, as, kickers rey, diez, nueve y siete',
    ],
    [
      'Kc Kd Ah Ts 9c',
      'a pair of Kings, Ace-Ten-Nine kickers',
      'una pareja de reyes, kickers as, diez y nueve',
    ],
    [
      'Kc Kd Qh Qs 9c',
      'two pair, Kings and Queens, Nine kicker',
      'dobles parejas, reyes y damas, kicker nueve',
    ],
    [
      '6c 6d 6h Qs 9c',
      'three of a kind, Sixes, Queen-Nine kickers',
      'un trío de seises, kickers dama y nueve',
    ],
    ['Ac Jc 8c 4c 2c', 'a flush, Ace-Jack-Eight-Four-Deuce', 'un color de as, jota, ocho, cuatro y dos'],
    ['7c 7d 7h Js Jc', 'a full house, Sevens full of Jacks', 'un full de sietes con jotas'],
    ['Ac Ad Ah As 2c', 'four of a kind, Aces, Deuce kicker', 'un póquer de ases, kicker dos'],
    ['Ad Kd Qd Jd Td', 'a Royal Flush', 'una escalera real'],
  ])('%s with kickers: %s; %s', (text, english, spanish) => {
    expect(describeWithKickers('high', strength(text), 'en')).toBe(english);
    expect(describeWithKickers('high', strength(text), 'es')).toBe(spanish);
  });

  it('tell every class from every other when the kickers are named', () => {
    for (const language of ['en', 'es'] as const) {
      const texts = Array.from({ length: HIGH_CLASS_COUNT }, (_, i) =>
        describeWithKickers('high', i + 1, language),
      );
      expect(new Set(texts).size).toBe(HIGH_CLASS_COUNT);
      expect(texts.filter((text) => text.includes('undefined'))).toEqual([]);
    }
  });

  it('name partial hands as well', () => {
    const pair = explainPartial(evaluatePartial(cardsOf('6c 6d Ah')));
    expect(describeReading(pair, 'en')).toBe('a pair of Sixes');
    expect(describeReading(pair, 'es')).toBe('una pareja de seises');
  });
});

describe('explainHigh', () => {
  it('gives the same frozen reading each time', () => {
    const reading = explainHigh(strength('Kc Kd Ah Ts 9c'));
    expect(reading).toEqual({ category: 'pair', ranks: [11, 12, 8, 7] });
    expect(explainHigh(strength('Ks Kh Ac Tc 9d'))).toBe(reading);
    expect(Object.isFrozen(reading)).toBe(true);
    expect(Object.isFrozen(reading.ranks)).toBe(true);
  });

  it.each([0, -1, 7476, 1.5, NaN])('throws for %d, which is no strength of a hand', (number) => {
    expect(() => explainHigh(number)).toThrow(RangeError);
    expect(() => categoryOf('high', number)).toThrow(RangeError);
  });
});
