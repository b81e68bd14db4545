import fc from 'fast-check';
import { runsOf } from '#testing';
import { type Block, BlockCutter } from './block-cutter.js';
import { type Boundary, type Embedding, LINE_VIEW, prefixBoundary } from './boundary.js';
import { HandSpans, findHands } from './hand-spans.js';
import { type BlockLimits, DEFAULT_BLOCK_LIMITS } from './limits.js';

const HEADER = 'Hand #';
const CHAT: Embedding = { numbered: true, quotable: true };

function cut(text: string, boundary: Boundary, limits: BlockLimits, parts: readonly number[] = []): Block[] {
  const cutter = new BlockCutter({ id: 'log', boundary }, limits);
  const blocks: Block[] = [];
  const take = (): void => {
    for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) blocks.push(block);
  };
  for (let at = 0, i = 0; at < text.length; i += 1) {
    const end = parts.length === 0 ? text.length : at + Math.max(1, parts[i % parts.length] ?? 1);
    cutter.push(text.slice(at, end));
    take();
    at = end;
  }
  cutter.finish();
  take();
  return blocks;
}

/** The line of an offset, from 1. */
const lineAt = (text: string, offset: number): number =>
  // The next character is kept, so that a CRLF cut in two is not counted.
  text
    .slice(0, offset)
    .replaceAll('\r\n', '\n')
    .split(/[\r\n]/).length - (text[offset - 1] === '\r' && text[offset] === '\n' ? 1 : 0);

interface Expected {
  readonly start: number;
  readonly end: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Whether a header inside a line starts a hand: it has a number, and the line does not end in a quotation mark. */
function startsHand(text: string, at: number): boolean {
  if (!/^\d/.test(text.slice(at + HEADER.length))) return false;
  const rest = text.slice(at, at + LINE_VIEW);
  const end = rest.search(/[\r\n]/);
  return end === -1 || !/" ?$/.test(rest.slice(0, end));
}

/** The hands of a text, found by a simple search. */
function handsOf(text: string, embedded: boolean): Expected[] {
  const starts: number[] = [];
  for (let at = text.indexOf(HEADER); at !== -1; at = text.indexOf(HEADER, at + 1)) {
    if (at === 0 || /[\r\n]/.test(text[at - 1] ?? '') || (embedded && startsHand(text, at))) starts.push(at);
  }
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const lastOffset = start + text.slice(start, end).trimEnd().length - 1;
    return { start, end, firstLine: lineAt(text, start), lastLine: lineAt(text, lastOffset) };
  });
}

interface Shape {
  readonly preamble: number;
  readonly hands: {
    readonly lines: number;
    readonly width: number;
    readonly eol: string;
    readonly gap: number;
    readonly glue: boolean;
    readonly chat: string;
  }[];
}

const shape: fc.Arbitrary<Shape> = fc.record({
  preamble: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  hands: fc.array(
    fc.record({
      lines: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 60 }) },
        { weight: 1, arbitrary: fc.constant(900) },
      ),
      width: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 80 }) },
        { weight: 1, arbitrary: fc.constant(9000) },
      ),
      eol: fc.constantFrom('\n', '\r\n', '\r'),
      gap: fc.integer({ min: 0, max: 4 }),
      glue: fc.boolean(),
      chat: fc.constantFrom(
        '',
        `P said, "${HEADER}7: nice"`,
        `P said, "${HEADER}7 or ${HEADER}8" `,
        `P said, "${'h'.repeat(LINE_VIEW)}${HEADER}7"`,
        `P said, "${HEADER}7${'h'.repeat(LINE_VIEW)}"`,
        `P said, "${HEADER}7`,
        `the ${HEADER} of no hand`,
        `${HEADER}7: "at the start"`,
      ),
    }),
    { maxLength: 40, size: 'max' },
  ),
});

