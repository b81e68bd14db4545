import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectContainer, type SourceInput } from '#histories';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** Bytes that identify a container. */
const MAGIC_BYTES = 10;

/** An upload as the input of a reader. */
export interface OpenedUpload {
  readonly input: SourceInput;
  close(): Promise<void>;
}

/** A folder for archives while they are read, and tables while they are made, with a limit of its size. */
export class Spool {
  private taken = 0;

  /** @param limit bytes of all uploads to this process */
  constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  /**
   * Opens an upload. A zip is written to a file first, because its directory is at its end.
   *
   * @throws ProblemError if there is no space for the file
   */
  async open(bytes: AsyncIterable<Uint8Array>): Promise<OpenedUpload> {
    const parts = bytes[Symbol.asyncIterator]();
    const head: Uint8Array[] = [];
    let length = 0;
    while (length < MAGIC_BYTES) {
      const next = await parts.next();
      if (next.done === true) break;
      head.push(next.value);
      length += next.value.length;
    }
    async function* all(): AsyncGenerator<Uint8Array, void, undefined> {
      yield* head;
      for (;;) {
        const next = await parts.next();
        if (next.done === true) return;
        yield next.value;
      }
    }
    if (detectContainer(Buffer.concat(head)) !== 'zip') {
      return {
        input: { kind: 'stream', bytes: all() },
        close: async () => {
          await parts.return?.();
        },
      };
    }
    return this.spoolZip(all());
  }

  private async spoolZip(bytes: AsyncIterable<Uint8Array>): Promise<OpenedUpload> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.folder, `${process.pid}-`));
    let size = 0;
    const remove = async (): Promise<void> => {
      try {
        await rm(folder, { recursive: true, force: true });
      } finally {
        this.taken -= size;
        size = 0;
      }
    };
    const limited = async function* (this: Spool): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const part of bytes) {
        if (this.taken + part.length > this.limit) throw noSpace();
        this.taken += part.length;
        size += part.length;
        yield part;
      }
    };
    try {
      const path = join(folder, 'log.zip');
      await pipeline(Readable.from(limited.call(this)), createWriteStream(path, { mode: 0o600 }));
      const file = await open(path, 'r');
      return {
        input: {
          kind: 'random',
          size,
          read: async (offset, length) => {
            const buffer = Buffer.allocUnsafe(length);
            const { bytesRead } = await file.read(buffer, 0, length, offset);
            return buffer.subarray(0, bytesRead);
          },
        },
        close: async () => {
          try {
            await file.close();
          } finally {
            await remove();
          }
        },
      };
    } catch (error) {
      // The next start removes the rest.
      await remove().catch(() => undefined);
      throw error;
    }
  }

  /** Starts files that grow one part after the other. */
  async files(): Promise<SpooledFiles> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.folder, `${process.pid}-`));
    return new SpooledFiles(folder, (bytes) => {
      if (bytes > 0 && this.taken + bytes > this.limit) throw noSpace();
      this.taken += bytes;
    });
  }

  /** Removes the files of processes that have ended: a killed process leaves its files. */
  async clear(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      if (isAlive(Number.parseInt(name, 10))) continue;
      await rm(join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** Files of a spool, until they are closed. */
export class SpooledFiles {
  private readonly names = new Set<string>();
  private size = 0;

  /** @param take takes space of the spool, or gives it back */
  constructor(
    private readonly folder: string,
    private readonly take: (bytes: number) => void,
  ) {}

  /** @throws ProblemError if there is no space */
  async append(name: string, bytes: Uint8Array): Promise<void> {
    this.take(bytes.length);
    this.size += bytes.length;
    this.names.add(name);
    await appendFile(join(this.folder, name), bytes, { mode: 0o600 });
  }

  /** The bytes of a file. A file without bytes is not on disk. */
  async *read(name: string): AsyncGenerator<Uint8Array, void, undefined> {
    if (!this.names.has(name)) return;
    yield* createReadStream(join(this.folder, name)) as AsyncIterable<Buffer>;
  }

  async close(): Promise<void> {
    try {
      await rm(this.folder, { recursive: true, force: true });
    } finally {
      this.take(-this.size);
      this.size = 0;
    }
  }
}

/** The problem of a log without space. */
export const noSpace = (): ProblemError =>
  new ProblemError('insufficient-storage', {
    detail: MESSAGES.noSpace,
  });

/** If another program has got the id of the process, its files stay until that program ends. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
};
