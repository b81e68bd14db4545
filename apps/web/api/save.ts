import { type ByteStream, type Problem, type Reply, UNREACHABLE } from '#client';
import { download } from './download.js';

/** The largest document that the tab holds, in browsers that cannot write files. */
export const MOST_HELD = 256 * 1024 ** 2;

/** How saving a document ended. */
export type Saved =
  | { readonly state: 'saved' }
  | { readonly state: 'cancelled' }
  /** Larger than `MOST_HELD`. */
  | { readonly state: 'too-large' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Where a document is written to. */
interface Target {
  readonly sink: WritableStream<Uint8Array>;
  /** Called once all of it is written. */
  finish(): void;
  /** Called if it is not. */
  discard(): Promise<void>;
}

class TooLargeError extends Error {}

/** The parts of the File System Access API that are used; not all browsers have it. */
interface FileHandle {
  getFile(): Promise<File>;
  createWritable(): Promise<WritableStream<Uint8Array>>;
  remove?(): Promise<void>;
}
type FilePicker = (options: { readonly suggestedName: string }) => Promise<FileHandle>;

/**
 * Saves a document of any size: part by part into a file that the visitor chooses or, in browsers that cannot write files, as
 * a download from memory up to `MOST_HELD`. To be called in response to a click: browsers ask for a file only then.
 *
 * @param open requests the document
 * @param onPart receives the bytes so far
 */
export const saveDocument = async (
  open: () => Promise<Reply<ByteStream>>,
  fileName: string,
  { signal, onPart }: { readonly signal: AbortSignal; readonly onPart: (bytes: number) => void },
): Promise<Saved> => {
  const target = await targetOf(fileName);
  if (target === null) return { state: 'cancelled' };
  try {
    const reply = await open();
    if (!reply.ok) {
      await target.discard();
      return { state: 'failed', problem: reply.problem };
    }
    await reply.value.pipeThrough(counting(onPart)).pipeTo(target.sink, { signal });
    target.finish();
    return { state: 'saved' };
  } catch (error) {
    await target.discard();
    if (signal.aborted) return { state: 'cancelled' };
    if (error instanceof TooLargeError) return { state: 'too-large' };
    return { state: 'failed', problem: UNREACHABLE };
  }
};

const counting = (onPart: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      onPart(bytes);
      controller.enqueue(part);
    },
  });
};

/** A file that the visitor chooses, or memory. Null if the visitor chooses none. */
const targetOf = async (fileName: string): Promise<Target | null> => {
  const { showSaveFilePicker: pick } = window as { readonly showSaveFilePicker?: FilePicker };
  if (pick === undefined) return memoryTarget(fileName);
  try {
    return await fileTarget(await pick({ suggestedName: fileName }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // The browser has the function and does not allow it here.
    return memoryTarget(fileName);
  }
};

/** A file, which has its content when the stream is closed and not before. */
const fileTarget = async (file: FileHandle): Promise<Target> => {
  const sink = await file.createWritable();
  return {
    sink,
    finish: () => undefined,
    discard: async () => {
      // Does nothing if the stream has failed already. An open file cannot be removed.
      await sink.abort().catch(() => undefined);
      // The choice of a new file made an empty one. Where it cannot be removed, it stays.
      if ((await file.getFile()).size === 0) await file.remove?.().catch(() => undefined);
    },
  };
};

const memoryTarget = (fileName: string): Target => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  return {
    sink: new WritableStream({
      write(part: Uint8Array<ArrayBuffer>) {
        bytes += part.byteLength;
        if (bytes > MOST_HELD) throw new TooLargeError();
        parts.push(part);
      },
    }),
    finish: () => download(new Blob(parts), fileName),
    discard: () => Promise.resolve(),
  };
};
