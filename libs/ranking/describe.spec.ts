import { failingRows } from '#testing';
import { classesOf, HIGH_CLASS_COUNT } from './classes.js';
import { describe as describeStrength, describeValue, describeWithKickers } from './describe.js';
import { cardsEvaluator } from './evaluators.js';
import { categoryOf, explainHigh } from './explain.js';
import { evaluateHigh } from './high.js';
import { evaluatePartial, explainPartial } from './partial.js';
import { isScaleId, SCALES } from './scale.js';
import { cardsOf } from './testing/plain-high.js';

const strength = (text: string): number => evaluateHigh(cardsOf(text));

describe('descriptions of high hands', () => {
  it('name the category and its ranks', () => {
    const rows = [
      ['Ac Kd Th 9s 7c', 'high card Ace', 'carta alta, as'],
      ['Kc Kd Ah Ts 9c', 'a pair of Kings', 'una pareja de reyes'],
      ['Kc Kd Qh Qs 9c', 'two pair, Kings and Queens', 'dobles parejas, reyes y damas'],
      ['6c 6d 6h Qs 9c', 'three of a kind, Sixes', 'un trío de seises'],
      ['8c 9d Th Js Qc', 'a straight, Eight to Queen', 'una escalera de ocho a dama'],
      ['Ac 2d 3h 4s 5c', 'a straight, Ace to Five', 'una escalera de as a cinco'],
      ['Ac Jc 8c 4c 2c', 'a flush, Ace high', 'un color al as'],
      ['Qc Jc 8c 4c 2c', 'a flush, Queen high', 'un color a la dama'],
      ['7c 7d 7h Js Jc', 'a full house, Sevens full of Jacks', 'un full de sietes con jotas'],
      ['Ac Ad Ah As 2c', 'four of a kind, Aces', 'un póker de ases'],
      ['5c 6c 7c 8c 9c', 'a straight flush, Five to Nine', 'una escalera de color de cinco a nueve'],
      ['Ad Kd Qd Jd Td', 'a Royal Flush', 'una escalera real'],
    ] as const;
    const failures = failingRows(rows, ([text, english, spanish]) => {
      expect(describeStrength('high', strength(text), 'en')).toBe(english);
      expect(describeStrength('high', strength(text), 'es')).toBe(spanish);
    });
    expect(failures).toEqual([]);
  });

  it('name kickers and all ranks of a flush', () => {
    const rows = [
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
      ['Ac Ad Ah As 2c', 'four of a kind, Aces, Deuce kicker', 'un póker de ases, kicker dos'],
      ['Ad Kd Qd Jd Td', 'a Royal Flush', 'una escalera real'],
    ] as const;
    const failures = failingRows(rows, ([text, english, spanish]) => {
      expect(describeWithKickers('high', strength(text), 'en')).toBe(english);
      expect(describeWithKickers('high', strength(text), 'es')).toBe(spanish);
    });
    expect(failures).toEqual([]);
  });

  it('describe partial hands', () => {
    const pair = explainPartial(evaluatePartial(cardsOf('6c 6d Ah')));
    expect(describeValue(pair, 'en')).toBe('a pair of Sixes');
    expect(describeValue(pair, 'es')).toBe('una pareja de seises');
  });
});

describe('descriptions of hands on other scales', () => {
  it('follow the scale', () => {
    const rows = [
      ['ace-to-five', '8c 6d 4h 3s Ac', '8-6-4-3-A low', 'mano baja 8-6-4-3-A'],
      ['ace-to-five', '2c 2d 4h 3s Ac', 'a pair of Deuces', 'una pareja de doses'],
      ['deuce-to-seven', 'Tc 7d 4h 3s 2c', 'T-7-4-3-2 low', 'mano baja T-7-4-3-2'],
      ['deuce-to-seven', 'Ac 2d 3h 4s 5c', 'A-5-4-3-2 low', 'mano baja A-5-4-3-2'],
      ['deuce-to-seven', '6c 2d 3h 4s 5c', 'a straight, Deuce to Six', 'una escalera de dos a seis'],
      ['ace-to-six', 'Ac 2d 3h 4s 5c', 'a straight, Ace to Five', 'una escalera de as a cinco'],
      ['ace-to-six', 'Ac 2c 3c 4c Kc', 'a flush, King high', 'un color al rey'],
      ['short', 'Ac 6d 7h 8s 9c', 'a straight, Ace to Nine', 'una escalera de as a nueve'],
      ['short', 'Tc 6d 7h 8s 9c', 'a straight, Six to Ten', 'una escalera de seis a diez'],
      ['short', 'Ac Kc Qc Jc Tc', 'a Royal Flush', 'una escalera real'],
      ['badugi', '8c 5d 3h As', '8-5-3-A badugi', 'badugi 8-5-3-A'],
      ['badugi', '8c 5c 3h As', 'three-card hand, 5-3-A', 'mano de tres cartas, 5-3-A'],
      ['badugi', '8c 5c 5h As', 'three-card hand, 8-5-A', 'mano de tres cartas, 8-5-A'],
      ['badugi', '8c 5c 8h 5h', 'two-card hand, 8-5', 'mano de dos cartas, 8-5'],
      ['badugi', '8c 5c Ac Tc', 'one-card hand, A', 'mano de una carta, A'],
      ['three-card', 'Ac Kc Qc', 'a straight flush, Queen to Ace', 'una escalera de color de dama a as'],
      ['three-card', '3c 2d Ac', 'a straight, Ace to Three', 'una escalera de as a tres'],
      ['one-card', 'Kc', 'high card King', 'carta alta, rey'],
    ] as const;
    const failures = failingRows(rows, ([scale, text, english, spanish]) => {
      const cards = cardsOf(text);
      const value = cardsEvaluator(scale)(cards, cards.length);
      expect(describeStrength(scale, value, 'en')).toBe(english);
      expect(describeStrength(scale, value, 'es')).toBe(spanish);
    });
    expect(failures).toEqual([]);
  });

  it('describe five of a kind', () => {
    expect(describeStrength('high', HIGH_CLASS_COUNT + 13, 'en')).toBe('five of a kind, Aces');
    expect(describeStrength('high', HIGH_CLASS_COUNT + 13, 'es')).toBe('un repóker de ases');
  });

  it.each(Object.keys(SCALES).filter(isScaleId))('distinguish all classes on the scale %s', (scale) => {
    const { count } = classesOf(scale);
    for (const language of ['en', 'es'] as const) {
      const texts = Array.from({ length: count }, (_, i) => describeWithKickers(scale, i + 1, language));
      expect(new Set(texts).size).toBe(count);
      expect(texts.filter((text) => text.includes('undefined'))).toEqual([]);
    }
  });
});

describe('explainHigh', () => {
  it('returns the same frozen value each time', () => {
    const reading = explainHigh(strength('Kc Kd Ah Ts 9c'));
    expect(reading).toEqual({ category: 'pair', ranks: [11, 12, 8, 7] });
    expect(explainHigh(strength('Ks Kh Ac Tc 9d'))).toBe(reading);
    expect(Object.isFrozen(reading)).toBe(true);
    expect(Object.isFrozen(reading.ranks)).toBe(true);
  });

  it.each([0, -1, 7476, 1.5, NaN])('throws for %d, which is not the strength of a hand', (number) => {
    expect(() => explainHigh(number)).toThrow(RangeError);
    expect(() => categoryOf('high', number)).toThrow(RangeError);
  });
});
