import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, mkdtemp, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectContainer, type SourceInput } from '#histories';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** Milliseconds between two rounds, in which a process marks its folders and looks at those of others. */
const ROUND_MS = 10_000;

/** Rounds without a new mark after which a folder belongs to a process that has ended. */
const ROUNDS_LEFT = 6;

/** Bytes that identify a container. */
const MAGIC_BYTES = 10;

/** An upload as the input of a reader. */
export interface OpenedUpload {
  readonly input: SourceInput;
  close(): Promise<void>;
}

/**
 * A folder for archives while they are read, and tables while they are made, with a limit of its size.
 *
 * Several processes can share it, also from containers and machines of their own: a process marks its folders by their time of
 * change, and removes those whose mark stays the same for a minute. Ids of processes and the time of day differ between machines.
 */
export class Spool {
  private taken = 0;
  private readonly inUse = new Set<string>();
  /** The folders of others: their mark, and the rounds since it was new. */
  private others = new Map<string, { readonly mark: number; readonly rounds: number }>();
  private timer: NodeJS.Timeout | undefined;
  private tending: Promise<void> | undefined;

  /** @param limit bytes of all uploads to this process */
  constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  /** Starts the rounds. */
  start(): void {
    this.timer ??= setInterval(() => {
      this.tending ??= this.tend().finally(() => (this.tending = undefined));
    }, ROUND_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.tending;
  }

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
    const folder = await this.openFolder();
    let size = 0;
    const remove = async (): Promise<void> => {
      try {
        await this.removeFolder(folder);
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
      // What remains is removed later, as a folder without marks.
      await remove().catch(() => undefined);
      throw error;
    }
  }

  /** Starts files that grow one part after the other. */
  async files(): Promise<SpooledFiles> {
    const folder = await this.openFolder();
    const take = (bytes: number): void => {
      if (bytes > 0 && this.taken + bytes > this.limit) throw noSpace();
      this.taken += bytes;
    };
    return new SpooledFiles(folder, take, () => this.removeFolder(folder));
  }

  private async openFolder(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.folder, 'open-'));
    this.inUse.add(folder);
    return folder;
  }

  private async removeFolder(folder: string): Promise<void> {
    this.inUse.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }

  /** A round: marks the folders of this process, and removes those that killed processes left. What fails is tried again later. */
  async tend(): Promise<void> {
    const now = new Date();
    for (const folder of this.inUse) await utimes(folder, now, now).catch(() => undefined);
    const others: typeof this.others = new Map();
    for (const name of await readdir(this.folder).catch(() => [])) {
      const folder = join(this.folder, name);
      if (this.inUse.has(folder)) continue;
      const mark = (await stat(folder).catch(() => undefined))?.mtimeMs;
      if (mark === undefined) continue;
      const known = this.others.get(folder);
      const rounds = known?.mark === mark ? known.rounds + 1 : 0;
      if (rounds < ROUNDS_LEFT) others.set(folder, { mark, rounds });
      else await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
    this.others = others;
  }
}

/** Files of a spool, until they are closed. */
export class SpooledFiles {
  private readonly names = new Set<string>();
  private size = 0;

  /**
   * @param take takes space of the spool, or gives it back
   * @param remove removes the folder
   */
  constructor(
    private readonly folder: string,
    private readonly take: (bytes: number) => void,
    private readonly remove: () => Promise<void>,
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
      await this.remove();
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
