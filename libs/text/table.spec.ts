import { alignColumns, alignLeft } from './table.js';

const ROWS = [
  ['hand', 'equity', 'cases'],
  ['AhKh', '46.214 %', '9'],
];

describe('tables', () => {
  test('align the first column to the left and figures to the right', () => {
    expect(alignColumns(ROWS)).toEqual(['hand    equity  cases', 'AhKh  46.214 %      9']);
  });

  test('align every column to the left, without blanks at the end of a line', () => {
    expect(alignLeft(ROWS)).toEqual(['hand  equity    cases', 'AhKh  46.214 %  9']);
  });

  test('may have more rows than a call has arguments', () => {
    const lines = alignColumns(Array.from({ length: 200_000 }, (_, row) => ['row', String(row)]));
    expect(lines.at(-1)).toBe('row  199999');
  });

  test('may be empty', () => {
    expect([alignColumns([]), alignLeft([])]).toEqual([[], []]);
  });
});
