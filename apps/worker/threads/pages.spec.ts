import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Pages } from './pages.js';

test('every record is found at its position, followed by its translation', () => {
  const record = fc.uint8Array({ minLength: 1, maxLength: 20_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(record, fc.option(record)), { maxLength: 40 }), (records) => {
      const pages = new Pages();
      const places = records.map(([body, translation]) => pages.add(body, translation));
      const unpacked = pages.take().map((page) => inflateRawSync(page));
      records.forEach(([body, translation], index) => {
        const { page, offset, length, translationLength } = places[index];
        const behind = offset + length;
        expect(Buffer.compare(unpacked[page].subarray(offset, behind), body)).toBe(0);
        expect(
          Buffer.compare(
            unpacked[page].subarray(behind, behind + translationLength),
            translation ?? Buffer.alloc(0),
          ),
        ).toBe(0);
      });
      expect(pages.take()).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('a page ends when it is full', () => {
  const pages = new Pages();
  const places = Array.from({ length: 10 }, () => pages.add(new Uint8Array(30 * 1024), null));
  expect(places.map(({ page }) => page)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
});
