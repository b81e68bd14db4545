import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney } from '#histories';
import { runsOf } from '#testing';
import { fragment, JsonWriter } from './json-writer.js';

const written = (write: (json: JsonWriter) => void): string => {
  const json = new JsonWriter();
  write(json);
  return Buffer.from(json.take()).toString();
};

describe('JsonWriter', () => {
  it('writes any text as JSON.stringify does', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(written((json) => json.text(text))).toBe(JSON.stringify(text));
      }),
    );
    expect(written((json) => json.text('\ud800 "\\\n\u007f'))).toBe(JSON.stringify('\ud800 "\\\n\u007f'));
  });

  it('writes amounts as formatMoney formats them, in quotes', () => {
    const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -200, max: 200 }));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, scale) => {
        expect(written((json) => json.money(amount, scale))).toBe(`"${formatMoney(amount, scale)}"`);
      }),
      { numRuns: runsOf(5000) },
    );
  });

  it('writes integers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer()), (value) => {
        expect(written((json) => json.int(value))).toBe(String(value));
      }),
    );
  });

  it('writes null for unknown values', () => {
    expect(written((json) => json.text(null))).toBe('null');
    expect(written((json) => json.int(null))).toBe('null');
    expect(written((json) => json.cards(null))).toBe('null');
    expect(written((json) => json.money(null, 2))).toBe('null');
    expect(written((json) => json.money(Number.POSITIVE_INFINITY, 2))).toBe('null');
  });

  it('writes cards, also unknown ones', () => {
    expect(written((json) => json.cards([51, 0, 53]))).toBe('"As 2c ??"');
    expect(written((json) => json.cards([]))).toBe('""');
    expect(written((json) => json.card(52))).toBe('"Jk"');
  });

  it('keeps taken bytes unchanged when the buffer grows', () => {
    const json = new JsonWriter();
    const part = fragment('"áb",');
    for (let count = 0; count < 10_000; count++) json.raw(part);
    const taken = json.take();
    expect(json.length).toBe(0);
    json.text('x'.repeat(50_000));
    expect(Buffer.from(taken).toString()).toBe('"áb",'.repeat(10_000));
    expect(Buffer.from(json.written).toString()).toBe(`"${'x'.repeat(50_000)}"`);
    json.clear();
    expect(json.written).toHaveLength(0);
  });
});
