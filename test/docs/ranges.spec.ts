import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRange, type RangeShape } from '#equity';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'ranges.md'), 'utf8');

/** The rows of all tables that have these columns, by the name of the column. */
function rowsWith(...columns: readonly string[]): Record<string, string>[] {
  const tables = page.match(/^\|.*\n\|[ -|]+\n(?:\|.*\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [head = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
      );
    if (!columns.every((column) => head.includes(column))) return [];
    return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
  });
}

const ORDERS = { holdem: 'two-cards', omaha: 'omaha', 'omaha-8': 'omaha-8' } as const;
const isOrdered = (game: string): game is keyof typeof ORDERS => Object.hasOwn(ORDERS, game);

/** Tables name the game or the number of cards; without either the hands are those of hold'em. */
const shapeOf = ({ cards, game = 'holdem' }: Record<string, string>): RangeShape => {
  if (cards !== undefined && cards !== '2') return { deck: 'standard', size: Number(cards), order: null };
  if (!isOrdered(game)) throw new Error(`unknown game ${game}`);
  return { deck: 'standard', size: game === 'holdem' ? 2 : 4, order: ORDERS[game] };
};

describe('docs/ranges.md', () => {
  const ranges = rowsWith('range', 'hands');
  const errors = rowsWith('range', 'code', 'at');

  test('has examples', () => {
    expect(ranges.length).toBeGreaterThan(35);
    expect(errors.length).toBeGreaterThan(5);
  });

  test.each(ranges)('counts the hands of $range: $hands', (row) => {
    const reading = parseRange(row.range, shapeOf(row));
    expect(reading).toMatchObject({ ok: true, range: { count: Number(row.hands) } });
  });

  test.each(errors)('reports the error of $range: $code at $at', (row) => {
    const reading = parseRange(row.range, shapeOf(row));
    expect(reading).toMatchObject({ ok: false, issue: { code: row.code, at: Number(row.at) - 1 } });
  });
});
