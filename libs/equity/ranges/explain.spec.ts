import { explainRange, type RangeExplanation } from './explain.js';
import { parseRange } from './parse.js';
import type { RangeShape } from './range.js';

const HOLDEM: RangeShape = { deck: 'standard', size: 2, order: 'two-cards' };

function explain(text: string, shape: RangeShape): RangeExplanation {
  const reading = parseRange(text, shape);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issue));
  return explainRange(reading.range, shape);
}

test.each([
  ['AA', 6, '6', 0.4525],
  ['AA:0.5', 6, '3', 0.2262],
  ['AA:0.333,AhKh', 7, '2.998', 0.2261],
  ['AhKh:0.001', 1, '0.001', 0.0001],
  ['random', 1326, '1326', 100],
  ['random:0.5', 1326, '663', 50],
  ['50%Random', 1326, '663', 50],
  ['RANDOM!AA', 1320, '1320', 99.5475],
])('%s: %i hands with a total weight of %s, %d%% of all', (text, combos, weighted, percent) => {
  expect(explain(text, HOLDEM)).toMatchObject({ combos, weighted, percent });
});

test('the grid has suited hands above the diagonal, aces first', () => {
  const { grid } = explain('AhKh,QQ:0.5,K2o:0.25', HOLDEM);
  expect(grid).toHaveLength(13);
  const hands = [{ hand: 'AhKh', weight: 1000 }];
  expect(grid![0][1]).toEqual({ hand: 'AKs', combos: 1, weight: 1000, of: 4, hands });
  expect(grid![1][0]).toEqual({ hand: 'AKo', combos: 0, weight: 0, of: 12, hands: null });
  expect(grid![2][2]).toEqual({ hand: 'QQ', combos: 6, weight: 3000, of: 6, hands: null });
  expect(grid![12][1]).toEqual({ hand: 'K2o', combos: 12, weight: 3000, of: 12, hands: null });
});

test('a square whose hands differ lists them, the higher card first', () => {
  const { grid } = explain('AcKd,AhKs:0.5,QdQs,QhQd:0.25', HOLDEM);
  const byHand = (hand: string) => new Map(grid!.flat().map((cell) => [cell.hand, cell])).get(hand)!.hands;
  expect(new Set(byHand('AKo'))).toEqual(
    new Set([
      { hand: 'AcKd', weight: 1000 },
      { hand: 'AhKs', weight: 500 },
    ]),
  );
  expect(new Set(byHand('QQ'))).toEqual(
    new Set([
      { hand: 'QsQd', weight: 1000 },
      { hand: 'QhQd', weight: 250 },
    ]),
  );
});

test.each<[RangeShape, number]>([
  [HOLDEM, 13],
  [{ ...HOLDEM, deck: 'short-36' }, 9],
  [{ ...HOLDEM, deck: 'royal-20' }, 5],
])('the grid of all hands is full: %j', (shape, ranks) => {
  const cells = explain('random', shape).grid!.flat();
  expect(cells).toHaveLength(ranks ** 2);
  expect(cells.filter(({ combos, weight, of }) => combos !== of || weight !== of * 1000)).toEqual([]);
});

test('there is no grid for hands of another size', () => {
  expect(explain('AA', { deck: 'standard', size: 4, order: null })).toEqual({
    combos: 6961,
    weighted: '6961',
    percent: 2.5712,
    grid: null,
  });
});
