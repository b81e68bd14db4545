import fc from 'fast-check';
import { defaultSwitches } from '#engine';
import { decodePart, type SourceInput } from '#histories';
import { auditChunk, readHandAt, type LogChunk } from './chunk.js';
import { cutChunks } from './chunks.js';
import { SHORTEST } from '../testing/hands.js';

const options = { language: 'en', profileFor: () => ({ id: 'x', switches: defaultSwitches }) } as const;

const cut = async (input: SourceInput, chunkLength?: number): Promise<LogChunk[]> => {
  const chunks: LogChunk[] = [];
  for await (const chunk of cutChunks(input, chunkLength === undefined ? {} : { chunkLength }))
    chunks.push(chunk);
  return chunks;
};

const streamed = (bytes: Uint8Array, pieces: readonly number[] = [bytes.length]): SourceInput => ({
  kind: 'stream',
  bytes: (async function* () {
    for (let at = 0, i = 0; at < bytes.length; i += 1) {
      const end = at + Math.max(1, pieces[i % pieces.length]);
      yield bytes.subarray(at, end);
      at = end;
    }
  })(),
});

const HAND = `${SHORTEST.join('\n')}\n\n`;

const formatMessage = (record: Uint8Array): unknown =>
  (JSON.parse(`{${Buffer.from(record).toString()}`) as { rejection: { message: string } }).rejection.message;

describe('a chunk', () => {
  it('says what its hands need to know from outside of it', async () => {
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

  it('gives the place of each hand, blank lines behind it included, and the hand from there', async () => {
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
    const reading = readHandAt(chunk.layout!, chunk.bytes.subarray(3 + HAND.length), 16);
    expect(reading).toMatchObject({
      ok: true,
      hand: { id: '7', lines: [16, 29], playedAtText: expect.anything() },
    });
  });

  it('finds every hand in its bytes, whatever the encoding, the line ends and the sizes', async () => {
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
        async (dealt, family, mark, eol, chunkLength, pieces) => {
          const texts = dealt.map(({ name, narrow, gap }) => {
            const text = HAND.replaceAll('Ann', name) + '\n'.repeat(gap);
            const encode = coded[family !== 'bytes' ? family : narrow ? 'latin1' : 'utf-8'];
            return encode(text.replaceAll('\n', eol));
          });
          const file = Buffer.concat([coded[family === 'bytes' ? 'utf-8' : family](mark), ...texts]);
          const chunks = await cut(streamed(file, pieces), chunkLength);
          expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).equals(file)).toBe(true);
          const found = chunks.flatMap((chunk) =>
            auditChunk(chunk, options).map(({ status, lines, byteOffset, byteLength }) => {
              const own = chunk.bytes.subarray(byteOffset, byteOffset + byteLength);
              const reading = readHandAt(chunk.layout!, own, lines[0]);
              return [status, reading.ok, decodePart(own, family)];
            }),
          );
          expect(found).toEqual(texts.map((text) => ['audited', true, decodePart(text, family)]));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('that says why a file has no hands says it in the language asked for', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(100), Buffer.from('Some words.')]) {
      const [{ bytes: none, ...rest }] = await cut(streamed(bytes));
      expect(none).toHaveLength(0);
      const kept = { ...(JSON.parse(JSON.stringify(rest)) as typeof rest), bytes: none } as LogChunk;
      const records = (['en', 'es'] as const).map((language) => {
        const [{ record, ...outcome }] = auditChunk(kept, { ...options, language });
        expect(outcome).toMatchObject({ status: 'rejected', lines: [1, 1], byteOffset: 0, byteLength: 0 });
        return formatMessage(record);
      });
      expect(records[0]).not.toBe(records[1]);
    }
  });

  it('of a format that is not known is a fault of the program', async () => {
    const [chunk] = await cut(streamed(Buffer.from(HAND)));
    const strange = { ...chunk, layout: { ...chunk.layout!, format: 'snap' } } as LogChunk;
    expect(() => auditChunk(strange, options)).toThrow('no format snap');
  });
});

describe('cutting into chunks', () => {
  it('goes no further than it is asked to, and lets go of its input', async () => {
    let pulled = 0;
    let closed = false;
    const bytes = (async function* () {
      try {
        for (; pulled < 1000; pulled += 1) yield Buffer.from(HAND.repeat(200));
      } finally {
        closed = true;
      }
    })();
    for await (const { layout } of cutChunks({ kind: 'stream', bytes })) {
      expect(layout?.firstLine).toBe(1);
      break;
    }
    expect(closed).toBe(true);
    // Two chunks, the view beyond the second, and what a piece has left over.
    expect(pulled * HAND.length * 200).toBeLessThan(3 * 1024 * 1024);
  });

  it('goes through a text without an end, and keeps its beginning', async () => {
    const piece = Buffer.from('Ann said, "and so on"\n'.repeat(3000));
    const times = 500;
    const bytes = (async function* () {
      yield Buffer.from(HAND);
      for (let i = 0; i < times; i += 1) yield piece;
      yield Buffer.from(HAND);
    })();
    const chunks = await cut({ kind: 'stream', bytes });
    expect(chunks.map((chunk) => [chunk.bytes.length, chunk.layout?.byteOffset])).toEqual([
      [64 * 1024, 0],
      [HAND.length, HAND.length + times * piece.length],
    ]);
    expect(chunks[0].layout?.oversize).toEqual({
      skipped: HAND.length + times * piece.length - 64 * 1024,
      skippedBytes: HAND.length + times * piece.length - 64 * 1024,
      lastLine: 15 + times * 3000,
    });
    expect(auditChunk(chunks[0], options)).toMatchObject([{ status: 'rejected', byteLength: 64 * 1024 }]);
  });
});
