import fc from 'fast-check';
import { runsOf } from '#testing';
import { decodePart } from './decoder.js';
import { ByteLocator } from './byte-locator.js';

const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => new Uint8Array(Buffer.from(text))),
  fc
    .array(fc.constantFrom(0x41, 0x0a, 0x80, 0xc3, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x82, 0xa1, 0xff), {
      maxLength: 60,
    })
    .map((bytes) => Uint8Array.from(bytes)),
  fc.string({ maxLength: 60 }).map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
);

describe('ByteLocator', () => {
  it('finds the offset of every code unit in any bytes of every encoding', () => {
    fc.assert(
      fc.property(someBytes, fc.constantFrom('bytes', 'utf-16le', 'utf-16be'), (bytes, family) => {
        const text = decodePart(bytes, family);
        const locator = new ByteLocator(bytes, family);
        for (let unit = 0; unit <= text.length; unit += 1) {
          const at = locator.byteAt(unit);
          const inPair = family === 'bytes' && (text.charCodeAt(unit - 1) & 0xfc00) === 0xd800;
          expect(decodePart(bytes.subarray(0, at), family)).toBe(text.slice(0, inPair ? unit + 1 : unit));
          expect(decodePart(bytes.subarray(at), family)).toBe(text.slice(inPair ? unit + 1 : unit));
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('leaves out an odd last byte of UTF-16', () => {
    expect(new ByteLocator(Uint8Array.of(0x41, 0, 0x42, 0, 0x0a), 'utf-16le').byteAt(2)).toBe(4);
  });

  it('counts Windows-1252 bytes that look like the start of UTF-8 one by one', () => {
    const locator = new ByteLocator(Uint8Array.of(0xe2, 0x82, 0x41, 0xe2, 0x82, 0xac, 0x42), 'bytes');
    expect([0, 1, 2, 3, 4, 5].map((unit) => locator.byteAt(unit))).toEqual([0, 1, 2, 3, 6, 7]);
  });
});
