import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { isFull } from '#testing';
import { openFiles } from './containers.js';
import { isSourceError, type SourceError } from './errors.js';
import { type ArchiveLimits, DEFAULT_ARCHIVE_LIMITS } from './limits.js';

interface TestEntry {
  readonly name: string | Buffer;
  readonly data: Buffer;
  readonly stored?: boolean;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  /** Points at the local header of an earlier entry instead of writing its own. */
  readonly sharedWith?: number;
}

/** Writes a zip by hand: local headers and data, the directory, its end record. */
function zipOf(entries: readonly TestEntry[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name;
    const body = entry.stored === true ? entry.data : deflateRawSync(entry.data);
    const method = entry.method ?? (entry.stored === true ? 0 : 8);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(entry.crc ?? crc32(entry.data), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(entry.size ?? entry.data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const at = entry.sharedWith === undefined ? offset : (offsets[entry.sharedWith] ?? 0);
    offsets.push(at);
    if (entry.sharedWith === undefined) {
      const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, name, body]);
      parts.push(local);
      offset += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, tail, name]));
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, ...directory, end, Buffer.from(comment)]);
}

interface Result {
  readonly names: (string | null)[];
  readonly texts: string[];
  readonly errors: SourceError[];
  readonly bytesOut: number;
}

async function read(
  zip: Buffer,
  limits: Partial<ArchiveLimits> = {},
  readAt = (offset: number, length: number): Promise<Uint8Array> =>
    Promise.resolve(zip.subarray(offset, offset + length)),
): Promise<Result> {
  const names: (string | null)[] = [];
  const texts: string[] = [];
  const errors: SourceError[] = [];
  let bytesOut = 0;
  const input = { kind: 'random', size: zip.length, read: readAt } as const;
  for await (const file of openFiles(input, { ...DEFAULT_ARCHIVE_LIMITS, ...limits })) {
    if (isSourceError(file)) {
      errors.push(file);
      continue;
    }
    names.push(file.name);
    let text = '';
    for (let chunk = await file.bytes.next(); chunk !== null; chunk = await file.bytes.next()) {
      if (isSourceError(chunk)) errors.push(chunk);
      else {
        bytesOut += chunk.length;
        if (text.length < 100_000) text += Buffer.from(chunk).toString('utf8');
      }
    }
    texts.push(text);
    await file.bytes.close();
  }
  return { names, texts, errors, bytesOut };
}

const briefly = (errors: readonly SourceError[]): [string, string | null][] =>
  errors.map((error) => [error.code, error.member]);
const a = Buffer.from('hand a\n'.repeat(50));
const b = Buffer.from('hand b\n'.repeat(70));

