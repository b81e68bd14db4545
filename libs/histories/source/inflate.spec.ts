import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { isFull, runsOf } from '#testing';
import { rechunk, streamOf } from './byte-stream.js';
import { detectContainer, openFiles } from './containers.js';
import { isSourceError, type SourceError } from './errors.js';
import { type ArchiveLimits, DEFAULT_ARCHIVE_LIMITS, RATIO_FLOOR } from './limits.js';

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The text of each file of a stream, and the errors. */
async function read(
  bytes: AsyncIterable<Uint8Array>,
  limits: Partial<ArchiveLimits> = {},
): Promise<{ texts: string[]; errors: SourceError[]; length: number }> {
  const texts: string[] = [];
  const errors: SourceError[] = [];
  let length = 0;
  for await (const file of openFiles({ kind: 'stream', bytes }, { ...DEFAULT_ARCHIVE_LIMITS, ...limits })) {
    if (isSourceError(file)) {
      errors.push(file);
      continue;
    }
    let text = '';
    for (let chunk = await file.bytes.next(); chunk !== null; chunk = await file.bytes.next()) {
      if (isSourceError(chunk)) errors.push(chunk);
      else {
        length += chunk.length;
        if (length < 1 << 20) text += Buffer.from(chunk).toString('latin1');
      }
    }
    texts.push(text);
  }
  return { texts, errors, length };
}

const codes = (errors: readonly SourceError[]): string[] => errors.map((error) => error.code);

const TEXT = Array.from({ length: 60 }, (_, i) => `Hand #${i * 7919}: seat ${i % 9} bets ${i * i}\n`).join(
  '',
);

describe('gzip', () => {
  it('is detected by content and decoded, regardless of the parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 2000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 200 }),
        async (parts, size) => {
          const packed = Buffer.concat(parts.map((part) => gzipSync(Buffer.from(part, 'latin1'))));
          const expected = parts.map((part) => Buffer.from(part, 'latin1').toString('latin1')).join('');
          const { texts, errors } = await read(chunks(packed, size));
          expect(errors).toEqual([]);
          expect(texts).toEqual([expected]);
        },
      ),
      { numRuns: runsOf(60) },
    );
  });

  it('truncated: yields the beginning of the text, then truncated-archive', async () => {
    const packed = gzipSync(TEXT);
    let longest = 0;
    // From the third byte on: two bytes are what the recognition needs.
    const end = packed.length - 20;
    for (let cut = 2; cut < packed.length; cut += isFull || cut < 20 || cut >= end ? 1 : 7) {
      const { texts, errors } = await read(chunks(packed.subarray(0, cut), 7));
      expect(codes(errors)).toEqual(['truncated-archive']);
      const text = texts[0] ?? '';
      expect(TEXT.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThanOrEqual(longest);
      longest = text.length;
    }
    // Cut inside the trailer: the whole text had been decoded.
    expect(longest).toBe(TEXT.length);
  });

  it('truncated in its second member: keeps the first one', async () => {
    const first = gzipSync(TEXT);
    const both = Buffer.concat([first, gzipSync('more')]);
    const { texts, errors } = await read(chunks(both.subarray(0, first.length + 5), 64));
    expect(texts).toEqual([TEXT]);
    expect(codes(errors)).toEqual(['truncated-archive']);
  });

  it('with damaged data: keeps the text before the damage, then yields corrupt-archive', async () => {
    const long = Array.from({ length: 40_000 }, (_, i) => `line ${(i * 2654435761) % 4294967296}\n`).join('');
    const packed = gzipSync(long);
    const at = Math.floor(packed.length * 0.8);
    packed.fill(0xff, at, at + 40);
    const { texts, errors } = await read(chunks(packed, 65536));
    expect(codes(errors)).toEqual(['corrupt-archive']);
    const text = texts[0] ?? '';
    const good = Math.floor(long.length * 0.8) - 2 * 65536;
    expect(text.length).toBeGreaterThan(good);
    expect(text.slice(0, good)).toBe(long.slice(0, good));
  });

  it('with a wrong checksum: yields all of the text, then corrupt-archive', async () => {
    const packed = gzipSync(TEXT);
    packed[packed.length - 6] = (packed[packed.length - 6] ?? 0) ^ 0xff;
    const { errors } = await read(chunks(packed, 16));
    expect(codes(errors)).toEqual(['corrupt-archive']);
  });

  it.each([1, 9, 70_000])('accepts zeros after the data, in parts of %d bytes', async (size) => {
    const zeros = size < 100 ? runsOf(100_000) : 100_000;
    const padded = Buffer.concat([gzipSync(TEXT), Buffer.alloc(zeros)]);
    expect(await read(chunks(padded, size))).toMatchObject({ texts: [TEXT], errors: [] });
  });

  it.each([
    [1, 'junk'],
    [9, 'junk'],
    [70_000, 'junk'],
    [1, '\0\0junk'],
    [9, '\0\0junk'],
    [70_000, '\0\0junk'],
  ])('rejects other bytes after the data as corrupt, in parts of %d bytes: %j', async (size, junk) => {
    const { texts, errors } = await read(chunks(Buffer.concat([gzipSync(TEXT), Buffer.from(junk)]), size));
    expect(TEXT.startsWith(texts[0] ?? '')).toBe(true);
    expect(codes(errors)).toEqual(['corrupt-archive']);
  });

  it('with a failing input: keeps the text before the failure, then yields read-failed', async () => {
    const packed = gzipSync(TEXT);
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield packed.subarray(0, packed.length - 8);
      throw new Error('connection reset');
    }
    const { texts, errors } = await read(broken());
    expect(texts).toEqual([TEXT]);
    expect(codes(errors)).toEqual(['read-failed']);
    expect(errors[0]?.message).toContain('connection reset');
  });

  it('rejects a gzip inside a gzip and other archives as unsupported', async () => {
    expect(codes((await read(chunks(gzipSync(gzipSync(TEXT)), 50))).errors)).toEqual(['unsupported-archive']);
    const rar = Buffer.from('Rar!\x1a\x07\x01\x00 and more', 'latin1');
    expect(codes((await read(chunks(rar, 50))).errors)).toEqual(['unsupported-archive']);
    expect(codes((await read(chunks(gzipSync(rar), 50))).errors)).toEqual(['unsupported-archive']);
    const tar = Buffer.alloc(1024);
    tar.write('log.txt');
    tar.write('ustar', 257);
    const messages = async (bytes: Buffer): Promise<string[]> =>
      (await read(chunks(bytes, 50))).errors.map(({ message }) => message);
    expect(await messages(tar)).toEqual(['tar']);
    expect(await messages(gzipSync(tar))).toEqual(['tar inside a gzip']);
  });

  it('stops a bomb at the limit on the ratio, after few bytes', async () => {
    const member = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    let pulled = 0;
    async function* bomb(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 1000; i += 1) {
        pulled += 1;
        yield member;
      }
    }
    const { errors, length } = await read(bomb());
    expect(codes(errors)).toEqual(['archive-bomb']);
    expect(length).toBeLessThan(RATIO_FLOOR + 2 * 65536);
    expect(pulled).toBe(2);
  });

  it('stops at the limit on expanded bytes', async () => {
    const { errors, length } = await read(chunks(gzipSync(Buffer.alloc(3_000_000, 'ab')), 500), {
      maxExpandedBytes: 1_000_000,
    });
    expect(codes(errors)).toEqual(['archive-bomb']);
    expect(length).toBeLessThan(1_000_000 + 2 * 65536);
  });

  it('accepts a log that compresses well below the floor of the ratio', async () => {
    const packed = gzipSync(Buffer.alloc(RATIO_FLOOR - 1, 'folds\n'));
    expect(packed.length * 200).toBeLessThan(RATIO_FLOOR);
    expect((await read(chunks(packed, 5000))).errors).toEqual([]);
  });
});

