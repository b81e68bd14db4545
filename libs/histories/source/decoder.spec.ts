import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { runsOf } from '#testing';
import { type Decoding, StreamDecoder } from './decoder.js';
import {
  detectFamily,
  isBehindMark,
  leadingMarks,
  looksBinary,
  skipBlanks,
  skipBlanksBack,
} from './encoding.js';

/** Decodes with the given lengths of chunks, repeated; the first chunk holds at least `head` bytes. */
function decode(
  bytes: Uint8Array,
  sizes: readonly number[] = [bytes.length],
  head = 64,
): { text: string; found: Decoding } {
  const found = new StreamDecoder();
  let text = '';
  let at = Math.min(head, bytes.length);
  text += found.decode(bytes.subarray(0, at));
  for (let i = 0; at < bytes.length; i += 1) {
    const end = at + Math.max(1, sizes[i % sizes.length] ?? 1);
    text += found.decode(bytes.subarray(at, end));
    at = end;
  }
  return { text: text + found.finish(), found };
}

/** The table of Windows-1252; `.` is unassigned. (The decoder of Node reads it as Latin-1.) */
const HIGH = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const windows1252 = (bytes: readonly number[]): string =>
  bytes
    .map((byte) => {
      const high = HIGH[byte - 0x80] ?? '.';
      return high === '.' ? String.fromCharCode(byte) : high;
    })
    .join('');

const bytesOf = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('StreamDecoder', () => {
  it('reads ASCII as ASCII', () => {
    const { text, found } = decode(bytesOf('PokerStars Hand #1\r\n'));
    expect(text).toBe('PokerStars Hand #1\r\n');
    expect(found).toMatchObject({ encoding: 'ascii', marks: 0, mixed: false, strayByte: false });
  });

  it.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf], 1],
    ['two of them', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], 2],
    ['one and a mojibake one', [0xef, 0xbb, 0xbf, 0xc3, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf], 2],
    ['a mojibake one alone', [0xc3, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf], 1],
    ['a mojibake of a mojibake', [...Buffer.from('Ã¯Â»Â¿')], 1],
  ])('removes %s', (_, mark, marks) => {
    const { text, found } = decode(bytesOf(mark, 'Hand#1 €5'));
    expect(text).toBe('Hand#1 €5');
    expect(found).toMatchObject({ encoding: 'utf-8', marks, mixed: false });
  });

  it('keeps byte order marks that are not at the start', () => {
    expect(decode(bytesOf('a\ufeffb')).text).toBe('a\ufeffb');
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    'reads %s by its mark or by its zeros, a stray byte left out',
    (name) => {
      const plain = 'Full Tilt Poker Game #1: ärger 玩家 🂡\n';
      for (const mark of ['', '\ufeff']) {
        const bytes = Buffer.from(mark + plain, 'utf16le');
        if (name === 'utf-16be') bytes.swap16();
        for (const stray of [[], [0x0a]]) {
          for (const size of [1, 2, 3, 7, 1000]) {
            const { text, found } = decode(Buffer.concat([bytes, Buffer.from(stray)]), [size], 33);
            expect(text).toBe(plain);
            expect(found).toMatchObject({
              encoding: name,
              marks: mark.length,
              strayByte: stray.length === 1,
            });
          }
        }
      }
    },
  );

  it('reads every byte of Windows-1252 as the standard defines it', () => {
    const high = Uint8Array.from({ length: 128 }, (_, i) => 0x80 + i);
    for (const byte of high) {
      const { text, found } = decode(Uint8Array.of(0x41, byte, 0x42));
      expect(text).toBe(`A${windows1252([byte])}B`);
      expect(found.encoding).toBe('windows-1252');
    }
  });

  it('reads bytes that are not UTF-8 as Windows-1252, and the rest as UTF-8', () => {
    const { text, found } = decode(bytesOf('€1 ', [0x80], ' 玩 ', [0xe2, 0x82], '|', [0xff, 0xe9]));
    expect(text).toBe('€1 € 玩 â‚|ÿé');
    expect(found).toMatchObject({ encoding: 'utf-8', mixed: true });
    expect(decode(bytesOf([0x80], '1 €')).found).toMatchObject({ encoding: 'windows-1252', mixed: true });
  });

  it.each([
    ['overlong forms', [0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xf0, 0x80, 0x80, 0xaf]],
    ['surrogates', [0xed, 0xa0, 0x80]],
    ['what lies above U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['continuation bytes alone', [0x80, 0xbf]],
    ['a sequence cut off by the end', [0xf0, 0x9f, 0x82]],
  ])('does not read %s as UTF-8', (_, bytes) => {
    expect(decode(Uint8Array.from(bytes)).text).toBe(windows1252(bytes));
  });

  it('does not depend on the parts of the bytes, and never returns a replacement character', () => {
    const someBytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new Uint8Array(Buffer.from(text))),
      fc
        .array(fc.constantFrom(0x41, 0x0a, 0x80, 0xa0, 0xc3, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0xed, 0xff), {
          maxLength: 80,
        })
        .map((bytes) => Uint8Array.from(bytes)),
    );
    fc.assert(
      fc.property(
        someBytes,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        (tail, sizes) => {
          const bytes = bytesOf('a head that is plain text and decides the family of this text ok', [
            ...tail,
          ]);
          const whole = decode(bytes, [bytes.length]);
          const inParts = decode(bytes, sizes);
          expect(inParts.text).toBe(whole.text);
          expect({ ...inParts.found }).toEqual({ ...whole.found });
          if (isUtf8(bytes))
            expect(whole.text).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
          else expect(whole.text).not.toContain('\ufffd');
        },
      ),
      { numRuns: runsOf(500) },
    );
  });
});

