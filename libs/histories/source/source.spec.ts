import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { isFull, runsOf } from '#testing';
import {
  type Block,
  decodePart,
  DEFAULT_BLOCK_LIMITS,
  forEachLine,
  isSourceError,
  type Member,
  openSource,
  prefixBoundary,
  type RawBlock,
  type SourceError,
  type SourceInput,
} from './index.js';

const boundary = prefixBoundary(['Hand #']);

interface Read {
  readonly members: {
    name: string | null;
    head: string;
    encoding: string;
    blocks: Block[];
    member: Member;
  }[];
  readonly errors: SourceError[];
}

async function read(input: SourceInput): Promise<Read> {
  const members: Read['members'] = [];
  const errors: SourceError[] = [];
  for await (const member of openSource(input)) {
    if (isSourceError(member)) {
      errors.push(member);
      continue;
    }
    const blocks: Block[] = [];
    for await (const block of member.blocks({ id: 'log', boundary })) {
      if (isSourceError(block)) errors.push(block);
      else blocks.push(block);
    }
    members.push({ name: member.name, head: member.head, encoding: member.encoding, blocks, member });
  }
  return { members, errors };
}

const stream = (bytes: AsyncIterable<Uint8Array>): SourceInput => ({ kind: 'stream', bytes });
const random = (bytes: Buffer): SourceInput => ({
  kind: 'random',
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

async function* chunks(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, i = 0; at < bytes.length; i += 1) {
    const end = at + Math.max(1, sizes[i % sizes.length] ?? 1);
    yield bytes.subarray(at, end);
    at = end;
  }
}

const textOf = (blocks: readonly Block[]): string => blocks.map((block) => block.text).join('');

/** A log of `count` hands with characters of every length and every line end. */
function log(count: number): string {
  const eols = ['\n', '\r\n', '\r'];
  let text = '';
  for (let i = 0; i < count; i += 1) {
    const eol = eols[i % 3] ?? '\n';
    text += `Hand #${i}${eol}Señor ${i}: bets €${i}, 玩家 🂡 calls${eol}${eol}`;
  }
  return text;
}

describe('openSource', () => {
  it('yields the same blocks for any parts, container and encoding', async () => {
    const text = log(9000);
    const forms: [string, Buffer][] = [
      ['utf-8', Buffer.from(text)],
      ['utf-8', Buffer.from(`\ufeff${text}`)],
      ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
      ['utf-16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ];
    const whole = await read(random(Buffer.from(text)));
    const expected = whole.members[0]?.blocks ?? [];
    expect(expected.length).toBeGreaterThan(1);
    expect(textOf(expected)).toBe(text);
    expect(whole.members[0]?.head.startsWith('Hand #0\nSeñor 0: bets €0')).toBe(true);
    const shape = fc.tuple(
      fc.constantFrom(...forms),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(shape, async ([[encoding, bytes], packed, sizes]) => {
        const input = packed ? gzipSync(bytes, { level: 1 }) : bytes;
        const { members, errors } = await read(stream(chunks(input, sizes)));
        expect(errors).toEqual([]);
        expect(members[0]?.encoding).toBe(encoding);
        expect(members[0]?.blocks).toEqual(expected);
        expect(members[0]?.head.length).toBeGreaterThan(20_000);
      }),
      { numRuns: runsOf(25) },
    );
    // Byte by byte: every border. The whole text takes seconds, so the usual run cuts it into parts of a few bytes.
    const sizes = isFull ? [1] : [7, 5, 11];
    expect((await read(stream(chunks(Buffer.from(text), sizes)))).members[0]?.blocks).toEqual(expected);
    const short = Buffer.from(log(300));
    expect((await read(stream(chunks(short, [1])))).members[0]?.blocks).toEqual(
      (await read(random(short))).members[0]?.blocks,
    );
  }, 60_000);

  it('yields raw blocks with the same text and all bytes for any parts and encoding', async () => {
    const text = log(4000);
    const forms: Buffer[] = [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      // The last character is cut off.
      Buffer.from(`${text}€`).subarray(0, -1),
    ];
    for (const bytes of forms)
      for (const sizes of [[bytes.length], [4_099, 8_192, 1]]) {
        const blocks: RawBlock[] = [];
        for await (const member of openSource(stream(chunks(bytes, sizes))))
          if (!isSourceError(member))
            for await (const block of member.rawBlocks({ id: 'log', boundary }, 20_000))
              if (!isSourceError(block)) blocks.push(block);
        expect(blocks.length).toBeGreaterThan(4);
        expect(Buffer.concat(blocks.map(({ raw }) => raw.bytes)).equals(bytes)).toBe(true);
        let offset = 0;
        for (const { raw, text: own } of blocks) {
          expect(raw.byteOffset).toBe(offset);
          offset += raw.bytes.length;
          const family = bytes[0] === 0xff ? 'utf-16le' : 'bytes';
          expect(decodePart(raw.bytes.subarray(raw.marks), family) === own).toBe(true);
        }
        expect(textOf(blocks).startsWith(text)).toBe(true);
      }
  });

  it('yields one member without blocks for an empty input', async () => {
    const { members, errors } = await read(stream(chunks(Buffer.alloc(0), [1])));
    expect(errors).toEqual([]);
    expect(members).toMatchObject([{ name: null, head: '', blocks: [] }]);
    expect((await read(random(gzipSync('')))).members).toMatchObject([{ head: '', blocks: [] }]);
  });

  it('yields the blocks of a truncated input, then the error with its line', async () => {
    const packed = gzipSync('Hand #1\na\nHand #2\nb');
    const { members, errors } = await read(random(packed.subarray(0, packed.length - 3)));
    expect(members[0]?.blocks).toMatchObject([{ text: 'Hand #1\na\nHand #2\nb', lastInFile: true }]);
    expect(errors).toMatchObject([{ code: 'truncated-archive', member: null, line: 4 }]);
  });

  it('yields only the error if it comes before any text', async () => {
    const { members, errors } = await read(random(Buffer.from([0x1f, 0x8b, 8, 0, 1])));
    expect(members).toEqual([]);
    expect(errors).toMatchObject([{ code: 'truncated-archive' }]);
  });

  it('reports a change of encoding after the head', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`Hand #1\n${'x\n'.repeat(100_000)}`),
      Buffer.from([0x80, 0x0a]),
    ]);
    const seen: string[] = [];
    for await (const member of openSource(random(bytes))) {
      if (isSourceError(member)) throw new Error(member.message);
      seen.push(member.encoding);
      for await (const block of member.blocks({ id: 'log', boundary }))
        if (!isSourceError(block)) seen.push(block.text.slice(-2));
      seen.push(member.encoding);
    }
    expect(seen).toEqual(['ascii', '€\n', 'windows-1252']);
  });

  it('rejects 200 MB of zeros as binary after the head', async () => {
    let pulled = 0;
    async function* zeros(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 3200; i += 1) {
        pulled += 65_536;
        yield new Uint8Array(65_536);
      }
    }
    const { members, errors } = await read(stream(zeros()));
    expect(members).toEqual([]);
    expect(errors).toMatchObject([{ code: 'binary', member: null }]);
    expect(pulled).toBeLessThanOrEqual(2 * 65_536);
    const packed = await read(random(gzipSync(Buffer.alloc(20_000_000))));
    expect(packed.errors).toMatchObject([{ code: 'binary' }]);
  });

  it('yields one oversize block for an endless line, and the hand after it', async () => {
    let pulled = 0;
    const chunk = Buffer.alloc(65_536, 'endless ');
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('Hand #1\n');
      for (let i = 0; i < 1000; i += 1) {
        pulled += 1;
        yield chunk;
      }
      yield Buffer.from('\nHand #2\nfolds\n');
    }
    const { members, errors } = await read(stream(endless()));
    expect(errors).toEqual([]);
    expect(pulled).toBe(1000);
    const [first, second, ...more] = members[0]?.blocks ?? [];
    expect(more).toEqual([]);
    expect(first?.text.length).toBe(DEFAULT_BLOCK_LIMITS.oversizeKeep);
    expect(first?.oversize?.skipped).toBe(8 + 65_536_000 + 1 - DEFAULT_BLOCK_LIMITS.oversizeKeep);
    expect(second).toMatchObject({ text: 'Hand #2\nfolds\n', firstLine: 3, lastInFile: true });
  });

  it('closes the stream of the caller if it is not read to the end', async () => {
    let closed = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield Buffer.from(log(5000));
      } finally {
        closed += 1;
      }
    }
    for await (const member of openSource(stream(endless()))) {
      if (isSourceError(member)) throw new Error(member.message);
      for await (const block of member.blocks({ id: 'log', boundary })) {
        expect(isSourceError(block)).toBe(false);
        break;
      }
    }
    expect(closed).toBe(1);
    // A member that is not read at all, and one that ends the reading.
    for await (const member of openSource(stream(endless()))) expect(isSourceError(member)).toBe(false);
    expect(closed).toBe(2);
    for await (const member of openSource(stream(endless()))) {
      expect(isSourceError(member)).toBe(false);
      break;
    }
    expect(closed).toBe(3);
  });

  it('yields the blocks of a member once', async () => {
    for await (const member of openSource(random(Buffer.from('Hand #1\n')))) {
      if (isSourceError(member)) throw new Error(member.message);
      for await (const block of member.blocks({ id: 'log', boundary }))
        expect(isSourceError(block)).toBe(false);
      await expect(member.blocks({ id: 'log', boundary }).next()).rejects.toThrow('once');
    }
  });
});

