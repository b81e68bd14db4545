import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdtemp, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#cards';
import type { SourceInput } from '#histories';
import { fillMessage, formatMessage, sanitize } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { UsageError } from '../options/errors.js';

/** An input of the command line. It is opened when the command reaches it. */
export interface NamedInput {
  /** The path as given, or as found in a folder. */
  readonly name: string;
  /** In bytes; null if unknown (standard input, pipes). */
  readonly size: number | null;
  /** Whether the path was found in a folder. */
  readonly found: boolean;
  /** Never fails: the source of an input that cannot be opened fails when it is read, so that the others are still audited. */
  open(): Promise<OpenInput>;
}

export interface OpenInput {
  readonly source: SourceInput;
  readonly close: () => Promise<void>;
}

/** An input whose bytes can be read in any order, and repeatedly. */
export interface OpenFile extends OpenInput {
  readonly source: Extract<SourceInput, { kind: 'random' }>;
}

/**
 * The inputs of paths: files, all files below a folder sorted by name, and `-` for standard input.
 *
 * @param onEmpty called for a folder without files, which is no error
 */
export const expandPaths = async (
  paths: readonly string[],
  onEmpty: (folder: string) => void = () => undefined,
): Promise<NamedInput[]> => {
  const inputs: NamedInput[] = [];
  for (const path of paths) {
    const found = path === '-' ? null : await stat(path).catch(() => null);
    if (path === '-') inputs.push(standardInput);
    else if (found === null) throw new UsageError(fillMessage(OPTION_MESSAGES.noPath, { path }));
    else {
      const before = inputs.length;
      await expandPath(path, found, [], inputs);
      if (inputs.length === before) onEmpty(path);
    }
  }
  return inputs;
};

/** Prints on standard error that a folder contains no file. */
export const warnOfEmptyFolder =
  (language: Language) =>
  (folder: string): void => {
    process.stderr.write(
      `floorman: ${formatMessage(OPTION_MESSAGES.emptyFolder, language, { folder: sanitize(folder) })}\n`,
    );
  };

/** `above`: the folders that contain this path, as a link may lead back to one of them. */
const expandPath = async (
  path: string,
  found: Stats,
  above: readonly string[],
  into: NamedInput[],
): Promise<void> => {
  if (!found.isDirectory()) {
    into.push(
      found.isFile() ? fileInput(path, found.size, above.length > 0) : pipeInput(path, above.length > 0),
    );
    return;
  }
  try {
    const folder = await realpath(path);
    if (above.includes(folder)) return;
    for (const name of (await readdir(path)).sort()) {
      const inner = join(path, name);
      const innerFound = await stat(inner).catch((error: unknown) => error);
      if (isStats(innerFound)) await expandPath(inner, innerFound, [...above, folder], into);
      else into.push(brokenInput(inner, innerFound));
    }
  } catch (error) {
    into.push(brokenInput(path, error));
  }
};

const isStats = (value: unknown): value is Stats =>
  typeof value === 'object' && value !== null && 'isDirectory' in value;

/** A source that fails when it is read, so that the reader reports the error. */
const brokenSource = (error: unknown): OpenInput => ({
  source: {
    kind: 'stream',
    bytes: {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(asError(error)) }),
    },
  },
  close: () => Promise.resolve(),
});

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const brokenInput = (name: string, error: unknown): NamedInput => ({
  name,
  size: null,
  found: true,
  open: () => Promise.resolve(brokenSource(error)),
});

/** Files are read by range, as the directory of a zip is at its end. */
const fileInput = (name: string, size: number, found: boolean): NamedInput => ({
  name,
  size,
  found,
  open: () => openFile(name, size).catch(brokenSource),
});

const openFile = async (name: string, size: number): Promise<OpenFile> => {
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
};

const standardInput: NamedInput = {
  name: '-',
  size: null,
  found: false,
  open: () => openStream(process.stdin).catch(brokenSource),
};

/** Named pipes, also those of a shell for `<(…)`: they have no size and no ranges. */
const pipeInput = (name: string, found: boolean): NamedInput => ({
  name,
  size: null,
  found,
  open: () => openStream(createReadStream(name)).catch(brokenSource),
});

/** The first bytes of a zip. */
const ZIP_MAGIC = Buffer.from('PK');

/** Streams are read directly; a zip in a stream is written to a temporary file first, as its directory is at its end. */
const openStream = async (stream: AsyncIterable<Buffer>): Promise<OpenInput> => {
  const chunks = stream[Symbol.asyncIterator]();
  // The first bytes may arrive one by one.
  const head: Buffer[] = [];
  let length = 0;
  while (length < ZIP_MAGIC.length) {
    const next = await chunks.next();
    if (next.done === true) break;
    head.push(next.value);
    length += next.value.length;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield* head;
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      yield next.value;
    }
  };
  const isZip = Buffer.concat(head, length).subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
  // Ends the stream even if it was not read to its end: an endless stream would keep the process alive.
  const end = async (): Promise<void> => {
    await chunks.return?.();
  };
  const opened: OpenInput = { source: { kind: 'stream', bytes: all() }, close: end };
  return isZip ? asFile(opened) : opened;
};

/** The same input as a file; a stream is written to a temporary one. */
export const asFile = async ({ source, close }: OpenInput): Promise<OpenFile> => {
  if (source.kind === 'random') return { source, close };
  const folder = await mkdtemp(join(tmpdir(), 'floorman-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'input');
    await pipeline(source.bytes, createWriteStream(path));
    await close();
    const opened = await openFile(path, (await stat(path)).size);
    return {
      source: opened.source,
      close: async () => {
        await opened.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
};
