import fc from 'fast-check';
import { parseEvents, type ServerEvent } from './event-stream.js';

const STREAM =
  ': hello\n\nevent: progress\nid: 3\ndata: {"a":"ñ"}\n\ndata: one\ndata:two\n\nid: 4\n\nevent: done\ndata: cut';

const read = async (chunks: readonly Uint8Array[]): Promise<ServerEvent[]> => {
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield* chunks;
  };
  const events: ServerEvent[] = [];
  for await (const event of parseEvents(source())) events.push(event);
  return events;
};

describe('server-sent events', () => {
  test('do not depend on how the bytes are split', async () => {
    const bytes = Buffer.from(STREAM);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(await read(chunks)).toEqual([
          { event: 'progress', id: '3', data: '{"a":"ñ"}' },
          { event: 'message', id: null, data: 'one\ntwo' },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test('that are too long are an error', async () => {
    await expect(read(Array.from({ length: 20 }, () => Buffer.alloc(100_000, 'x')))).rejects.toThrow(
      'too long',
    );
  });
});
