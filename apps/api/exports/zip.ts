import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** A file of a zip, whose bytes arrive one part after the other. */
export interface ZipEntry {
  /** In ASCII. */
  readonly name: string;
  readonly parts: AsyncIterable<Uint8Array>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const END = 0x06054b50;

/** Version 4.5 has sizes of 64 bits. */
const VERSION = 45;
/** Sizes follow the bytes. */
const FLAGS = 8;
const DEFLATE = 8;
/** 1 January 1980, as the same tables make the same zip. */
const DATE = 0x21;
const ZIP64_FIELD = 1;
/** The value of a field of 32 or 16 bits whose figure is in a field of 64 bits. */
const LONG = 0xffffffff;
const SHORT = 0xffff;

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  compressed: number;
}

/** Writes little-endian fields: pairs of a size in bytes and a value. */
const fields = (...pairs: readonly (readonly [2 | 4 | 8, number])[]): Buffer => {
  const bytes = Buffer.alloc(pairs.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of pairs) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
};

/** A zip, written while its files arrive, with sizes of 64 bits (APPNOTE 4.3.9, 4.5.3). */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  const sent = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => {
    offset += bytes.length;
    return bytes;
  };
  for (const { name, parts } of entries) {
    const entry: WrittenEntry = { name: Buffer.from(name), offset, crc: 0, size: 0, compressed: 0 };
    written.push(entry);
    yield sent(localHeader(entry));
    for await (const bytes of deflated(parts, entry)) yield sent(bytes);
    yield sent(fields([4, DESCRIPTOR], [4, entry.crc], [8, entry.compressed], [8, entry.size]));
  }
  const start = offset;
  for (const entry of written) yield sent(centralHeader(entry));
  yield endOf(written.length, start, offset - start);
}

async function* deflated(
  parts: AsyncIterable<Uint8Array>,
  entry: WrittenEntry,
): AsyncGenerator<Uint8Array, void, undefined> {
  const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const part of parts) {
      entry.crc = crc32(part, entry.crc);
      entry.size += part.length;
      yield part;
    }
  };
  // Level 1: the tables are compressed already.
  const input = Readable.from(counted(), { objectMode: false });
  const deflate = createDeflateRaw({ level: 1 });
  input.once('error', (error) => deflate.destroy(error));
  input.pipe(deflate);
  try {
    for await (const bytes of deflate as AsyncIterable<Buffer>) {
      entry.compressed += bytes.length;
      yield bytes;
    }
  } finally {
    input.destroy();
  }
}

const localHeader = ({ name }: WrittenEntry): Buffer => {
  const extra = fields([2, ZIP64_FIELD], [2, 16], [8, 0], [8, 0]);
  const head = fields(
    [4, LOCAL],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, DATE],
    [4, 0],
    [4, LONG],
    [4, LONG],
    [2, name.length],
    [2, extra.length],
  );
  return Buffer.concat([head, name, extra]);
};

const centralHeader = ({ name, offset, crc, size, compressed }: WrittenEntry): Buffer => {
  const extra = fields([2, ZIP64_FIELD], [2, 24], [8, size], [8, compressed], [8, offset]);
  const head = fields(
    [4, CENTRAL],
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, LONG],
    [4, LONG],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, LONG],
  );
  return Buffer.concat([head, name, extra]);
};

const endOf = (count: number, start: number, length: number): Buffer =>
  Buffer.concat([
    fields(
      [4, ZIP64_END],
      [8, 44],
      [2, VERSION],
      [2, VERSION],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, length],
      [8, start],
    ),
    fields([4, ZIP64_LOCATOR], [4, 0], [8, start + length], [4, 1]),
    fields([4, END], [2, 0], [2, 0], [2, SHORT], [2, SHORT], [4, LONG], [4, LONG], [2, 0]),
  ]);
