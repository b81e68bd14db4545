import type { Block } from './block-cutter.js';
import { type Boundary, type Embedding, prefixBoundary } from './boundary.js';
import { HandSpans, findHands } from './hand-spans.js';

const HEADER = 'Hand #';
const CHAT: Embedding = { numbered: true, quotable: true };

describe('findHands', () => {
  const block = (text: string, startsAtHand = false): Block => ({
    text,
    format: 'log',
    firstLine: 11,
    lastInFile: true,
    startsAtHand,
    oversize: null,
    session: null,
  });

  it('finds a hand that begins inside a line, after a cut-off hand (corpus trap 15)', () => {
    const text = 'Hand #1\nSeat 1: HeHand #2\r\nSeat 1: Hero\r\n';
    const spans = findHands(block(text), prefixBoundary([HEADER], CHAT));
    expect([spans.span(0), spans.span(1)]).toEqual([
      { start: 0, end: 18, firstLine: 11, lastLine: 12 },
      { start: 18, end: text.length, firstLine: 12, lastLine: 13 },
    ]);
    expect(findHands(block(text), prefixBoundary([HEADER])).count).toBe(1);
  });

  it('leaves blanks out of the last line, and a blank preamble out of the result', () => {
    const text = '\ufeff \r\n\tHand #1\nx\n \u00a0\n\n';
    const spans = findHands(block(text), prefixBoundary([HEADER]));
    expect(spans.preamble).toBeNull();
    expect(spans.span(0)).toEqual({ start: 4, end: text.length, firstLine: 12, lastLine: 13 });
    expect(spans.count).toBe(1);
  });

  it('finds a hand after the byte order mark of a joined file', () => {
    const text = 'Hand #1\nx\n\ufeffHand #2\ny\n';
    for (const embedded of [false, true]) {
      const spans = findHands(block(text), prefixBoundary([HEADER], embedded ? CHAT : undefined));
      expect(spans.count).toBe(2);
      expect(text.slice(spans.start(1)).trimStart().startsWith('Hand #2')).toBe(true);
      expect(spans.lastLine(0)).toBe(12);
    }
  });

  it('clears the result for the next block, and does not limit the number of hands', () => {
    const spans = new HandSpans();
    const boundary = prefixBoundary([HEADER]);
    findHands(block(`${HEADER}\n`.repeat(3000)), boundary, spans);
    expect(spans.count).toBe(3000);
    expect(spans.firstLine(2999)).toBe(3010);
    findHands(block('text'), boundary, spans);
    expect(spans.count).toBe(0);
    expect(() => spans.start(0)).toThrow(RangeError);
  });

  it('ignores an embedded header outside the line', () => {
    const wild: Boundary = { startsHand: () => false, findEmbedded: (_, from) => from - 1 };
    expect(findHands(block('abc\ndef'), wild).count).toBe(0);
    const far: Boundary = { startsHand: () => false, findEmbedded: (_, __, lineEnd) => lineEnd };
    expect(findHands(block('abc\ndef'), far).count).toBe(0);
  });
});
