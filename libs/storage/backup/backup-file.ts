import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { JsonBlocks } from './backup-contents.js';
import { BackupError } from './backup-error.js';

/**
 * The file of a backup (docs/operations.md): a line with the version of the format, then blocks, the last of which has the
 * SHA-256 of everything before it. A block is a letter, the length of its contents in four bytes (big-endian), and its contents.
 */
const MAGIC = 'floorman-backup ';
const VERSION = '1';
const FIRST_LINE = `${MAGIC}${VERSION}\n`;

/** The kinds of blocks, in the order in which they follow each other; those of rows repeat for each table. */
export const KINDS = {
  /** JSON: what the backup is of. */
  header: 'h',
  /** JSON: a table, whose rows follow. */
  table: 't',
  /** Rows of the table in the text format of COPY, cut anywhere, compressed with DEFLATE. */
  rows: 'r',
  /** JSON: the number of rows of the table. */
  tableEnd: 'n',
  /** The id of a chunk whose bytes are in object storage, in eight bytes (big-endian), and its bytes. */
  object: 'o',
  /** JSON: the sequences. */
  sequences: 's',
  /** SHA-256 of all bytes before this block. */
  end: 'e',
} as const;

export type BlockKind = (typeof KINDS)[keyof typeof KINDS];

export interface Block {
  readonly kind: BlockKind;
  readonly contents: Buffer;
  /** The offset behind it, in bytes. */
  readonly end: number;
}

const HEAD_LENGTH = 5;
/** Longer blocks are not written: a longer one is damaged. */
export const MAX_BLOCK = 8 * 1024 ** 2;

const isKind = (letter: string): letter is BlockKind => Object.values<string>(KINDS).includes(letter);

/** An empty file that is open for writing. */
export type WritableFile = Pick<FileHandle, 'appendFile' | 'sync'>;

/** Writes the blocks of a backup, one after the other. Memory: one block. */
export class BackupWriter {
  private readonly hash = createHash('sha256');
  /** Bytes so far. */
  length = 0;

  private constructor(private readonly file: WritableFile) {}

  static async begin(file: WritableFile): Promise<BackupWriter> {
    const writer = new BackupWriter(file);
    await writer.append(Buffer.from(FIRST_LINE));
    return writer;
  }

  async json<Kind extends keyof JsonBlocks>(kind: Kind, value: JsonBlocks[Kind]): Promise<void> {
    await this.block(kind, Buffer.from(JSON.stringify(value)));
  }

  async block(kind: BlockKind, contents: Uint8Array): Promise<void> {
    if (contents.length > MAX_BLOCK) throw new Error(`a block of ${String(contents.length)} bytes`);
    const head = Buffer.alloc(HEAD_LENGTH);
    head.write(kind, 'latin1');
    head.writeUInt32BE(contents.length, 1);
    await this.append(Buffer.concat([head, contents]));
  }

  /** Writes the checksum, and waits until the disk has everything. */
  async end(): Promise<void> {
    await this.block(KINDS.end, this.hash.copy().digest());
    await written(this.file.sync());
  }

  private async append(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    this.length += bytes.length;
    await written(this.file.appendFile(bytes));
  }
}

const written = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    throw new BackupError('not-written', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  });

/**
 * Reads the blocks of a backup without the last one, whose checksum it compares. What it yields is to be believed only once it
 * has ended without an error. Memory: one block.
 *
 * @throws BackupError if the file is no backup, or not as it was written; the error of a file that cannot be read
 */
export async function* readBlocks(path: string): AsyncGenerator<Block, void, undefined> {
  const file = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    let at = 0;
    const next = async (length: number): Promise<Buffer> => {
      const bytes = await readUpTo(file, length);
      if (bytes.length < length) throw new BackupError('truncated');
      at += length;
      return bytes;
    };
    hash.update(await readFirstLine(next));
    for (;;) {
      const head = await next(HEAD_LENGTH);
      const kind = head.toString('latin1', 0, 1);
      const length = head.readUInt32BE(1);
      if (!isKind(kind) || length > MAX_BLOCK) throw new BackupError('damaged');
      const contents = await next(length);
      if (kind === KINDS.end) {
        const isIntact = contents.equals(hash.digest()) && (await readUpTo(file, 1)).length === 0;
        if (!isIntact) throw new BackupError('damaged');
        return;
      }
      hash.update(head).update(contents);
      yield { kind, contents, end: at };
    }
  } finally {
    await file.close();
  }
}

/** The first line, whose version may be of any length in files of other versions. */
async function readFirstLine(next: (length: number) => Promise<Buffer>): Promise<Buffer> {
  const line = await next(FIRST_LINE.length).catch(() => {
    throw new BackupError('not-a-backup');
  });
  const text = line.toString('latin1');
  if (text === FIRST_LINE) return line;
  throw new BackupError(/^floorman-backup [1-9]\d?/.test(text) ? 'newer-format' : 'not-a-backup');
}

/** The next bytes of a file; fewer at its end. */
async function readUpTo(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
