import { messages } from '../../messages.js';
import { cashHeader, makeLog, readLog, seatLines } from '../../testing/logs.js';
import { LineCursor } from '../../source/lines.js';
import { readHand } from './reader.js';

const whole = makeLog();
const lines = whole.split('\n');

/** The first lines of a log. */
const first = (count: number): string => lines.slice(0, count).join('\n');

const identity = { site: 'PokerStars', handId: '1001' };

describe('a truncated hand', () => {
  it.each([
    ['behind the header', 1, 'truncated', 1, messages.seatsExpected],
    ['behind the table', 2, 'no-players', 2, messages.seatsExpected],
    ['behind the seats', 6, 'truncated', 6, messages.summaryExpected],
    ['in the middle of the betting', 10, 'truncated', 10, messages.summaryExpected],
    ['before the summary', 14, 'truncated', 14, messages.summaryExpected],
  ])('%s: is rejected on its last line', (_, count, code, line, message) => {
    expect(readLog(first(count))).toEqual({
      ok: false,
      rejection: { code, line, text: '', message },
      identity,
    });
  });

  it('is complete if it has the summary', () => {
    expect(readLog(first(15)).ok).toBe(true);
  });

  it.each([21, 22, 35, 50])('is rejected as truncated if %i characters of its header are left', (length) => {
    const text = cashHeader.slice(0, length);
    expect(readLog(text)).toMatchObject({
      ok: false,
      rejection: { code: 'truncated', line: 1, text: text.trimEnd() },
    });
  });

  it('cut inside an action: is rejected with the rest of the line', () => {
    const text = `${first(10)}\nAnn: rai`;
    expect(readLog(text)).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 11, text: 'Ann: rai' },
    });
  });

  it('without any text: is rejected', () => {
    expect(readLog('')).toMatchObject({ ok: false, rejection: { code: 'truncated', line: 1 } });
  });
});

describe('a damaged hand', () => {
  it('without its table line: is rejected on the line where it was expected', () => {
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

  it('without seats: is rejected for its players', () => {
    expect(readLog(makeLog({ seats: [] }))).toMatchObject({ ok: false, rejection: { code: 'no-players' } });
  });

  it('of an unknown game: is rejected with its hand number', () => {
    const header = cashHeader.replace("Hold'em No Limit", 'Snap No Limit');
    expect(readLog(makeLog({ header }))).toMatchObject({ rejection: { code: 'unsupported-game' }, identity });
  });

  it('is rejected with an excerpt of a long line', () => {
    const line = `Ann: ${'x'.repeat(1000)}`;
    const result = readLog(makeLog({ body: [line] }));
    expect(result).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', text: line.slice(0, 200) },
    });
  });

  it('is rejected with the line number of the longer text', () => {
    const before = `${whole}\n`;
    const text = `${before}${makeLog({ body: ['Ann: flies'] })}`;
    const line = before.split('\n').length;
    expect(readHand(text, before.length, text.length, line, new LineCursor())).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: line + 6, text: 'Ann: flies' },
    });
  });

  it('is read only up to its end', () => {
    const text = `${first(10)}\n${whole}`;
    const end = first(10).length + 1;
    expect(readHand(text, 0, end, 1, new LineCursor())).toMatchObject({
      ok: false,
      rejection: { code: 'truncated', line: 10 },
    });
  });
});

describe('a card that is none', () => {
  const body = (line: string): string => makeLog({ body: ['Ben: posts small blind $0.50', line] });

  it.each([
    ['dealt', 8, body('Dealt to Ann [Kx Ad]')],
    ['on the flop', 8, body('*** FLOP *** [2c 7d 1h]')],
    ['with neither rank nor suit', 8, body('*** FLOP *** [2c 7d 1x]')],
    ['on the turn', 8, body('*** TURN *** [2c 7d 9h] [10x]')],
    ['repeated on the turn', 8, body('*** TURN *** [2c 7x 9h] [3s]')],
    ['shown', 8, body('Ann: shows [Kx Ad] (high card King)')],
    ['on the board of the summary', 17, makeLog({ summary: ['Total pot $1 | Rake $0', 'Board [1c 7d 9h]'] })],
    ['of a seat in the summary', 16, makeLog({ summary: ['Seat 2: Ben showed [Kd Qx] and lost'] })],
    ['of a winner', 16, makeLog({ summary: ['Seat 2: Ben mucked [1d Qh]'] })],
  ])('%s: rejects the hand on its line', (_, line, text) => {
    expect(readLog(text)).toMatchObject({ ok: false, rejection: { code: 'unreadable-line', line } });
  });
});

describe('a name in two seats', () => {
  it('rejects the hand on the line of the second seat', () => {
    const seats = seatLines.map((text) => text.replace('Cid', 'Ann'));
    expect(readLog(makeLog({ seats }))).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 5, message: messages.otherNameExpected },
    });
  });
});
