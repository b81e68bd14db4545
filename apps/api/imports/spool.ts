import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectContainer, type SourceInput } from '#histories';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** As many bytes as tell a container. */
const MAGIC_BYTES = 10;

/** An upload as the reader of sources wants it, and how it is cleared away. */
export interface OpenedUpload {
  readonly input: SourceInput;
  close(): Promise<void>;
}

/** A folder where archives lie while they are read, and how much of them may lie there at once. */
export class Spool {
  private taken = 0;

  /** @param limit bytes at once, of all uploads to this process */
  constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  /**
   * Opens an upload: a stream as it comes, but a zip by way of a file, for its directory lies at its end.
   *
   * @throws ProblemError where there is no room for the file
   */
  async open(bytes: AsyncIterable<Uint8Array>): Promise<OpenedUpload> {
    const pieces = bytes[Symbol.asyncIterator]();
    const head: Uint8Array[] = [];
    let length = 0;
    while (length < MAGIC_BYTES) {
      const next = await pieces.next();
      if (next.done === true) break;
      head.push(next.value);
      length += next.value.length;
    }
    async function* all(): AsyncGenerator<Uint8Array, void, undefined> {
      yield* head;
      for (;;) {
        const next = await pieces.next();
        if (next.done === true) return;
        yield next.value;
      }
    }
    if (detectContainer(Buffer.concat(head)) !== 'zip') {
      return {
        input: { kind: 'stream', bytes: all() },
        close: async () => {
          await pieces.return?.();
        },
      };
    }
    return this.keep(all());
  }

  private async keep(bytes: AsyncIterable<Uint8Array>): Promise<OpenedUpload> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const own = await mkdtemp(join(this.folder, `${process.pid}-`));
    let size = 0;
    const remove = async (): Promise<void> => {
      try {
        await rm(own, { recursive: true, force: true });
      } finally {
        this.taken -= size;
        size = 0;
      }
    };
    const counted = async function* (this: Spool): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const piece of bytes) {
        if (this.taken + piece.length > this.limit) throw noSpace();
        this.taken += piece.length;
        size += piece.length;
        yield piece;
      }
    };
    try {
      const path = join(own, 'log.zip');
      await pipeline(Readable.from(counted.call(this)), createWriteStream(path, { mode: 0o600 }));
      const file = await open(path, 'r');
      return {
        input: {
          kind: 'random',
          size,
          read: async (offset, wanted) => {
            const buffer = Buffer.allocUnsafe(wanted);
            const { bytesRead } = await file.read(buffer, 0, wanted, offset);
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
      // What is left of it goes with the next start.
      await remove().catch(() => undefined);
      throw error;
    }
  }

  /** Removes what processes that are gone have spooled: a killed one clears nothing away. */
  async clear(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      if (isAlive(Number.parseInt(name, 10))) continue;
      await rm(join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** What to say where a log finds no room. */
export const noSpace = (): ProblemError =>
  new ProblemError('insufficient-storage', {
    detail: MESSAGES.noSpace,
  });

/** A number taken by another program by now keeps its folder until that ends: nothing is removed under a living upload. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
};