describe('containerOf', () => {
  it.each([
    ['gzip', [0x1f, 0x8b, 8]],
    ['zip', [0x50, 0x4b, 3, 4]],
    ['zip', [0x50, 0x4b, 5, 6]],
    ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]],
    ['bzip2', [...Buffer.from('BZh91AY&SY')]],
    ['plain', [...Buffer.from('BZhands are not compressed')]],
    ['plain', [...Buffer.from('PKR Hand')]],
    ['plain', [0x1f]],
    ['plain', []],
  ])('%s', (container, head) => {
    expect(detectContainer(Uint8Array.from(head))).toBe(container);
  });
});

describe('rechunk', () => {
  it('joins small parts and splits large ones without changing the bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, i) => (i * 31) & 0xff));
    for (const size of [1000, 65536, 700_000]) {
      const stream = rechunk(streamOf(chunks(bytes, size), null));
      const got: Uint8Array[] = [];
      for (let chunk = await stream.next(); chunk !== null; chunk = await stream.next()) {
        if (!isSourceError(chunk)) got.push(chunk);
      }
      expect(Buffer.concat(got).equals(bytes)).toBe(true);
      expect(got.slice(0, -1).every((chunk) => chunk.length >= 65536 && chunk.length <= 5 * 65536)).toBe(
        true,
      );
    }
  });

  it('yields the bytes before a failure, then the failure, and then ends', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('abc');
      throw new Error('gone');
    }
    const stream = rechunk(streamOf(broken(), 'm'));
    expect(await stream.next()).toEqual(Buffer.from('abc'));
    expect(await stream.next()).toMatchObject({ code: 'read-failed', member: 'm' });
    expect(await stream.next()).toBeNull();
  });
});
