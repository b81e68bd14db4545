import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { asFile, type NamedInput } from '../input/inputs.js';

const PIECE_BYTES = 256 * 1024;

/** A log ready to be sent, as often as it takes. */
export interface Parcel {
  readonly size: number;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
  /** Its bytes from the first on; `onPiece` hears of how many have gone. */
  open(onPiece: (sent: number) => void): Readable;
  close(): Promise<void>;
}

/** The file is not as long any more as it was when it was looked at. */
export class ChangedError extends Error {}

/**
 * Makes a parcel of an input. Memory holds one piece, whatever the size: a stream is spooled to a temporary file, as what
 * may have to be sent again must be there again.
 *
 * @throws the error of reading
 */
export const parcelOf = async (input: NamedInput): Promise<Parcel> => {
  const { source, close } = await asFile(await input.open());
  const { size } = source;
  const pieces = async function* (onPiece: (sent: number) => void): AsyncGenerator<Uint8Array> {
    for (let offset = 0; offset < size;) {
      const piece = await source.read(offset, Math.min(PIECE_BYTES, size - offset));
      if (piece.length === 0) throw new ChangedError();
      yield piece;
      offset += piece.length;
      onPiece(offset);
    }
  };
  try {
    const hash = createHash('sha256');
    for await (const piece of pieces(() => undefined)) hash.update(piece);
    return {
      size,
      digest: hash.digest('hex'),
      open: (onPiece) => Readable.from(pieces(onPiece), { objectMode: false }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
