import fc from 'fast-check';
import { isFull, runsOf } from '#testing';
import { type Block, BlockCutter } from './block-cutter.js';
import { type Boundary, LINE_VIEW, prefixBoundary } from './boundary.js';
import { decodePart, StreamDecoder } from './decoder.js';
import type { EncodingFamily } from './encoding.js';
import { findHands } from './hand-spans.js';
import { type BlockLimits, DEFAULT_BLOCK_LIMITS } from './limits.js';
import { type RawBlock, RawCutter } from './raw-cutter.js';
import { ByteLocator } from './byte-locator.js';

const HEADER = 'Hand #';
const boundary = prefixBoundary([HEADER], { numbered: true, quotable: true });

/** `bytes` in parts of the given lengths, repeated. */
function* partsOf(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, i = 0; at < bytes.length; i += 1) {
    const end = at + sizes[i % sizes.length];
    yield bytes.subarray(at, end);
    at = end;
  }
}

interface Cut {
  readonly blocks: RawBlock[];
  readonly family: EncodingFamily;
  readonly heldAtEnd: number;
}

function cutRaw(bytes: Uint8Array, limits: BlockLimits, head: number, sizes: readonly number[]): Cut {
  const decoder = new StreamDecoder();
  const first = bytes.subarray(0, head);
  const cutter = new RawCutter({ id: 'log', boundary }, limits, decoder, first, decoder.decode(first));
  const blocks: RawBlock[] = [];
  const take = (): void => {
    for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) blocks.push(block);
  };
  for (const part of partsOf(bytes.subarray(head), sizes)) {
    cutter.push(part);
    take();
  }
  cutter.finish();
  take();
  return { blocks, family: decoder.family, heldAtEnd: cutter.held };
}

/** The blocks without their bytes, cut at once. */
function cutText(bytes: Uint8Array, limits: BlockLimits, head: number, from: Boundary): Block[] {
  const decoder = new StreamDecoder();
  const cutter = new BlockCutter({ id: 'log', boundary: from }, limits);
  cutter.push(decoder.decode(bytes.subarray(0, head)));
  cutter.push(decoder.decode(bytes.subarray(head)));
  cutter.push(decoder.finish());
  cutter.finish();
  const blocks: Block[] = [];
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) blocks.push(block);
  return blocks;
}

const word = fc.constantFrom(
  'calls 5',
  'Señor',
  '玩家 🂡',
  '€',
  ' said, "Hand #7"',
  'x'.repeat(700),
  '\ufeff',
);
const line = fc.record({
  words: fc.array(word, { maxLength: 4 }),
  eol: fc.constantFrom('\n', '\r\n', '\r', ''),
  // One byte a character, as an older program writes them, or UTF-8.
  narrow: fc.boolean(),
});
const hand = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  times: fc.oneof(
    { weight: 9, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.constantFrom(20, 60) },
  ),
});
const log = fc.record({
  marks: fc.constantFrom('', '\ufeff', '\ufeff\ufeff', '\u00ef\u00bb\u00bf', '\ufeff\u00ef\u00bb\u00bf'),
  preamble: fc.array(line, { maxLength: 3 }),
  hands: fc.array(hand, { maxLength: 12 }),
  coding: fc.constantFrom('bytes', 'utf-16le', 'utf-16be'),
  // A stray byte of UTF-16, or the beginning of a sequence that never ends.
  tail: fc.constantFrom<number[]>([], [0xe2], [0xf0, 0x9f, 0x82]),
});

type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;
type Log = typeof log extends fc.Arbitrary<infer T> ? T : never;

const bytesOf = ({ marks, preamble, hands, coding, tail }: Log): Buffer => {
  const encode = (text: string, narrow: boolean): Buffer => {
    if (coding === 'bytes') return Buffer.from(text, narrow ? 'latin1' : 'utf8');
    const bytes = Buffer.from(text, 'utf16le');
    return coding === 'utf-16be' ? bytes.swap16() : bytes;
  };
  const lineOf = ({ words, eol, narrow }: Line): Buffer => encode(words.join(' ') + eol, narrow);
  return Buffer.concat([
    encode(marks, false),
    ...preamble.map(lineOf),
    ...hands.flatMap(({ lines, times }, index) => [
      encode(`${HEADER}${index}\n`, false),
      ...Array.from({ length: times }, () => lines.map(lineOf)).flat(),
    ]),
    Buffer.from(tail),
  ]);
};

