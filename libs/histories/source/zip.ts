import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { type ByteStream, type ContainedFile, type RandomAccess, rangeOf } from './byte-stream.js';
import { isSourceError, type SourceError, sourceError, errorText } from './errors.js';
import type { Expansion, ExpansionLayer } from './expansion.js';
import { inflate } from './inflate.js';

const STORED = 0;
const DEFLATED = 8;
/** The signature of a directory entry, as a little-endian number. */
const DIRECTORY_ENTRY = 0x02014b50;

/** Reads the directory and the local headers for yauzl; the data of members are read without it. */
class DirectoryReader extends yauzl.RandomAccessReader {
  readonly #input: RandomAccess;
  /** The failure of the input itself, to distinguish a failing disk from a damaged archive. */
  failure: string | null = null;

  constructor(input: RandomAccess) {
    super();
    this.#input = input;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.fill(buffer, offset, length, position).then(
      (bytesRead) => callback(null, bytesRead),
      (thrown: unknown) => callback(new Error(errorText(thrown))),
    );
  }

  /** Offsets come from the archive and may be wrong: nothing is read beyond the end. */
  async fill(buffer: Buffer, offset: number, length: number, position: number): Promise<number> {
    const wanted = Math.max(0, Math.min(length, this.#input.size - position));
    let filled = 0;
    while (filled < wanted) {
      const bytes = await this.#input.read(position + filled, wanted - filled).catch((thrown: unknown) => {
        this.failure = errorText(thrown);
        throw thrown;
      });
      if (bytes.length === 0) break;
      buffer.set(bytes, offset + filled);
      filled += bytes.length;
    }
    return filled;
  }
}

/**
 * The members of a zip in the order of its directory, without folders. A member that cannot be read gives an error with
 * its name, and the others follow; an error without a name ends the archive. The bytes of a member end with
 * `corrupt-archive` when their length or CRC-32 differs from the directory.
 */
export async function* openZipMembers(
  input: RandomAccess,
  expansion: Expansion,
): AsyncGenerator<ContainedFile | SourceError, void, undefined> {
  const reader = new DirectoryReader(input);
  let zip: yauzl.ZipFile;
  try {
    // Names and sizes are checked below; yauzl would end the archive at the first bad entry.
    zip = await yauzl.fromRandomAccessReaderPromise(reader, input.size, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    });
  } catch (thrown) {
    yield directoryError(thrown, reader);
    return;
  }
  try {
    if (zip.entryCount > expansion.limits.maxMembers) {
      yield bomb(`it has ${zip.entryCount} members, more than ${expansion.limits.maxMembers}`, null);
      return;
    }
    const entries = zip.eachEntry();
    for (;;) {
      let entry: yauzl.Entry;
      try {
        const step = await entries.next();
        if (step.done === true) {
          if (await hasMoreEntries(zip, input, reader)) {
            yield sourceError(
              'corrupt-archive',
              'the directory of the zip has more members than it states',
              null,
            );
          }
          return;
        }
        entry = step.value;
      } catch (thrown) {
        yield directoryError(thrown, reader);
        return;
      }
      if (entry.fileNameLength > expansion.limits.maxMemberNameLength) {
        yield bomb(`a member's name has ${entry.fileNameLength} bytes`, null);
        return;
      }
      const name = yauzl.getFileNameLowLevel(
        entry.generalPurposeBitFlag,
        entry.fileNameRaw,
        entry.extraFields,
        false,
      );
      if (isUnsafe(name)) {
        yield sourceError('unsafe-path', '', name);
        continue;
      }
      if (name.endsWith('/')) continue;
      const opened = await openMember(zip, entry, name, input, reader, expansion);
      yield isSourceError(opened) ? opened : { name, bytes: opened };
      if (expansion.passed) return;
    }
  } finally {
    zip.close();
  }
}

/**
 * Whether the directory has more entries than its end record counts. The count has 16 bits, and further entries would be
 * dropped in silence.
 */
async function hasMoreEntries(
  zip: yauzl.ZipFile,
  input: RandomAccess,
  reader: DirectoryReader,
): Promise<boolean> {
  // A number of bytes; the published type is wrong.
  const at = Number(zip.readEntryCursor);
  const next = Buffer.alloc(4);
  await reader.fill(next, 0, Math.min(4, input.size - at), at);
  return next.readUInt32LE() === DIRECTORY_ENTRY;
}

/** yauzl has already replaced `\` by `/` in names. */
function isUnsafe(name: string): boolean {
  const drive = name.length >= 2 && name[1] === ':';
  return (
    name === '' || name.startsWith('/') || drive || name.includes('\0') || name.split('/').includes('..')
  );
}

async function openMember(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  name: string,
  input: RandomAccess,
  reader: DirectoryReader,
  expansion: Expansion,
): Promise<ByteStream | SourceError> {
  if (entry.isEncrypted()) return sourceError('unsupported-archive', 'the zip member is encrypted', name);
  const method = entry.compressionMethod;
  if (method !== STORED && method !== DEFLATED) {
    return sourceError('unsupported-archive', `the zip member is packed by method ${method}`, name);
  }
  let start: number;
  try {
    start = (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart;
  } catch (thrown) {
    return reader.failure === null
      ? sourceError('corrupt-archive', `the zip member cannot be found: ${errorText(thrown)}`, name)
      : sourceError('read-failed', reader.failure, name);
  }
  const packed = rangeOf(input, start, start + entry.compressedSize, name);
  const layer = expansion.layer(name);
  const bytes = method === STORED ? meter(packed, layer) : inflate(packed, 'deflate', layer, name);
  return verified(bytes, entry, name);
}

/** Counts the bytes of a stored member: many members may share the same bytes. */
function meter(upstream: ByteStream, layer: ExpansionLayer): ByteStream {
  return {
    async next() {
      const chunk = await upstream.next();
      if (chunk === null || 'code' in chunk) return chunk;
      layer.packed(chunk.length);
      const error = layer.expanded(chunk.length);
      if (error !== null) await upstream.close();
      return error ?? chunk;
    },
    close: () => upstream.close(),
  };
}

/** Compares length and checksum with the directory at the end. */
function verified(upstream: ByteStream, entry: yauzl.Entry, name: string): ByteStream {
  let length = 0;
  let sum = 0;
  let done = false;
  return {
    async next() {
      if (done) return null;
      const chunk = await upstream.next();
      if (chunk !== null && !('code' in chunk)) {
        length += chunk.length;
        sum = crc32(chunk, sum);
        return chunk;
      }
      done = true;
      if (chunk !== null) return chunk;
      if (length === entry.uncompressedSize && sum === entry.crc32) return null;
      return sourceError('corrupt-archive', 'length or checksum of the zip member are wrong', name);
    },
    close: () => upstream.close(),
  };
}

function bomb(message: string, member: string | null): SourceError {
  return sourceError('archive-bomb', message, member);
}

/** yauzl reports errors as text; the texts with a code of their own here have a test each. */
function directoryError(thrown: unknown, reader: DirectoryReader): SourceError {
  if (reader.failure !== null) return sourceError('read-failed', reader.failure, null);
  const text = errorText(thrown);
  if (text.startsWith('End of central directory record signature not found')) {
    return sourceError('truncated-archive', 'the zip has no directory', null);
  }
  const code =
    text.startsWith('strong encryption') || text.startsWith('multi-disk')
      ? 'unsupported-archive'
      : 'corrupt-archive';
  return sourceError(code, `the directory of the zip cannot be read: ${text}`, null);
}
