import { groupDays, daysChart } from './charts.js';

const daysFrom = (first: string, count: number): { day: string; hands: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    hands: 1,
  }));

describe('hands over time', () => {
  test('have a column for each day, also for days without hands', () => {
    const days = [
      { day: '2024-02-28', hands: 3 },
      { day: '2024-03-01', hands: 5 },
    ];
    expect(groupDays(days)).toEqual([
      { label: '2024-02-28', hands: 3 },
      { label: '2024-02-29', hands: 0 },
      { label: '2024-03-01', hands: 5 },
    ]);
  });

  test.each([
    ['2024-01-01', 120, '2024-01-01', '2024-04-29', 120],
    ['2023-11-15', 400, '2023-11', '2024-12', 14],
    ['2000-01-01', 6000, '2000', '2016', 17],
  ])('from %s, %i days: columns from %s to %s, %i in all', (start, count, first, last, columns) => {
    const buckets = groupDays(daysFrom(start, count));
    expect([buckets[0].label, buckets.at(-1)?.label, buckets.length]).toEqual([first, last, columns]);
    expect(buckets.reduce((sum, { hands }) => sum + hands, 0)).toBe(count);
  });

  test('fit into a chart for any dates in the log', () => {
    const buckets = groupDays([
      { day: '0001-01-01', hands: 1 },
      { day: '9999-12-31', hands: 2 },
    ]);
    expect([buckets[0], buckets.at(-1)]).toEqual([
      { label: '0000', hands: 1 },
      { label: '9900', hands: 2 },
    ]);
  });

  test('have no chart without known dates', () => {
    expect(daysChart([], 'en')).toBe('');
    expect(daysChart(daysFrom('2024-01-01', 1), 'es')).toContain('Máximo de manos en una columna: 1');
  });
});
