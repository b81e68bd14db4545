import { messages } from '../../messages.js';
import { cashHeader, makeLog, readLog, seatLines } from '../../testing/logs.js';
import { LineCursor } from '../../source/lines.js';
import { readHand } from './reader.js';

const whole = makeLog();
const lines = whole.split('\n');

/** A log that stops behind so many lines. */
const first = (count: number): string => lines.slice(0, count).join('\n');

const identity = { site: 'PokerStars', handId: '1001' };

describe('a truncated hand', () => {
  it.each([
    ['behind the header', 1, 'truncated', 1, messages.seatsExpected],
    ['behind the table', 2, 'no-players', 2, messages.seatsExpected],
    ['behind the seats', 6, 'truncated', 6, messages.summaryExpected],
    ['in the middle of the betting', 10, 'truncated', 10, messages.summaryExpected],
    ['before the summary', 14, 'truncated', 14, messages.summaryExpected],
  ])('%s is rejected, with the last line that is there', (_, count, code, line, message) => {
    expect(readLog(first(count))).toEqual({
      ok: false,
      rejection: { code, line, text: '', message },
      identity,
    });
  });

  it('is whole from the summary on', () => {
    expect(readLog(first(15)).ok).toBe(true);
  });

  it.each([21, 22, 35, 50])('is rejected as such when %i characters of its header are left', (length) => {
    const text = cashHeader.slice(0, length);
    expect(readLog(text)).toMatchObject({
      ok: false,
      rejection: { code: 'truncated', line: 1, text: text.trimEnd() },
    });
  });

  it('in the middle of an action is rejected with what is left of it', () => {
    const text = `${first(10)}\nAnn: rai`;
    expect(readLog(text)).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 11, text: 'Ann: rai' },
    });
  });

  it('of nothing is rejected too', () => {
    expect(readLog('')).toMatchObject({ ok: false, rejection: { code: 'truncated', line: 1 } });
  });
});

describe('a damaged hand', () => {
  it('without its table line is rejected where that was expected', () => {
    const text = [cashHeader, ...seatLines, ...lines.slice(6)].join('\n');
    expect(readLog(text)).toEqual({
      ok: false,
      rejection: {
        code: 'truncated',
        line: 2,
        text: seatLines[0],
        message: messages.tableExpected,
      },
      identity,
    });
  });

  it('without seats has no players', () => {
    expect(readLog(makeLog({ seats: [] }))).toMatchObject({ ok: false, rejection: { code: 'no-players' } });
  });

  it('of an unknown game keeps its number', () => {
    const header = cashHeader.replace("Hold'em No Limit", 'Snap No Limit');
    expect(readLog(makeLog({ header }))).toMatchObject({ rejection: { code: 'unsupported-game' }, identity });
  });

  it('cuts a long line short in the rejection', () => {
    const line = `Ann: ${'x'.repeat(1000)}`;
    const result = readLog(makeLog({ body: [line] }));
    expect(result).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', text: line.slice(0, 200) },
    });
  });

  it('counts lines from where it lies in a longer text', () => {
    const before = `${whole}\n`;
    const text = `${before}${makeLog({ body: ['Ann: flies'] })}`;
    const line = before.split('\n').length;
    expect(readHand(text, before.length, text.length, line, new LineCursor())).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: line + 6, text: 'Ann: flies' },
    });
  });

  it('is not read beyond its end', () => {
    const text = `${first(10)}\n${whole}`;
    const end = first(10).length + 1;
    expect(readHand(text, 0, end, 1, new LineCursor())).toMatchObject({
      ok: false,
      rejection: { code: 'truncated', line: 10 },
    });
  });
});
