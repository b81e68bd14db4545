import fc from 'fast-check';
import { jsonLinesOf, linesOf, MAX_LENGTH } from './lines.js';
import { streamOf } from './testing/service.js';

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

test('lines do not depend on how the stream is split', async () => {
  const bytes = new TextEncoder().encode('one\r\ntwo €é\n\nthree');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const parts = places.map((place, index) => bytes.subarray(place, places[index + 1]));
      expect(await all(linesOf(streamOf(...parts)))).toEqual(['one', 'two €é', '', 'three']);
    }),
  );
});

test('blank lines are no values, and a line that is no JSON is an error', async () => {
  expect(await all(jsonLinesOf(streamOf('{"a":1}\n\n \n2\n')))).toEqual([{ a: 1 }, 2]);
  await expect(all(jsonLinesOf(streamOf('{"a":1}\n{"a":')))).rejects.toThrow(SyntaxError);
});

test('a line without end is an error', async () => {
  const part = new Uint8Array(MAX_LENGTH / 8).fill(0x78);
  let parts = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      parts++;
      controller.enqueue(part);
    },
  });
  await expect(all(linesOf(endless))).rejects.toThrow('too long');
  expect(parts).toBeLessThan(12);
});

test('a reader that stops early cancels the stream', async () => {
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new TextEncoder().encode('a\nb\n'));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const line of linesOf(stream)) if (line === 'b') break;
  expect(isCancelled).toBe(true);
});
