import fc from 'fast-check';
import { MAX_ELEMENTS } from '../hand-limits.js';
import { everyRow } from '../testing/tables.js';
import { escapeLoneAmpersands } from './entities.js';
import { parseXml } from './xml-tree.js';

describe('parseXml', () => {
  it('keeps names, attributes, text and lines of elements', () => {
    const { roots, faultLine } = parseXml('<a x="1">\r\n <b\n  y=\'2\'>one &lt; two</b>\r<c/></a>', 10);
    expect(faultLine).toBeNull();
    expect(roots).toHaveLength(1);
    expect(roots[0]).toMatchObject({
      name: 'a',
      line: 10,
      endLine: 13,
      isClosed: true,
      attributes: { x: '1' },
    });
    expect(roots[0]?.children).toMatchObject([
      { name: 'b', line: 11, endLine: 12, text: 'one < two', attributes: { y: '2' }, tag: "<b\n  y='2'>" },
      { name: 'c', line: 13, isClosed: true, tag: '<c/>' },
    ]);
  });

  it('reads elements outside the tree to which they belong', () => {
    const { roots, faultLine } = parseXml('<a></a></before>\n<?xml version="1.0"?>\n<d><e>1</e>', 1);
    expect(faultLine).toBeNull();
    expect(roots).toMatchObject([
      { name: 'a', isClosed: true },
      { name: 'd', isClosed: false, line: 3 },
    ]);
  });

  everyRow([
    ['an ampersand in a name', '<a n="R&D"/>', 'R&D'],
    ['predefined entities', '<a n="&quot;&amp;&#65;&#x42;"/>', '"&AB'],
    ['another entity', '<!DOCTYPE a [<!ENTITY x "y">]><a n="&x;"/>', '&x;'],
    ['a character that XML does not have', '<a n="\u0001"/>', '\u0001'],
    ['a reference to a character that XML does not have', '<a n="&#0;"/>', '&#0;'],
  ])('resolves only predefined entities and keeps other text', (_, text, name) => {
    expect(parseXml(text, 1).roots[0]?.attributes.n).toBe(name);
  });

  everyRow([
    ['a quotation mark in a value', '<a>\n<b n="1"2" m="3"/></a>'],
    ['an attribute twice', '<a>\n<b n="1" n="2"/></a>'],
    ['a tag that ends another element', '<a>\n<b></c></a>'],
    ['a value without quotation marks', '<a>\n<b n=1/></a>'],
  ])('reports the line of a fault inside the hand', (_, text) => {
    expect(parseXml(text, 5).faultLine).toBe(6);
  });

  it('reports an end tag of the hand that ends nothing, and none of an element around the hand', () => {
    expect(parseXml('<a><b></b>\n</b></a>', 5).faultLine).toBe(6);
    expect(parseXml('<a><b></b></a>\n</b>', 5).faultLine).toBe(6);
    expect(parseXml('<a><b></b>\n</session>', 5).faultLine).toBeNull();
  });

  it('leaves an element open that has no end tag', () => {
    const { roots, faultLine } = parseXml('<a><b/><c n="', 1);
    expect([roots[0]?.isClosed, roots[0]?.children.length, faultLine]).toEqual([false, 1, null]);
  });

  it('returns elements for any text', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '&',
      'a',
      '=',
      ' ',
      '\n',
      '<a>',
      '</a>',
      '<!',
      '[',
      ']]>',
      '?',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(Array.isArray(parseXml(parts.join(''), 1).roots)).toBe(true);
      }),
    );
  });

  it('keeps the elements of one hand, and the place of the first one that is too many', () => {
    const rest = '\n<b/>'.repeat(MAX_ELEMENTS - 1);
    const whole = parseXml(`<a>${rest}</a>`, 1);
    expect([whole.roots[0]?.children.length, whole.excess]).toEqual([MAX_ELEMENTS - 1, null]);
    for (const factor of [1, 2]) {
      const { roots, excess } = parseXml(`<a>${rest.repeat(factor)}\n<c d="1">text</c></a>`, 1);
      expect(roots[0]?.children).toHaveLength(MAX_ELEMENTS - 1);
      expect(excess).toEqual({ line: MAX_ELEMENTS + 1, tag: factor === 1 ? '<c d="1">' : '<b/>' });
    }
  });

  it('reads deeply nested and repeated elements in linear time', () => {
    expect(parseXml('<a>'.repeat(50_000), 1).roots).toHaveLength(1);
    expect(parseXml(`<a>${'<b/>'.repeat(50_000)}</a>`, 1).roots).toHaveLength(1);
    expect(escapeLoneAmpersands('&'.repeat(50_000))).toHaveLength(250_000);
  });
});