function textOf({ preamble, hands }: Shape): string {
  let text = 'preamble\r\n'.repeat(preamble);
  hands.forEach(({ lines, width, eol, gap, glue, chat }, index) => {
    const line = `Player${index} `.repeat(Math.ceil(width / 8)).slice(0, width) + eol;
    text += `${HEADER}${index}${eol}${line.repeat(width > 100 ? Math.min(lines, 12) : lines)}`;
    if (chat !== '') text += chat + eol;
    // A hand that is cut off: the next header follows in the middle of its line.
    text += glue ? 'cut o' : `end${eol.repeat(gap + 1)}`;
  });
  return text;
}

const limits = fc.record({
  blockLength: fc.constantFrom(40, 1000, 8000),
  maxHandLength: fc.constantFrom(8000, 20_000, 70_000),
  oversizeKeep: fc.constantFrom(50, 3000),
  maxHands: fc.constantFrom(1, 2, 7, 1000),
  maxChanges: fc.constant(1000),
});

describe('BlockCutter', () => {
  it('cuts any text into blocks of whole hands that do not depend on the parts of the text', () => {
    fc.assert(
      fc.property(
        shape,
        limits,
        fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (from, sizes, parts, embedded) => {
          const text = textOf(from);
          const boundary = prefixBoundary([HEADER], embedded ? CHAT : undefined);
          const blocks = cut(text, boundary, sizes);
          expect(cut(text, boundary, sizes, parts)).toEqual(blocks);

          const expected = handsOf(text, embedded);
          const spans = new HandSpans();
          const found: Expected[] = [];
          let offset = 0;
          blocks.forEach((block, index) => {
            expect(text.startsWith(block.text, offset)).toBe(true);
            expect(block.firstLine).toBe(lineAt(text, offset));
            expect(block.lastInFile).toBe(index === blocks.length - 1);
            expect(block.startsAtHand).toBe(index > 0);
            const length = block.text.length + (block.oversize?.skipped ?? 0);
            const end = offset + length;
            if (index > 0) expect(expected.some(({ start }) => start === offset)).toBe(true);
            // As many hands as fit, else exactly one.
            const later = expected.filter(({ start }) => start > offset).map(({ start }) => start);
            const within = later.filter((start) => start <= offset + sizes.blockLength);
            const limit = later[sizes.maxHands - 1] ?? text.length;
            const full = within.at(-1) ?? later[0] ?? text.length;
            if (end < text.length || length > sizes.blockLength) expect(end).toBe(Math.min(full, limit));
            else expect(end).toBeLessThanOrEqual(limit);
            if (block.oversize === null) expect(length).toBeLessThanOrEqual(sizes.maxHandLength);
            else {
              expect(length).toBeGreaterThan(sizes.maxHandLength);
              expect(block.text.length).toBe(Math.min(sizes.oversizeKeep, sizes.maxHandLength));
            }
            findHands(block, boundary, spans);
            for (let i = 0; i < spans.count; i += 1) {
              const { start, end: stop, firstLine, lastLine } = spans.span(i);
              const skipped = block.oversize?.skipped ?? 0;
              found.push({ start: start + offset, end: stop + offset + skipped, firstLine, lastLine });
            }
            const first = expected[0]?.start ?? text.length;
            if (index === 0 && first > 0) {
              expect(spans.preamble).toMatchObject({ start: 0, firstLine: 1 });
              if (block.oversize === null)
                expect(spans.preamble?.end).toBe(Math.min(first, block.text.length));
            } else expect(spans.preamble).toBeNull();
            offset = end;
          });
          expect(offset).toBe(text.length);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  it('passes a long header line to the boundary as a whole', () => {
    // This boundary accepts a header only if it sees the last character of the line.
    const whole: Boundary = {
      startsHand: (text, start, end) => text[start] === '#' && text[end - 1] === '!',
    };
    const headers = fc.array(
      fc.record({
        width: fc.oneof(fc.constant(0), fc.noBias(fc.integer({ min: 1, max: 3000 }))),
        real: fc.boolean(),
        eol: fc.constantFrom('\n', '\r\n', '\r'),
      }),
      // Longer than several searches.
      { minLength: 40, maxLength: 80, size: 'max' },
    );
    const partLengths = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(headers, partLengths, fc.constantFrom(10, 500, 5000), (lines, sizes, blockLength) => {
        const starts: number[] = [];
        let text = '';
        for (const { width, real, eol } of lines) {
          if (real && text !== '') starts.push(text.length);
          text += `#${'-'.repeat(width)}${real ? '!' : '?'}${eol}x${eol}`;
        }
        const limits = {
          blockLength,
          maxHandLength: 400_000,
          oversizeKeep: 10,
          maxHands: 1000,
          maxChanges: 1000,
        };
        const blocks = cut(text, whole, limits, sizes);
        const expected: number[] = [];
        for (let from = 0; text.length - from > blockLength;) {
          const start =
            starts.findLast((at) => at > from && at <= from + blockLength) ?? starts.find((at) => at > from);
          if (start === undefined) break;
          expected.push(start);
          from = start;
        }
        const found = blocks.map((_, index) =>
          blocks.slice(0, index).reduce((sum, { text: t }) => sum + t.length, 0),
        );
        expect(found.slice(1)).toEqual(expected);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it.each(['\n', '\r\n', '\r'])(
    'resumes at the next hand, wherever a step of the search ends (%j)',
    (eol) => {
      const sizes = {
        blockLength: 2000,
        maxHandLength: 3000,
        oversizeKeep: 10,
        maxHands: 1000,
        maxChanges: 1000,
      };
      for (const embedded of [false, true]) {
        const boundary = prefixBoundary([HEADER], embedded ? CHAT : undefined);
        for (const base of [3000, 3000 + 65_536, 3000 + 2 * 65_536]) {
          for (let length = base - 6; length <= base + 6; length += 1) {
            const body = `${HEADER}1${eol}`;
            const text = `${body}${'x'.repeat(length - body.length - eol.length)}${eol}${HEADER}2${eol}`;
            const blocks = cut(text.padEnd(length + 20_000, `${eol}y`), boundary, sizes, [10_000]);
            expect(blocks.map(({ firstLine }) => firstLine)).toEqual([1, 3]);
            expect((blocks[0]?.text.length ?? 0) + (blocks[0]?.oversize?.skipped ?? 0)).toBe(length);
            expect(blocks[0]?.oversize === null).toBe(length <= 3000);
            expect(blocks[0]?.oversize?.lastLine ?? 2).toBe(2);
          }
        }
      }
    },
  );

  it('ends a block before a hand that starts exactly at the block length, but not after it', () => {
    const sizes = {
      blockLength: 100,
      maxHandLength: 1000,
      oversizeKeep: 10,
      maxHands: 1000,
      maxChanges: 1000,
    };
    for (const glue of ['x', '\n']) {
      for (const [at, expected] of [
        [99, 99],
        [100, 100],
        [101, 50],
      ]) {
        const before = `${HEADER}1\n`.padEnd(50, 'a');
        const text = `${before}${HEADER}2 `.padEnd((at ?? 0) - 1, 'b') + `${glue}${HEADER}3\n`;
        const blocks = cut(text.padEnd(30_000, 'c\n'), prefixBoundary([HEADER], CHAT), sizes);
        expect(blocks[0]?.text.length).toBe(expected);
      }
    }
  });

  it('does not mistake a header inside a line for a line start when a search continues there', () => {
    const sizes = {
      blockLength: 100,
      maxHandLength: 1000,
      oversizeKeep: 10,
      maxHands: 1000,
      maxChanges: 1000,
    };
    for (let at = 95; at < 105; at += 1) {
      const text = `${`${HEADER}1 `.padEnd(at, 'a')}${HEADER}2\n`.padEnd(500, 'b\n') + `\n${HEADER}3\n`;
      const blocks = cut(text.padEnd(30_000, 'c\n'), prefixBoundary([HEADER]), sizes);
      expect(blocks[0]?.text.length).toBe(501);
    }
  });

  it('holds little of an overlong hand, and counts the lines after it correctly', () => {
    const boundary = prefixBoundary([HEADER]);
    const cutter = new BlockCutter({ id: 'log', boundary }, DEFAULT_BLOCK_LIMITS);
    cutter.push('Hand #1\n');
    const part = 'a line of chat without end\n'.repeat(2500);
    let maxHeld = 0;
    for (let i = 0; i < 1000; i += 1) {
      cutter.push(part);
      maxHeld = Math.max(maxHeld, cutter.held);
    }
    expect(maxHeld).toBeLessThan(DEFAULT_BLOCK_LIMITS.maxHandLength + 3 * part.length);
    expect(cutter.shift()).toBeUndefined();
    cutter.push('\n\nHand #2\nx\n');
    cutter.finish();
    const [first, second] = [cutter.shift(), cutter.shift()];
    expect(first).toMatchObject({
      firstLine: 1,
      lastInFile: false,
      oversize: {
        skipped: 8 + part.length * 1000 + 2 - DEFAULT_BLOCK_LIMITS.oversizeKeep,
        lastLine: 2_500_001,
      },
    });
    expect(first?.text.startsWith('Hand #1\na line')).toBe(true);
    expect(second).toMatchObject({
      text: 'Hand #2\nx\n',
      firstLine: 2_500_004,
      lastInFile: true,
      oversize: null,
    });
  });

  it('holds little of an endless line that may contain a header', () => {
    const cutter = new BlockCutter(
      { id: 'log', boundary: prefixBoundary([HEADER], CHAT) },
      DEFAULT_BLOCK_LIMITS,
    );
    const part = 'endless '.repeat(8192);
    let maxHeld = 0;
    for (let i = 0; i < 500; i += 1) {
      cutter.push(part);
      maxHeld = Math.max(maxHeld, cutter.held);
    }
    expect(maxHeld).toBeLessThan(DEFAULT_BLOCK_LIMITS.maxHandLength + 3 * part.length);
    cutter.push(`and then ${HEADER}1: folds`);
    cutter.finish();
    expect(cutter.shift()).toMatchObject({ startsAtHand: false, oversize: { lastLine: 1 } });
    expect(cutter.shift()).toMatchObject({ text: `${HEADER}1: folds`, firstLine: 1, startsAtHand: true });
  });

  it('finds hands in a file of one line', () => {
    const boundary = prefixBoundary(['<game '], { numbered: false, quotable: false });
    const game = `<game id="1">${'<round/>'.repeat(100)}</game>`;
    const text = `<session>${game.repeat(3000)}</session>`;
    const blocks = cut(text, boundary, DEFAULT_BLOCK_LIMITS, [65_536]);
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.map((block) => block.text).join('')).toBe(text);
    let hands = 0;
    for (const block of blocks) {
      expect(block.firstLine).toBe(1);
      hands += findHands(block, boundary).count;
    }
    expect(hands).toBe(3000);
  });

  it('makes no block of an empty text, and one preamble of a text without a hand', () => {
    const boundary = prefixBoundary([HEADER]);
    expect(cut('', boundary, DEFAULT_BLOCK_LIMITS)).toEqual([]);
    const [block] = cut('no hand\nhere\n\n', boundary, DEFAULT_BLOCK_LIMITS);
    expect(block).toMatchObject({ startsAtHand: false, lastInFile: true });
    if (block === undefined) throw new Error('no block');
    const spans = findHands(block, boundary);
    expect(spans.count).toBe(0);
    expect(spans.preamble).toEqual({ start: 0, end: 14, firstLine: 1, lastLine: 2 });
  });

  it('does not cut a surrogate pair of an overlong hand', () => {
    const boundary = prefixBoundary([HEADER]);
    const sizes = { blockLength: 100, maxHandLength: 100, oversizeKeep: 9, maxHands: 1000, maxChanges: 1000 };
    const [block] = cut(`${HEADER}1 ${'🂡'.repeat(200)}`, boundary, sizes);
    expect(block?.text).toBe(`${HEADER}1 `);
    expect(block?.oversize).toEqual({ skipped: 400, lastLine: 1 });
  });
});
