import fc from 'fast-check';
import { parseLiteral } from './literal.js';

const parse = (text: string) => parseLiteral(text, 0, text.length);

describe('parseLiteral', () => {
  it('reads objects, lists, texts and whole numbers', () => {
    expect(parse('{A:1,B: [{C:"x y"},2],D:[]} rest')).toEqual({
      value: { '@': 0, A: 1, B: [{ '@': 9, C: 'x y' }, 2], D: [] },
      end: 27,
    });
  });

  it('returns the offset of an error', () => {
    expect(parse('{A:1,B}')).toBe(6);
    expect(parse('{A:1.5}')).toBe(4);
    expect(parse('["a')).toBe(1);
    expect(parse('[1')).toBe(2);
    expect(parse('[99999999999999999999]')).toBe(21);
  });

  it('bounds the depth and the number of values', () => {
    expect(typeof parse('['.repeat(100) + ']'.repeat(100))).toBe('number');
    expect(typeof parse(`[${'1,'.repeat(5000)}1]`)).toBe('number');
  });

  it('never throws', () => {
    const part = fc.constantFrom('{', '}', '[', ']', ':', ',', '"', 'A', '1', ' ', '__proto__');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        expect(['number', 'object']).toContain(typeof parse(parts.join('')));
      }),
    );
  });
});
