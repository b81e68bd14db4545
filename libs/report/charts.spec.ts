import { groupDays, daysChart } from './charts.js';

const daysFrom = (first: string, count: number): { day: string; hands: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    hands: 1,
  }));

const labelsOf = (days: readonly { day: string; hands: number }[]): unknown[] =>
  (groupDays(days)?.columns ?? []).map(({ label, hands }) => [label, hands]);

describe('hands over time', () => {
  test('have a column for each day, also for days without hands', () => {
    const days = [
      { day: '2024-02-28', hands: 3 },
      { day: '2024-03-01', hands: 5 },
    ];
    expect(labelsOf(days)).toEqual([
      ['2024-02-28', 3],
      ['2024-02-29', 0],
      ['2024-03-01', 5],
    ]);
  });

  test('keep their days if they are years apart, with one gap in between', () => {
    const days = [...daysFrom('2009-06-10', 2), ...daysFrom('2024-01-01', 1)];
    expect(groupDays(days)).toEqual({
      scale: 'day',
      columns: [
        { label: '2009-06-10', hands: 1, isGap: false },
        { label: '2009-06-11', hands: 1, isGap: false },
        { label: '2009-06-12 – 2023-12-31', hands: 0, isGap: true },
        { label: '2024-01-01', hands: 1, isGap: false },
      ],
    });
    expect(daysChart(days, 'en')).toContain('A dashed line is a longer time without hands.');
    expect(daysChart(days, 'en').match(/class="gap"/g)).toHaveLength(1);
  });

  test.each([
    ['2024-01-01', 120, 'day', '2024-01-01', '2024-04-29', 120],
    ['2023-11-15', 400, 'month', '2023-11', '2024-12', 14],
    ['2000-01-01', 6000, 'year', '2000', '2016', 17],
  ])('from %s, %i days: by %s, columns from %s to %s, %i in all', (start, count, by, first, last, length) => {
    const { scale, columns } = groupDays(daysFrom(start, count))!;
    expect([scale, columns[0].label, columns.at(-1)?.label, columns.length]).toEqual([
      by,
      first,
      last,
      length,
    ]);
    expect(columns.reduce((sum, { hands }) => sum + hands, 0)).toBe(count);
  });

  test('fit into a chart for any dates in the log', () => {
    const years = Array.from({ length: 9999 }, (_, year) => ({
      day: `${String(year + 1).padStart(4, '0')}-01-01`,
      hands: 1,
    }));
    const { scale, columns } = groupDays(years)!;
    expect([scale, columns[0].label, columns.at(-1)?.label]).toEqual(['century', '0000', '9900']);
    expect(labelsOf([years[0], years[9998]])).toEqual([
      ['0001-01-01', 1],
      ['0001-01-02 – 9998-12-31', 0],
      ['9999-01-01', 1],
    ]);
  });

  test('have no chart without known dates', () => {
    expect(daysChart([], 'en')).toBe('');
    expect(daysChart(daysFrom('2024-01-01', 1), 'es')).toContain(
      'Máximo de manos en una columna: 1. Una columna es un día.',
    );
  });
});
