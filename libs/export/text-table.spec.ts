import type { ColumnHead } from './column.js';
import { TextTable } from './text-table.js';

const HEADS: readonly ColumnHead[] = [
  { name: 'hand', type: 'key', meaning: '' },
  { name: 'player', type: 'text', meaning: '', missing: 'x' },
  { name: 'net', type: 'money', meaning: '', missing: 'x' },
  { name: 'at', type: 'time', meaning: '', missing: 'x' },
  { name: 'hero', type: 'boolean', meaning: '', missing: 'x' },
];

const write = (format: 'csv' | 'ndjson'): [string, number] => {
  const table = new TextTable(format, HEADS);
  table.add([7], ['=cmd("x"), Ñ', -5, 1_736_186_400_123, true, null, null, null, null]);
  const first = Buffer.from(table.take()).toString();
  table.add([8], ['two\nlines', 9_007_199_254_740_991, 0, false]);
  table.finish();
  return [first + Buffer.from(table.take()).toString(), table.rows];
};

describe('TextTable', () => {
  test('writes CSV with a line of names; a name that a spreadsheet would run gets an apostrophe', () => {
    const lines = [
      'hand,player,net,at,hero',
      `7,"'=cmd(""x""), Ñ",-5,2025-01-06T18:00:00.123Z,true`,
      '7,,,,',
      '8,"two\nlines",9007199254740991,1970-01-01T00:00:00.000Z,false',
    ];
    expect(write('csv')).toEqual([lines.map((line) => `${line}\r\n`).join(''), 3]);
  });

  test('writes an object on each line, with all columns', () => {
    const [text, rows] = write('ndjson');
    expect(rows).toBe(3);
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { hand: 7, player: '=cmd("x"), Ñ', net: -5, at: '2025-01-06T18:00:00.123Z', hero: true },
      { hand: 7, player: null, net: null, at: null, hero: null },
      {
        hand: 8,
        player: 'two\nlines',
        net: 9_007_199_254_740_991,
        at: '1970-01-01T00:00:00.000Z',
        hero: false,
      },
    ]);
  });

  test('without rows has the names in CSV, and nothing in NDJSON', () => {
    expect(Buffer.from(new TextTable('csv', HEADS).take()).toString()).toBe('hand,player,net,at,hero\r\n');
    expect(new TextTable('ndjson', HEADS).take()).toHaveLength(0);
  });
});
