import fc from 'fast-check';
import { runsOf } from '#testing';
import { findJsonError } from './json-error.js';
import { everyRow } from './testing/tables.js';

describe('findJsonError', () => {
  everyRow([
    ['', '1:1 a value'],
    ['hello', '1:1 a value'],
    ['{"a":1,}', '1:8 a name in double quotes'],
    ["{'a':1}", '1:2 a name in double quotes, or }'],
    ['{"a" 1}', '1:6 a colon'],
    ['{"a":1\n "b":2}', '2:2 a comma or }'],
    ['[1\r\n,2\r\n 3]', '3:2 a comma or ]'],
    ['[,1]', '1:2 a value or ]'],
    ['[1,]', '1:4 a value'],
    ['{} {}', '1:4 the end of the document'],
    ['01', '1:2 the end of the document'],
    ['"ab', '1:4 the closing quote of a text'],
    ['"a\nb"', '1:3 the closing quote of a text'],
    ['"a\\x"', '1:3 an escape such as \\n or \\u00e9'],
    ['{"game":', '1:9 a value'],
  ])('returns the line, the column and what was expected', (text, place) => {
    const error = findJsonError(text);
    expect(`${error!.line}:${error!.column} ${error!.expected.en}`).toBe(place);
  });

  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it('finds an error in a text if and only if JSON.parse rejects it', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', ',', '"', '}', '[', '\\', '1', ' ', 'true', '\u0001'),
      )
      .map(([json, seed, cut, put]) => {
        const at = seed % (json.length + 1);
        return json.slice(0, at) + put + json.slice(at + cut);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged, fc.string()), (text) => {
        expect(findJsonError(text) === null).toBe(isJson(text));
      }),
      { numRuns: runsOf(2000) },
    );
  });
});
