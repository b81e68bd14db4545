import fc from 'fast-check';
import { everyRow } from '../testing/tables.js';
import { parseAnyXml } from './any-xml.js';
import { parsePlainXml } from './plain-xml.js';

const parse = (text: string): ReturnType<typeof parsePlainXml> => parsePlainXml(text, 0, text.length, 3);

const WORDS = [
  'a',
  'bc',
  'name',
  '1',
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '<',
  '>',
  '</',
  '/>',
  '="',
  '"',
  "'",
  '=',
  'é',
  '€',
];
const RARE = [
  '&',
  '&lt;',
  '<!--',
  '-->',
  '<?',
  '?>',
  ']',
  ']]>',
  '<![CDATA[',
  '\u0001',
  '\uFEFF',
  '😀',
  ':',
  '_',
];
const TAGS = [
  '<a>',
  '</a>',
  '<bc x="1" y=\'2\'/>',
  '<a x="">',
  '<bc\n x="1"\r\n>',
  '</bc>',
  '</bc >',
  '<a x="1" x="2">',
];

describe('parsePlainXml', () => {
  it('reads any text that it reads as the library does', () => {
    let read = 0;
    const part = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...TAGS) },
      { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.constantFrom(...RARE) },
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const tree = parse(text);
        if (tree === null) return;
        read++;
        // The library gives attributes without a prototype.
        expect(JSON.parse(JSON.stringify(tree))).toEqual(JSON.parse(JSON.stringify(parseAnyXml(text, 3))));
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it('reads balanced elements with all kinds of blanks', () => {
    const blank = fc.constantFrom('', ' ', '\n', '\r\n', '\r', '\t ');
    const value = fc.string({ unit: fc.constantFrom('a', '1', ' ', '/', '>', "'", '€', 'é') });
    const attribute = fc.tuple(blank, value).map(([gap, text]) => `${gap} x="${text}"`);
    const around = (children: fc.Arbitrary<string[]>): fc.Arbitrary<string> =>
      fc
        .tuple(fc.option(attribute), blank, value, children)
        .map(([first, gap, text, inner]) =>
          text === '' && inner.length === 0
            ? `<e${first ?? ''}${gap}/>`
            : `<e${first ?? ''}${gap}>${gap}${text}${inner.join(gap)}</e>${gap}`,
        );
    const leaf = around(fc.constant([]));
    const tree = around(fc.array(around(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }));
    fc.assert(
      fc.property(tree, (text) => {
        expect(JSON.parse(JSON.stringify(parse(text)))).toEqual(
          JSON.parse(JSON.stringify(parseAnyXml(text, 3))),
        );
      }),
    );
  });

  it('reads a part of a text, after which the text goes on', () => {
    const text = '<a>1</a>\r\n<b/><c x="1"/>';
    for (let end = 0; end <= text.length; end++) {
      const tree = parsePlainXml(text, 0, end, 1);
      if (tree !== null)
        expect(JSON.parse(JSON.stringify(tree))).toEqual(
          JSON.parse(JSON.stringify(parseAnyXml(text.slice(0, end), 1))),
        );
      expect(tree === null).toBe(![0, 3, 8, 9, 10, 14].includes(end) && end < text.length);
    }
  });

  everyRow([
    ['a reference to a character', '<a n="&#65;"/>'],
    ['a lone ampersand', '<a n="R&D"/>'],
    ['an end tag of an element that has ended', '<a><b/></a></b>'],
    ['a comment', '<a><!-- b --></a>'],
    ['a declaration', '<?xml version="1.0"?><a/>'],
    ['a line end in a value', '<a n="1\n2"/>'],
    ['an attribute twice', '<a n="1" n="2"/>'],
    ['a name of every object', '<a constructor="1"/>'],
    ['no blank between attributes', '<a n="1"m="2"/>'],
    ['text in an element without an end', '<a>b'],
    ['an end tag of another element', '<a></b>'],
    ['an end tag before the first element', '</b><a/>'],
    ['text before the first element', 'b<a/>'],
  ])('leaves to the library: %s', (_, text) => {
    expect(parse(text)).toBeNull();
  });
});
