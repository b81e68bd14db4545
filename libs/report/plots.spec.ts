import { bucketsOf, daysPlot } from './plots.js';

const daysFrom = (first: string, count: number): { day: string; hands: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    hands: 1,
  }));

describe('hands over time', () => {
  test('has a column a day, also for days without hands', () => {
    const days = [
      { day: '2024-02-28', hands: 3 },
      { day: '2024-03-01', hands: 5 },
    ];
    expect(bucketsOf(days)).toEqual([
      { label: '2024-02-28', hands: 3 },
      { label: '2024-02-29', hands: 0 },
      { label: '2024-03-01', hands: 5 },
    ]);
  });

  test.each([
    ['2024-01-01', 120, '2024-01-01', '2024-04-29', 120],
    ['2023-11-15', 400, '2023-11', '2024-12', 14],
    ['2000-01-01', 6000, '2000', '2016', 17],
  ])('from %s on, %i days: from %s to %s in %i columns', (start, count, first, last, columns) => {
    const buckets = bucketsOf(daysFrom(start, count));
    expect([buckets[0].label, buckets.at(-1)?.label, buckets.length]).toEqual([first, last, columns]);
    expect(buckets.reduce((sum, { hands }) => sum + hands, 0)).toBe(count);
  });

  test('stays a plot whatever times a log claims', () => {
    const buckets = bucketsOf([
      { day: '0001-01-01', hands: 1 },
      { day: '9999-12-31', hands: 2 },
    ]);
    expect([buckets[0], buckets.at(-1)]).toEqual([
      { label: '0000', hands: 1 },
      { label: '9900', hands: 2 },
    ]);
  });

  test('is nothing where no time is known', () => {
    expect(daysPlot([], 'en')).toBe('');
    expect(daysPlot(daysFrom('2024-01-01', 1), 'es')).toContain('Máximo de manos en una columna: 1');
  });
});