describe('the encoding family', () => {
  it('is not UTF-16 for zeros only, for a short text or for plain text', () => {
    expect(detectFamily(new Uint8Array(100))).toBe('bytes');
    expect(detectFamily(Uint8Array.of(0x41, 0))).toBe('bytes');
    expect(detectFamily(Buffer.from('plain text'))).toBe('bytes');
    expect(detectFamily(Buffer.from('玩家', 'utf16le'))).toBe('bytes');
    expect(detectFamily(new Uint8Array(0))).toBe('bytes');
  });
});

describe('the detection of binary files', () => {
  it('detects many NULs or other control characters', () => {
    expect(looksBinary('\0'.repeat(100))).toBe(true);
    expect(looksBinary('GIF89a\x01\0')).toBe(true);
    expect(looksBinary('ab\x01\x02'.repeat(100))).toBe(true);
  });

  it('does not detect texts with tabs, an old end mark or a few NULs, or empty texts', () => {
    expect(looksBinary('')).toBe(false);
    expect(looksBinary('a\tb\r\n\f\v\x1a')).toBe(false);
    expect(looksBinary(`\0${'Game #104 starts.'.repeat(4)}`)).toBe(false);
    expect(looksBinary(`${'a hand\n'.repeat(200)}\0\0\0`)).toBe(false);
    expect(looksBinary(`${'a hand\n'.repeat(20)}${'\0'.repeat(4096)}`)).toBe(false);
  });

  it('finds the part of a line without blanks and marks at its ends', () => {
    for (const mark of [
      '\ufeff',
      '\u00ef\u00bb\u00bf',
      '\u00c3\u00af\u00c2\u00bb\u00c2\u00bf',
      ' ',
      '\u00a0',
    ]) {
      const line = `${mark}${mark}Ana: ¿qué?${mark}`;
      const end = skipBlanksBack(line, 0, line.length);
      expect(line.slice(skipBlanks(line, 0, end), end)).toBe('Ana: ¿qué?');
      expect(skipBlanksBack(mark.repeat(3), 0, mark.length * 3)).toBe(0);
      expect(skipBlanks(mark.repeat(3), 0, mark.length * 3)).toBe(mark.length * 3);
      // A mark that begins or ends outside of the part does not count.
      if (mark.length > 1) {
        expect(skipBlanks(mark, 0, mark.length - 1)).toBe(0);
        expect(skipBlanksBack(mark, 1, mark.length)).toBe(mark.length);
      }
    }
    expect(isBehindMark('ends.\ufeffHand', 6)).toBe(true);
    expect(isBehindMark('¿Hand', 1)).toBe(false);
  });

  it('counts only a few byte order marks', () => {
    expect(leadingMarks('\ufeff'.repeat(100))).toEqual({ length: 8, marks: 8 });
  });
});
