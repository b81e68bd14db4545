import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { asFile, type NamedInput } from '../input/inputs.js';

const CHUNK_BYTES = 256 * 1024;

/** A log that can be sent several times. */
export interface UploadBody {
  readonly size: number;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
  /** Streams the bytes from the start; `onSent` is called with the number of bytes sent so far. */
  open(onSent: (sent: number) => void): Readable;
  close(): Promise<void>;
}

/** The file became shorter while it was read. */
export class ChangedError extends Error {}

/**
 * Prepares an input for upload. Memory holds one chunk of it. A stream is written to a temporary file first, as it may have
 * to be sent again.
 *
 * @throws the error of the file system
 */
export const openUploadBody = async (input: NamedInput): Promise<UploadBody> => {
  const { source, close } = await asFile(await input.open());
  const { size } = source;
  const chunks = async function* (onSent: (sent: number) => void): AsyncGenerator<Uint8Array> {
    for (let offset = 0; offset < size;) {
      const chunk = await source.read(offset, Math.min(CHUNK_BYTES, size - offset));
      if (chunk.length === 0) throw new ChangedError();
      yield chunk;
      offset += chunk.length;
      onSent(offset);
    }
  };
  try {
    const hash = createHash('sha256');
    for await (const chunk of chunks(() => undefined)) hash.update(chunk);
    return {
      size,
      digest: hash.digest('hex'),
      open: (onSent) => Readable.from(chunks(onSent), { objectMode: false }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
