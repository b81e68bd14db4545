import fc from 'fast-check';
import { runsOf } from '#testing';
import { countLineEnds, forEachLine, lastNonBlank, LineCursor } from './lines.js';

/** The lines of a text, by replacing each line end. */
function linesOf(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function walked(text: string): [string, number][] {
  const seen: [string, number][] = [];
  forEachLine(text, 0, text.length, 1, (start, end, line) => seen.push([text.slice(start, end), line]));
  return seen;
}

const lineText = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\r', '\r\n', '', ' ', '\u2028'), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('lines', () => {
  it('end at CRLF, LF or a single CR, also mixed (docs/guide.md: lines)', () => {
    expect(walked('a\r\nb\nc\rd\r\r\n\n\re')).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
      ['', 5],
      ['', 6],
      ['', 7],
      ['e', 8],
    ]);
  });

  it('are those of a simple split', () => {
    fc.assert(
      fc.property(lineText, (text) => {
        expect(walked(text)).toEqual(linesOf(text).map((line, index) => [line, index + 1]));
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('end with their part, also if one cursor reads many parts', () => {
    fc.assert(
      fc.property(lineText, fc.array(fc.nat(60), { maxLength: 6 }), (text, cuts) => {
        const cursor = new LineCursor();
        const bounds = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length];
        // Forwards and backwards: the cursor must not trust what it remembers too far.
        for (let i = 0; i + 1 < bounds.length; i += 1) {
          const start = bounds[i] ?? 0;
          const end = Math.max(start, bounds[i + 1] ?? 0);
          cursor.reset(text, start, end, 10);
          const seen: string[] = [];
          let line = 9;
          while (cursor.next()) {
            seen.push(text.slice(cursor.start, cursor.end));
            line += 1;
            expect(cursor.line).toBe(line);
          }
          expect(seen).toEqual(linesOf(text.slice(start, end)));
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('have the same count wherever the text is cut', () => {
    fc.assert(
      fc.property(lineText, fc.nat(60), (text, at) => {
        const cut = Math.min(at, text.length);
        const all = countLineEnds(text, 0, text.length);
        expect(countLineEnds(text, 0, cut) + countLineEnds(text, cut, text.length)).toBe(all);
        expect(all).toBe(`${text}x`.replaceAll('\r\n', '\n').split(/[\r\n]/).length - 1);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('are blank if they have only blank characters', () => {
    expect(lastNonBlank(' ab \u00a0\r\n\ufeff', 0, 8)).toBe(2);
    expect(lastNonBlank(' \n', 0, 2)).toBe(-1);
    expect(lastNonBlank('ab  c', 2, 4)).toBe(-1);
  });
});
