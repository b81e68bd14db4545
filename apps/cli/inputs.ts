import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SourceInput } from '#histories';
import { UsageError } from './usage.js';

/** An input of the command line, opened when its turn comes. */
export interface NamedInput {
  /** As given, or as found in a folder. */
  readonly name: string;
  /** In bytes; null where it is not known (standard input). */
  readonly size: number | null;
  open(): Promise<OpenInput>;
}

export interface OpenInput {
  readonly source: SourceInput;
  close(): Promise<void>;
}

/** Files as they are, folders with everything below them in the order of names, `-` for standard input. */
export const expandPaths = async (paths: readonly string[]): Promise<NamedInput[]> => {
  const inputs: NamedInput[] = [];
  for (const path of paths) {
    if (path === '-') inputs.push(standardInput);
    else await expandPath(path, inputs);
  }
  return inputs;
};

const expandPath = async (path: string, into: NamedInput[]): Promise<void> => {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`there is no ${path}`);
  if (!found.isDirectory()) {
    into.push(fileInput(path, found.size));
    return;
  }
  const names = (await readdir(path)).sort();
  for (const name of names) await expandPath(join(path, name), into);
};

/** Files are read by range, so that a zip's directory can be found at its end. */
const fileInput = (name: string, size: number): NamedInput => ({
  name,
  size,
  open: async () => {
    const file = await open(name, 'r');
    return {
      source: {
        kind: 'random',
        size,
        read: async (offset, length) => {
          const buffer = Buffer.allocUnsafe(length);
          const { bytesRead } = await file.read(buffer, 0, length, offset);
          return buffer.subarray(0, bytesRead);
        },
      },
      close: () => file.close(),
    };
  },
});

const ZIP_MAGIC = 'PK';

/** Standard input is streamed; a zip on it is spooled to a temporary file first, for the same reason. */
const standardInput: NamedInput = {
  name: '-',
  size: null,
  open: async () => {
    const stream = process.stdin;
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const first = await chunks.next();
    const rest = async function* (): AsyncGenerator<Buffer> {
      if (first.done !== true) yield first.value;
      for (;;) {
        const next = await chunks.next();
        if (next.done === true) return;
        yield next.value;
      }
    };
    if (first.done === true || first.value.subarray(0, 2).toString('latin1') !== ZIP_MAGIC)
      return { source: { kind: 'stream', bytes: rest() }, close: () => Promise.resolve() };
    const folder = await mkdtemp(join(tmpdir(), 'floorman-'));
    const path = join(folder, 'input.zip');
    await pipeline(rest(), createWriteStream(path));
    const { size } = await stat(path);
    const opened = await fileInput(path, size).open();
    return {
      source: opened.source,
      close: async () => {
        await opened.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
