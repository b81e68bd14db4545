import fc from 'fast-check';
import { inOrderOfPlay, scanRows } from './rows.js';

describe('the rows of a log', () => {
  it('have their entry, time, order and line; quotes may hold commas, quotes and line breaks', () => {
    const text = '"a, ""b""",2024-01-01T00:00:00.000Z,12\r\n\r\n"two\nlines",t,13\nplain,t,x\n';
    expect(scanRows(text, 0, text.length, 5)).toMatchObject([
      { entry: 'a, "b"', at: '2024-01-01T00:00:00.000Z', order: 12, line: 5, start: 0 },
      { entry: 'two\nlines', at: 't', order: 13, line: 7 },
      { entry: 'plain', at: 't', order: null, line: 9 },
    ]);
  });

  it('are all found, with their lines, whatever the entries hold', () => {
    const entry = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x', ' ') });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const lines = entries.map((text, index) => `"${text.replaceAll('"', '""')}",at,${String(index)}`);
        const text = lines.join('\n');
        const rows = scanRows(text, 0, text.length, 1);
        expect(rows.map((row) => row.entry)).toEqual(entries);
        expect(rows.map((row) => text.slice(row.start, row.end))).toEqual(lines);
        rows.forEach((row) => {
          const before = text.slice(0, row.start).split(/\r\n|\r|\n/).length;
          expect(row.line).toBe(before);
        });
      }),
    );
  });

  it('are put in the order of play by their order, in every direction of the log', () => {
    const orders = [12, 10, 11, 13];
    const rows = orders.map((order) => ({ entry: '', at: '', order, line: order, start: 0, end: 0 }));
    expect(inOrderOfPlay(rows).map(({ order }) => order)).toEqual([10, 11, 12, 13]);
  });

  it('keep the direction of the log if their times are equal and they have no order', () => {
    const text = 'c,t,\nb,t,\na,s,\n';
    expect(inOrderOfPlay(scanRows(text, 0, text.length, 1)).map(({ entry }) => entry)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
