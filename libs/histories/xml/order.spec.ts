import { makeNumberCheck, misplacedDeals } from './order.js';

const misfits = (numbers: readonly number[]): number[] => {
  const fits = makeNumberCheck();
  return numbers.flatMap((number, index) => (fits(number) ? [] : [index]));
};

describe('makeNumberCheck', () => {
  it.each([
    ['numbers from 1', [1, 2, 3, 4], []],
    ['a changed number', [1, 2, 9, 4, 5], [2]],
    ['a missing number', [1, 3, 4, 5], [1]],
    ['a doubled number', [1, 2, 2, 3, 4], [2]],
    ['exchanged numbers', [1, 3, 2, 4], [1, 2]],
  ])('finds the place of %s', (_name, numbers, found) => {
    expect(misfits(numbers)).toEqual(found);
  });
});

describe('misplacedDeals', () => {
  it.each([
    ['deals around the table', [7, 9, 2, 5], []],
    ['a deal that is too early', [7, 2, 9, 5], [1]],
    ['a second deal to a seat', [1, 2, 2, 4], [2]],
    ['a last deal to the first seat', [1, 2, 4, 1], [3]],
    ['no deals', [], []],
  ])('finds the place in %s', (_name, seats, found) => {
    expect(misplacedDeals(seats)).toEqual(found);
  });
});