describe('zip', () => {
  it('yields the members in the order of the directory, without folders', async () => {
    const zip = zipOf(
      [
        { name: 'z/', data: Buffer.alloc(0), stored: true },
        { name: 'z/second.txt', data: b },
        { name: 'first.txt', data: a, stored: true },
        { name: 'leer.txt', data: Buffer.alloc(0), stored: true },
        { name: 'señor.txt', data: a },
      ],
      'a comment',
    );
    const { names, texts, errors } = await read(zip);
    expect(errors).toEqual([]);
    expect(names).toEqual(['z/second.txt', 'first.txt', 'leer.txt', 'señor.txt']);
    expect(texts).toEqual([String(b), String(a), '', String(a)]);
  });

  it('without members: yields nothing', async () => {
    expect(await read(zipOf([]))).toMatchObject({ names: [], errors: [] });
  });

  it('as a stream: yields zip-needs-random-access', async () => {
    async function* bytes(): AsyncGenerator<Uint8Array> {
      for (const byte of zipOf([{ name: 'a', data: a }])) yield Uint8Array.of(byte);
    }
    const items: unknown[] = [];
    for await (const item of openFiles({ kind: 'stream', bytes: bytes() }, DEFAULT_ARCHIVE_LIMITS))
      items.push(item);
    expect(items).toMatchObject([{ code: 'zip-needs-random-access', member: null }]);
  });

  it.each([
    '../up.txt',
    'a/../../up.txt',
    '/etc/passwd',
    '\\\\server\\x',
    'C:\\x.txt',
    'c:x',
    '..\\up',
    'a\0b',
    '..',
  ])('rejects the member %j and reads the others', async (name) => {
    const { names, texts, errors } = await read(
      zipOf([
        { name: 'a.txt', data: a },
        { name, data: a },
        { name: 'b..c/..d.txt', data: b },
      ]),
    );
    expect(briefly(errors)).toEqual([['unsafe-path', name.replaceAll('\\', '/')]]);
    expect(names).toEqual(['a.txt', 'b..c/..d.txt']);
    expect(texts).toEqual([String(a), String(b)]);
  });

  it('rejects encrypted members and unknown methods, and reads the others', async () => {
    const { names, errors } = await read(
      zipOf([
        { name: 'secret', data: a, flags: 0x801 },
        { name: 'lzma', data: a, method: 14 },
        { name: 'b', data: b },
      ]),
    );
    expect(briefly(errors)).toEqual([
      ['unsupported-archive', 'secret'],
      ['unsupported-archive', 'lzma'],
    ]);
    expect(names).toEqual(['b']);
  });

  it('with strong encryption: rejects the rest of the archive as unsupported', async () => {
    const { errors } = await read(zipOf([{ name: 'secret', data: a, flags: 0x841 }]));
    expect(briefly(errors)).toEqual([['unsupported-archive', null]]);
  });

  it('decodes a gzip member; rejects a zip, a rar and a double gzip inside', async () => {
    const { names, texts, errors } = await read(
      zipOf([
        { name: 'a.gz', data: gzipSync(a) },
        { name: 'stored.gz', data: gzipSync(b), stored: true },
        { name: 'in.zip', data: zipOf([{ name: 'x', data: a }]) },
        { name: 'x.rar', data: Buffer.from('Rar!\x1a\x07\0', 'latin1') },
        { name: 'gz.gz', data: gzipSync(gzipSync(a)) },
        { name: 'gz.zip', data: gzipSync(zipOf([])) },
      ]),
    );
    expect(names).toEqual(['a.gz', 'stored.gz']);
    expect(texts).toEqual([String(a), String(b)]);
    expect(briefly(errors)).toEqual([
      ['unsupported-archive', 'in.zip'],
      ['unsupported-archive', 'x.rar'],
      ['unsupported-archive', 'gz.gz'],
      ['unsupported-archive', 'gz.zip'],
    ]);
    expect(errors[0]?.message).toBe('zip inside a zip');
  });

  it('reports a wrong checksum, a wrong length and damaged data after the text, and reads the next members', async () => {
    const zip = zipOf([
      { name: 'crc', data: a, crc: 1 },
      { name: 'size', data: a, size: a.length + 1, stored: true },
      { name: 'cut.gz', data: gzipSync(a).subarray(0, 20) },
      { name: 'bad', data: a },
      { name: 'b', data: b },
    ]);
    const at = zip.lastIndexOf(deflateRawSync(a), zip.indexOf('hand b') === -1 ? undefined : 0);
    zip.fill(0xff, at, at + 6);
    const { texts, errors } = await read(zip);
    expect(briefly(errors)).toEqual([
      ['corrupt-archive', 'crc'],
      ['corrupt-archive', 'size'],
      ['truncated-archive', 'cut.gz'],
      ['corrupt-archive', 'bad'],
    ]);
    expect(texts[0]).toBe(String(a));
    expect(texts.at(-1)).toBe(String(b));
  });

  it('cut off at any byte: yields one error and never throws', async () => {
    const zip = zipOf([
      { name: 'a', data: a },
      { name: 'b', data: b },
    ]);
    for (let cut = 4; cut < zip.length; cut += 1) {
      const { names, errors } = await read(zip.subarray(0, cut));
      expect(briefly(errors)).toEqual([['truncated-archive', null]]);
      expect(names).toEqual([]);
    }
  });

  it('with a byte changed: ends and never throws', async () => {
    const zip = zipOf([
      { name: 'a', data: a.subarray(0, 14) },
      { name: 'b', data: b.subarray(0, 14), stored: true },
    ]);
    for (let at = 0; at < zip.length; at += isFull ? 1 : 3) {
      for (const value of [0x00, 0xff, (zip[at] ?? 0) ^ 1]) {
        const changed = Buffer.from(zip);
        changed[at] = value;
        const { names, errors } = await read(changed);
        expect(names.length + errors.length).toBeGreaterThan(0);
      }
    }
  });

  it('stops a bomb at the ratio of a member, and reads no further member', async () => {
    const { names, errors, bytesOut } = await read(
      zipOf([
        { name: 'bomb', data: Buffer.alloc(24 * 1024 * 1024) },
        { name: 'b', data: b },
      ]),
    );
    expect(briefly(errors)).toEqual([['archive-bomb', 'bomb']]);
    expect(names).toEqual(['bomb']);
    expect(bytesOut).toBeLessThan(17 * 1024 * 1024);
  });

  it('stops a bomb inside a gzip member', async () => {
    const { names, errors } = await read(
      zipOf([
        { name: 'bomb.gz', data: gzipSync(Buffer.alloc(24 * 1024 * 1024)), stored: true },
        { name: 'b', data: b },
      ]),
    );
    expect(briefly(errors)).toEqual([['archive-bomb', 'bomb.gz']]);
    expect(names).toEqual(['bomb.gz']);
  });

  it('limits the ratio of members that overlap in the file', async () => {
    const shared = Buffer.alloc(200_000, 'not dense by itself, ');
    const entries: TestEntry[] = [{ name: '0', data: shared, stored: true }];
    for (let i = 1; i < 400; i += 1)
      entries.push({ name: `${i}`, data: shared, stored: true, sharedWith: 0 });
    const { errors, names } = await read(zipOf(entries));
    expect(errors.map((error) => error.code)).toEqual(['archive-bomb']);
    expect(names.length).toBeGreaterThan(80);
    expect(names.length).toBeLessThan(300);
  });

  it('rejects too many members, and a name that is too long', async () => {
    const many = zipOf(Array.from({ length: 30 }, (_, i) => ({ name: `${i}`, data: a })));
    expect(await read(many, { maxMembers: 29 })).toMatchObject({
      names: [],
      errors: [{ code: 'archive-bomb' }],
    });
    expect((await read(many, { maxMembers: 30 })).names).toHaveLength(30);
    const long = zipOf([
      { name: 'a', data: a },
      { name: 'n'.repeat(300), data: a },
    ]);
    expect(briefly((await read(long, { maxMemberNameLength: 299 })).errors)).toEqual([
      ['archive-bomb', null],
    ]);
    expect((await read(long, { maxMemberNameLength: 300 })).errors).toEqual([]);
  });

  it('reads from a reader that returns few bytes at a time', async () => {
    const zip = zipOf([{ name: 'a', data: a }]);
    const { texts, errors } = await read(zip, {}, (offset, length) =>
      Promise.resolve(zip.subarray(offset, offset + Math.min(length, 3))),
    );
    expect(errors).toEqual([]);
    expect(texts).toEqual([String(a)]);
  });

  it('yields read-failed wherever the reader fails', async () => {
    const zip = zipOf([{ name: 'a', data: a }]);
    for (let good = 0; good < 6; good += 1) {
      let calls = 0;
      const { errors } = await read(zip, {}, async (offset, length) => {
        calls += 1;
        if (calls > good) throw new Error('disk gone');
        return zip.subarray(offset, offset + length);
      });
      if (calls > good) expect(new Set(errors.map((error) => error.code))).toEqual(new Set(['read-failed']));
      else expect(errors).toEqual([]);
    }
  });
});
