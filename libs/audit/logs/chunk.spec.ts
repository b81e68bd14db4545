import fc from 'fast-check';
import { defaultSwitches } from '#engine';
import { decodePart, type SourceInput } from '#histories';
import { runsOf } from '#testing';
import { auditChunk, readHandAt, type LogChunk } from './chunk.js';
import { cutChunks } from './chunks.js';
import { SHORTEST } from '../testing/logs.js';

const options = { language: 'en', profileFor: () => ({ id: 'x', switches: defaultSwitches }) } as const;

const cut = async (input: SourceInput, chunkLength?: number): Promise<LogChunk[]> => {
  const chunks: LogChunk[] = [];
  for await (const chunk of cutChunks(input, chunkLength === undefined ? {} : { chunkLength }))
    chunks.push(chunk);
  return chunks;
};

const streamed = (bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): SourceInput => ({
  kind: 'stream',
  bytes: (async function* () {
    for (let at = 0, i = 0; at < bytes.length; i += 1) {
      const end = at + Math.max(1, sizes[i % sizes.length]);
      yield bytes.subarray(at, end);
      at = end;
    }
  })(),
});

const HAND = `${SHORTEST.join('\n')}\n\n`;

const messageOf = (record: Uint8Array): unknown =>
  (JSON.parse(`{${Buffer.from(record).toString()}`) as { rejection: { message: string } }).rejection.message;

describe('a chunk of a log', () => {
  it('has a layout with its place in the file', async () => {
    const bytes = Buffer.from(`\ufeff${HAND.repeat(3)}`);
    const chunks = await cut(streamed(bytes), HAND.length * 2);
    const layout = {
      member: null,
      format: 'pokerstars',
      encoding: 'bytes',
      byteOffset: 0,
      marks: 3,
      firstLine: 1,
      startsAtHand: false,
      lastInFile: false,
      oversize: null,
      session: null,
      noHand: null,
    };
    const second = {
      byteOffset: 3 + HAND.length * 2,
      marks: 0,
      firstLine: 31,
      startsAtHand: true,
      lastInFile: true,
    };
    expect(chunks).toEqual([
      { bytes: new Uint8Array(bytes.subarray(0, second.byteOffset)), layout, refusal: null },
      {
        bytes: new Uint8Array(bytes.subarray(second.byteOffset)),
        layout: { ...layout, ...second },
        refusal: null,
      },
    ]);
  });

  it('locates each hand with the blank lines after it, so that readHandAt reads it again', async () => {
    const [chunk] = await cut(streamed(Buffer.from(`\ufeff${HAND}${HAND}`)));
    const places = auditChunk(chunk, options).map(({ lines, byteOffset, byteLength }) => [
      lines,
      byteOffset,
      byteLength,
    ]);
    expect(places).toEqual([
      [[1, 14], 3, HAND.length],
      [[16, 29], 3 + HAND.length, HAND.length],
    ]);
    const reading = readHandAt(chunk.layout!, chunk.bytes, {
      byteOffset: 3 + HAND.length,
      byteLength: HAND.length,
      firstLine: 16,
    });
    expect(reading).toMatchObject({
      ok: true,
      hand: { id: '7', lines: [16, 29], playedAtText: expect.anything() },
    });
  });

  it('finds every hand in any encoding, with any line ends and chunk sizes', async () => {
    const coded = {
      'utf-8': (text: string) => Buffer.from(text),
      latin1: (text: string) => Buffer.from(text, 'latin1'),
      'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
      'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
    };
    const hands = fc.array(
      fc.record({
        name: fc.constantFrom('Ann', 'Señor', '玩家', '🂡 ace', 'ÿ€'),
        narrow: fc.boolean(),
        gap: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(
        hands,
        fc.constantFrom('bytes', 'utf-16le', 'utf-16be'),
        fc.constantFrom('', '\ufeff', '\ufeff\u00ef\u00bb\u00bf'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 4 }),
        async (dealt, family, mark, eol, chunkLength, sizes) => {
          const texts = dealt.map(({ name, narrow, gap }) => {
            const text = HAND.replaceAll('Ann', name) + '\n'.repeat(gap);
            const encode = coded[family !== 'bytes' ? family : narrow ? 'latin1' : 'utf-8'];
            return encode(text.replaceAll('\n', eol));
          });
          const file = Buffer.concat([coded[family === 'bytes' ? 'utf-8' : family](mark), ...texts]);
          const chunks = await cut(streamed(file, sizes), chunkLength);
          expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).equals(file)).toBe(true);
          const hands = chunks.flatMap((chunk) =>
            auditChunk(chunk, options).map(({ status, lines, byteOffset, byteLength }) => {
              const own = chunk.bytes.subarray(byteOffset, byteOffset + byteLength);
              const place = { byteOffset, byteLength, firstLine: lines[0] };
              const reading = readHandAt(chunk.layout!, chunk.bytes, place);
              return [status, reading.ok, decodePart(own, family)];
            }),
          );
          expect(hands).toEqual(texts.map((text) => ['audited', true, decodePart(text, family)]));
        },
      ),
      { numRuns: runsOf(600) },
    );
  });

  it('formats the rejection of a file in the requested language', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(100), Buffer.from('Some words.')]) {
      const [{ bytes: none, ...rest }] = await cut(streamed(bytes));
      expect(none).toHaveLength(0);
      const kept = { ...(JSON.parse(JSON.stringify(rest)) as typeof rest), bytes: none } as LogChunk;
      const records = (['en', 'es'] as const).map((language) => {
        const [{ record, ...outcome }] = auditChunk(kept, { ...options, language });
        expect(outcome).toMatchObject({ status: 'rejected', lines: [1, 1], byteOffset: 0, byteLength: 0 });
        return messageOf(record);
      });
      expect(records[0]).not.toBe(records[1]);
    }
  });

  it('throws for an unknown format', async () => {
    const [chunk] = await cut(streamed(Buffer.from(HAND)));
    const unknown = { ...chunk, layout: { ...chunk.layout!, format: 'snap' } } as LogChunk;
    expect(() => auditChunk(unknown, options)).toThrow('no format snap');
  });
});