const limitsOf = fc.record({
  blockLength: fc.constantFrom(1, 40, 1000, 20_000),
  maxHandLength: fc.constantFrom(60, 3000, 20_000),
  oversizeKeep: fc.constantFrom(0, 1, 50, 3000),
  maxHands: fc.constantFrom(1, 3, 1000),
  maxChanges: fc.constant(1000),
});

describe('RawCutter', () => {
  it('cuts the blocks of the text; each decodes from its bytes, and all bytes make up the file', () => {
    const seen = { oversize: 0, marks: 0, several: 0 };
    fc.assert(
      fc.property(
        log,
        limitsOf,
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 }),
        (from, limits, head, sizes) => {
          const bytes = bytesOf(from);
          const { blocks, family, heldAtEnd } = cutRaw(bytes, limits, head, sizes);
          expect(blocks.map(({ raw: _, ...block }) => block)).toEqual(cutText(bytes, limits, head, boundary));
          expect(heldAtEnd === 0 || blocks.length === 0).toBe(true);
          let offset = 0;
          for (const [index, { raw, ...block }] of blocks.entries()) {
            expect(raw.byteOffset).toBe(offset);
            expect(Buffer.compare(raw.bytes, bytes.subarray(offset, offset + raw.bytes.length))).toBe(0);
            expect(raw.skippedBytes > 0).toBe((block.oversize?.skipped ?? 0) > 0);
            offset += raw.bytes.length + raw.skippedBytes;

            const body = raw.bytes.subarray(raw.marks);
            expect(decodePart(body, family)).toBe(block.text);
            expect(index === 0 || raw.marks === 0).toBe(true);

            const locator = new ByteLocator(body, family);
            const spans = findHands(block, boundary);
            for (let at = 0; at < spans.count; at += 1) {
              const start = locator.byteAt(spans.start(at));
              const text = decodePart(body.subarray(start, locator.byteAt(spans.end(at))), family);
              expect(text).toBe(block.text.slice(spans.start(at), spans.end(at)));
            }
            if (block.oversize !== null) seen.oversize += 1;
            if (raw.marks > 0) seen.marks += 1;
          }
          if (blocks.length > 0) expect(offset).toBe(bytes.length);
          if (blocks.length > 1) seen.several += 1;
        },
      ),
      { numRuns: runsOf(300) },
    );
    expect(Math.min(seen.oversize, seen.marks, seen.several)).toBeGreaterThan(runsOf(100) / 10);
  });

  it('holds little of a long text without a hand, and counts the skipped bytes', () => {
    const decoder = new StreamDecoder();
    const part = Buffer.from('Señor 玩家 🂡 calls and calls and calls\n'.repeat(1500));
    const parts = Math.ceil((isFull ? 64e6 : 16e6) / part.length);
    const head = Buffer.from('\ufeffHand #1\n');
    const cutter = new RawCutter(
      { id: 'log', boundary },
      DEFAULT_BLOCK_LIMITS,
      decoder,
      head,
      decoder.decode(head),
    );
    let maxHeld = 0;
    for (let i = 0; i < parts; i += 1) {
      cutter.push(part);
      maxHeld = Math.max(maxHeld, cutter.held);
    }
    cutter.push(Buffer.from('Hand #2\n'));
    cutter.finish();
    const { text, raw } = cutter.shift()!;
    expect(raw.bytes.length + raw.skippedBytes).toBe(head.length + parts * part.length);
    expect(decodePart(raw.bytes.subarray(raw.marks), 'bytes')).toBe(text);
    expect(cutter.shift()).toMatchObject({ text: 'Hand #2\n', startsAtHand: true, lastInFile: true });
    // No character here takes more than three bytes a code unit.
    expect(maxHeld).toBeLessThan(3 * (DEFAULT_BLOCK_LIMITS.maxHandLength + LINE_VIEW) + 2 * part.length);
  });
});
