import type { Field } from '../api.js';
import { readAnswer } from './typed-answer.js';

const field = (type: Field['type'], more: Partial<Field> = {}): Field => ({
  name: 'x',
  type,
  question: { en: 'x', es: 'x' },
  required: false,
  choices: [],
  min: null,
  max: null,
  ...more,
});

const outcome = (text: string, of: Field): unknown => {
  const answer = readAnswer(text, of);
  return answer.ok ? answer.value : answer.error.key;
};

describe('a typed answer', () => {
  it.each([
    ['25', '25'],
    [' 25 ', '25'],
    ['$25', '25'],
    ['2,50 €', '2.50'],
    ['0,125', '0.125'],
    ['1000', '1000'],
    ['1234.567', '1234.567'],
    ['1,000', 'wrongThousands'],
    ['1.000', 'wrongThousands'],
    ['12.345.678', 'wrongThousands'],
    ['1,000.50', 'wrongThousands'],
    ['1.000,50', 'wrongThousands'],
    ['999999999999999', 'wrongAmount'],
    ['25 chips', 'wrongAmount'],
    ['-5', 'wrongAmount'],
    ['1e3', 'wrongAmount'],
    ['.5', 'wrongAmount'],
  ])('%j as an amount is %j', (text, expected) => {
    expect(outcome(text, field('amount'))).toBe(expected);
  });

  it.each([
    ['3', 3],
    ['0', 'wrongRange'],
    ['65', 'wrongRange'],
    ['first', 'wrongNumber'],
    ['2.5', 'wrongNumber'],
  ])('%j as a number from 1 to 64 is %j', (text, expected) => {
    expect(outcome(text, field('whole-number', { min: 1, max: 64 }))).toBe(expected);
  });

  it('is one of two words, or one of the choices', () => {
    const choice = field('choice', { choices: [{ value: 'dealer', name: { en: 'x', es: 'x' } }] });
    expect([outcome('yes', field('yes-no')), outcome('no', field('yes-no'))]).toEqual([true, false]);
    expect([outcome('maybe', field('yes-no')), outcome('cat', choice)]).toEqual([
      'wrongChoice',
      'wrongChoice',
    ]);
    expect(outcome('dealer', choice)).toBe('dealer');
  });

  it.each([
    ['4 48', [4, 48]],
    ['4, 48', [4, 48]],
    ['4', 'wrongNumbers'],
    ['4 40 8', 'wrongNumbers'],
  ])('%j as two parts of a cut is %j', (text, expected) => {
    expect(outcome(text, field('numbers'))).toEqual(expected);
  });

  it.each([
    [
      '9 js, 2: 10H',
      [
        { seat: 9, card: 'Js' },
        { seat: 2, card: 'Th' },
      ],
    ],
    [
      '1 2h; 1 Ks',
      [
        { seat: 1, card: '2h' },
        { seat: 1, card: 'Ks' },
      ],
    ],
    ['1 Jh, 2 Jh', 'wrongTwice'],
    ['Jh', 'wrongDraw'],
    ['1 Jx', 'wrongDraw'],
    ['65 Jh', 'wrongDraw'],
  ])('P-SETUP-7: %j as drawn cards keeps their order: %j', (text, expected) => {
    expect(outcome(text, field('cards-by-seat'))).toEqual(expected);
  });
});
