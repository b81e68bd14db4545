import fc from 'fast-check';
import { NameReplacer } from './name-replacer.js';

const replaced = (names: readonly string[], text: string): string =>
  new NameReplacer(names.map((name, at) => [name, `<${String(at)}>`]))
    .parts(text)
    .map((part) => part.text)
    .join('');

test.each([
  [['Ana'], 'Ana: folds; ANA; Anabel, an Ana.', '<0>: folds; <0>; Anabel, an <0>.'],
  [['Ana', 'Ana B'], 'Ana B calls Ana', '<1> calls <0>'],
  [['$mith', 'a*b'], '$mith a*b a*bc', '<0> <1> a*bc'],
  [['', '  '], 'Seat 1:   (5)', 'Seat 1:   (5)'],
  [['Ñandú'], 'ÑANDÚ shows', '<0> shows'],
  [[': folds'], 'x: folds', 'x<0>'],
])('%j in %j', (names, text, expected) => {
  expect(replaced(names, text)).toBe(expected);
});

test('no name is left as a whole word, and the rest stays', () => {
  const name = fc.stringMatching(/^[a-d]{1,3}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), fc.array(name), (names, words) => {
      const expected = words.map((word) => (names.includes(word) ? '*' : word)).join(' ');
      const got = new NameReplacer(names.map((one) => [one, '*'])).parts(words.join(' '));
      expect(got.map(({ text }) => text).join('')).toBe(expected);
    }),
  );
});
