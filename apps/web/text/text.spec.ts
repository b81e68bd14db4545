import fc from 'fast-check';
import { decodeLog, isPacked, linesOf } from './decode.js';
import { excerpt } from './excerpt.js';
import { visible } from './visible.js';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

test('a log is decoded as UTF-8, UTF-16 with a byte order mark, or Windows-1252', () => {
  expect(decodeLog(bytes(0xe2, 0x82, 0xac, 0x31))).toBe('€1');
  expect(decodeLog(bytes(0xff, 0xfe, 0xac, 0x20))).toBe('€');
  expect(decodeLog(bytes(0xfe, 0xff, 0x20, 0xac))).toBe('€');
  // Node decodes 0x80 of Windows-1252 in another way than browsers.
  expect(decodeLog(bytes(0xe9, 0x31))).toBe('é1');
  expect(decodeLog(bytes())).toBe('');
});

test('gzip and zip are recognized by their first bytes', () => {
  expect([bytes(0x1f, 0x8b, 8), bytes(0x50, 0x4b, 3), bytes(0x50), bytes()].map(isPacked)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('CRLF, LF and CR each end one line', () => {
  expect(linesOf('a\r\nb\nc\rd\n\re')).toEqual(['a', 'b', 'c', 'd', '', 'e']);
});

test('control characters and those of direction are visible; letters, symbols and tabs stay', () => {
  expect(visible('a\u061c\u2028\u0000b\u001b[31m\u007f\u0085\u202eé♥\t')).toBe(
    'a\ufffd\ufffd␀b␛[31m␡\ufffd\ufffdé♥\t',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      return [...visible(text)].every(
        (character) => character === '\t' || !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(character),
      );
    }),
  );
});

test('an excerpt has every line once, shown or counted, and all marked lines', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.nat(2999), { maxLength: 5 }),
      (count, first, at) => {
        const lines = Array.from({ length: count }, (_, index) => `line ${first + index}`);
        const marked = at.filter((index) => index < count).map((index) => first + index);
        const parts = excerpt(lines, first, marked);
        let next = first;
        const shown = new Set<number>();
        for (const part of parts) {
          if (part.kind === 'gap') next += part.count;
          else {
            expect(part.first).toBe(next);
            expect(part.lines).toEqual(lines.slice(next - first, next - first + part.lines.length));
            for (const _ of part.lines) shown.add(next++);
          }
        }
        expect(next).toBe(first + count);
        expect(marked.filter((line) => !shown.has(line))).toEqual([]);
        expect(shown.size).toBeLessThanOrEqual(Math.max(300, 21 + marked.length * 81));
      },
    ),
  );
});
