import { wordPatterns } from './stakes-words.js';

const STAKES = [
  'USD 0.05/0.10 no-limit',
  'USD 0.50/1.00 no-limit',
  'USD 0.50/1.00 ante 0.10 no-limit',
  'CHIPS 10/20 fixed-limit',
];

const found = (text: string): number[] =>
  STAKES.flatMap((stakes, index) =>
    wordPatterns(text).every((pattern) => new RegExp(pattern, 'i').test(stakes)) ? [index] : [],
  );

test.each([
  ['0.05/0.10', [0]],
  ['0.5/1', [1, 2]],
  ['0.500/1.0', [1, 2]],
  ['10/20', [3]],
  ['10.00/20', [3]],
  ['usd NO-LIMIT', [0, 1, 2]],
  ['no-limit 0.5/1 ante', [2]],
  ['0.05', []],
  ['0.10', [2]],
  ['5/0.1', []],
  ['limit', []],
  ['.', []],
  ['(', []],
  ['0.5/', []],
] as const)(
  'the words of %s are found in stakes as whole words, amounts by their value',
  (text, expected) => {
    expect(found(text)).toEqual(expected);
  },
);
