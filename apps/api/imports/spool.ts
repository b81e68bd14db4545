import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { containerOf, type SourceInput } from '#histories';

/** As many bytes as tell a container. */
const MAGIC_BYTES = 10;

/** An upload as the reader of sources wants it, and how it is cleared away. */
export interface OpenedUpload {
  readonly input: SourceInput;
  close(): Promise<void>;
}

/**
 * Opens an upload: a stream as it comes, but a zip by way of a file, for its directory lies at its end.
 *
 * @param folder where files may be spooled to
 */
export async function openUpload(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<OpenedUpload> {
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
  if (containerOf(Buffer.concat(head)) !== 'zip') {
    return {
      input: { kind: 'stream', bytes: all() },
      close: async () => {
        await pieces.return?.();
      },
    };
  }
  return spooled(all(), folder);
}

async function spooled(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<OpenedUpload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, `${process.pid}-`));
  const remove = (): Promise<void> => rm(own, { recursive: true, force: true });
  try {
    const path = join(own, 'log.zip');
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    const { size } = await stat(path);
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
        await file.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what processes that are gone have spooled: a killed one clears nothing away. */
export async function clearSpool(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** A number taken by another program by now keeps its folder until that ends: nothing is removed under a living upload. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
};
