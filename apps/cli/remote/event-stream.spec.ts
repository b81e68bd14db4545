import fc from 'fast-check';
import { readEvents, type ServerEvent } from './event-stream.js';

const STREAM =
  ': hello\n\nevent: progress\nid: 3\ndata: {"a":"ñ"}\n\ndata: one\ndata:two\n\nid: 4\n\nevent: done\ndata: cut';

const read = async (pieces: readonly Uint8Array[]): Promise<ServerEvent[]> => {
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield* pieces;
  };
  const events: ServerEvent[] = [];
  for await (const event of readEvents(source())) events.push(event);
  return events;
};

describe('server-sent events', () => {
  test('are the same however the bytes are cut', async () => {
    const bytes = Buffer.from(STREAM);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(await read(pieces)).toEqual([
          { event: 'progress', id: '3', data: '{"a":"ñ"}' },
          { event: 'message', id: null, data: 'one\ntwo' },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test('that do not end are given up', async () => {
    await expect(read(Array.from({ length: 20 }, () => Buffer.alloc(100_000, 'x')))).rejects.toThrow(
      'without end',
    );
  });
});