describe('openSource: the corpus of real logs', () => {
  const folder = join(process.cwd(), '..', 'shared', 'corpus');
  const present = existsSync(join(folder, 'INDEX.json'));
  const corpusTest = present ? it : it.skip;
  if (!present) console.warn(`skipped: no corpus at ${folder}`);

  interface IndexRow {
    readonly file: string;
    readonly encoding: string;
    readonly newline: string;
  }
  const isRow = (value: unknown): value is IndexRow =>
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    'encoding' in value &&
    'newline' in value;
  const index = (): IndexRow[] => {
    const parsed: unknown = JSON.parse(readFileSync(join(folder, 'INDEX.json'), 'utf8'));
    return Array.isArray(parsed) ? parsed.filter(isRow) : [];
  };

  /** The names of encodings and containers in the index. */
  function described(member: Member): string {
    const { encoding, marks, strayByte } = member.decoding;
    if (encoding === 'utf-8') return ['utf-8', 'utf-8-bom', 'utf-8-double-bom'][marks] ?? 'more marks';
    if (encoding === 'utf-16le') return `utf-16le${marks > 0 ? '-bom' : ''}${strayByte ? '+odd-byte' : ''}`;
    return encoding === 'windows-1252' ? 'cp1252' : encoding;
  }

  const newlines = (text: string): string => {
    const crlf = text.split('\r\n').length - 1;
    const lf = text.split('\n').length - 1 - crlf;
    const cr = text.split('\r').length - 1 - crlf;
    if (cr > 0) return 'CR+CR';
    return crlf === 0 ? 'LF' : lf === 0 ? 'CRLF' : 'mixed';
  };

  corpusTest(
    'decodes without replacement characters, in the encoding and with the line ends of its index',
    async () => {
      const rows = index();
      expect(rows.length).toBeGreaterThan(0);
      const differences: string[] = [];
      for (const { file, encoding, newline } of rows) {
        const { members, errors } = await read(random(readFileSync(join(folder, file))));
        expect(errors).toEqual([]);
        const [only] = members;
        if (only === undefined) throw new Error(`nothing read of ${file}`);
        const text = textOf(only.blocks);
        expect(text).not.toContain('\ufffd');
        expect(text.startsWith('\ufeff') || text.startsWith('ï»¿')).toBe(false);
        expect(only.member.decoding.mixed).toBe(false);
        const found = `${described(only.member)} ${newlines(text)}`;
        if (found !== `${encoding} ${newline}`)
          differences.push(`${file}: ${found}, not ${encoding} ${newline}`);
        let lines = 0;
        forEachLine(text, 0, text.length, 1, () => (lines += 1));
        const split = text.replaceAll('\r\n', '\n').split(/[\r\n]/);
        expect(lines).toBe(split.at(-1) === '' ? split.length - 1 : split.length);
      }
      expect(differences).toEqual([]);
      console.info(`read ${rows.length} files of the corpus`);
    },
  );
});
