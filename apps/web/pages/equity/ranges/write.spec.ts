import fc from 'fast-check';
import { explainRange, parseRange, type RangeShape } from '#equity';
import { runsOf } from '#testing';
import { between, emptyGrid, commonWeight, type Grid, handsOf, paint, paintHand } from './grid.js';
import { formatRange } from './write.js';

const SHAPES: readonly (readonly [string, RangeShape])[] = [
  ['AKQJT98765432', { deck: 'standard', size: 2, order: 'two-cards' }],
  ['AKQJT9876', { deck: 'short-36', size: 2, order: 'two-cards' }],
  ['AKQJT', { deck: 'royal-20', size: 2, order: 'two-cards' }],
];

/** The grid that the service makes of a text. */
const gridOf = (text: string, shape: RangeShape): Grid => {
  const reading = parseRange(text, shape);
  if (!reading.ok) throw new Error(`${text}: ${reading.issue.code} at ${String(reading.issue.at)}`);
  const { grid } = explainRange(reading.range, shape);
  if (grid === null) throw new Error('there is no grid');
  return grid;
};
const [[RANKS, SHAPE]] = SHAPES as [(typeof SHAPES)[number]];
/** The grid with the hands of each square in one order. */
const inOrder = (grid: Grid): Grid =>
  grid.map((row) =>
    row.map((cell) => ({
      ...cell,
      hands: cell.hands === null ? null : handsOf(cell).filter(({ weight }) => weight > 0),
    })),
  );
const handsIn = (grid: Grid): string[] => grid.flat().map(({ hand }) => hand);

describe('a grid', () => {
  test.each(SHAPES)('of %s equals the grid of the service', (ranks, shape) => {
    const everything = paint(emptyGrid(ranks), new Set(handsIn(emptyGrid(ranks))), 1000);
    expect(everything).toEqual(gridOf('random', shape));
  });

  test.each(SHAPES)('of %s survives formatting and parsing', (ranks, shape) => {
    const hands = handsIn(emptyGrid(ranks));
    const chosen = fc.array(
      fc.tuple(fc.subarray(hands), fc.constantFrom(0, 1, 250, 333, 500, 999, 1000, 1000)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(chosen, (strokes) => {
        const grid = strokes.reduce(
          (before, [some, weight]) => paint(before, new Set(some), weight),
          emptyGrid(ranks),
        );
        const text = formatRange(grid);
        if (text !== '') expect(gridOf(text, shape)).toEqual(grid);
        else expect(grid).toEqual(emptyGrid(ranks));
      }),
      { numRuns: runsOf(300) },
    );
  });

  test('keeps hands of squares that are not painted', () => {
    const texts = ['AhKd,QQ+,A5s-A2s:0.5', 'AK:hh,(JJ!JhJd):0.25', '(22+,AhQh:0.3,AsQs:0.9)', 'hh'];
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.subarray(handsIn(emptyGrid(RANKS))),
        fc.constantFrom(0, 500, 1000),
        (text, some, weight) => {
          const before = gridOf(text, SHAPE);
          const after = paint(before, new Set(some), weight);
          const written = formatRange(after);
          expect(inOrder(written === '' ? emptyGrid(RANKS) : gridOf(written, SHAPE))).toEqual(inOrder(after));
        },
      ),
      { numRuns: runsOf(300) },
    );
  });

  test.each(['QQ+,AKs', '99-66,ATs+,A5s-A2s,KQo', 'AA,(KK,AKs):0.5', 'random', 'random:0.25', 'ATo+'])(
    '%s is formatted in the usual notation',
    (text) => {
      expect(formatRange(gridOf(text, SHAPE))).toBe(text);
    },
  );

  test.each(['AhKd', 'AsAh,AdAc:0.5', 'QQ+,AKs:0.5,AhQd', 'hh'])('%s keeps its hands one by one', (text) => {
    const grid = gridOf(text, SHAPE);
    expect(inOrder(gridOf(formatRange(grid), SHAPE))).toEqual(inOrder(grid));
  });

  test('takes and gives single hands of a square', () => {
    const all = handsIn(emptyGrid(RANKS));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(1, 250, 1000), fc.nat(), (name, weight, pick) => {
        const at = (grid: Grid) => grid.flat().find((cell) => cell.hand === name)!;
        const hands = handsOf(at(emptyGrid(RANKS)));
        const { hand } = hands[pick % hands.length];
        const one = paintHand(emptyGrid(RANKS), name, hand, weight);
        expect(gridOf(formatRange(one), SHAPE)).toEqual(one);
        expect(at(one).hands).toEqual([{ hand, weight }]);
        expect(paintHand(one, name, hand, 0)).toEqual(emptyGrid(RANKS));
        const every = hands.reduce((grid, each) => paintHand(grid, name, each.hand, weight), one);
        expect(every).toEqual(paint(emptyGrid(RANKS), new Set([name]), weight));
      }),
      { numRuns: runsOf(300) },
    );
  });

  test('is empty text if it is empty', () => {
    expect(formatRange(emptyGrid(RANKS))).toBe('');
  });

  test('has a weight for a square only if all its hands have it', () => {
    const at = (grid: Grid, hand: string) => grid.flat().find((cell) => cell.hand === hand)!;
    const grid = gridOf('AKs:0.5,QhQd', SHAPE);
    expect([at(grid, 'AKs'), at(grid, 'QQ'), at(grid, 'AKo')].map(commonWeight)).toEqual([500, null, 0]);
  });

  test('has rectangles between any two squares', () => {
    const grid = emptyGrid('AKQJT');
    const corners = [
      [
        { x: 1, y: 0 },
        { x: 2, y: 1 },
      ],
      [
        { x: 2, y: 1 },
        { x: 1, y: 0 },
      ],
      [
        { x: 1, y: 1 },
        { x: 2, y: 0 },
      ],
    ] as const;
    for (const [one, other] of corners)
      expect([...between(grid, one, other)].sort()).toEqual(['AKs', 'AQs', 'KK', 'KQs']);
  });
});
