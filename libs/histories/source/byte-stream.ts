import { type SourceError, sourceError, errorText } from './errors.js';

/**
 * Bytes in order, pulled one chunk at a time. `next` returns a chunk, and `null` at the end and always after it; an error
 * value occurs at most once, and only `null` follows it. A chunk must not change after it was returned. `close` may be
 * called at any time, also repeatedly, and releases the resources. This is no generator, because a generator that was
 * never started does not run its `finally`.
 */
export interface ByteStream {
  next(): Promise<Uint8Array | SourceError | null>;
  close(): Promise<void>;
}

/** One file of the input: the input itself, the content of a gzip, or a member of a zip. */
export interface ContainedFile {
  /** The member's name in a zip, with `/` between folders; null otherwise. */
  readonly name: string | null;
  readonly bytes: ByteStream;
}

/** Reads any range of an input of known size. May return fewer bytes than requested, none only at the end. */
export interface RandomAccess {
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The size of chunks: small enough for flat memory, large enough that the cost per chunk does not matter. */
export const CHUNK_BYTES = 64 * 1024;

const RANGE_BYTES = 256 * 1024;

/** The caller's stream as a `ByteStream`; an exception becomes `read-failed`. */
export function streamOf(bytes: AsyncIterable<Uint8Array>, member: string | null): ByteStream {
  const iterator = bytes[Symbol.asyncIterator]();
  let done = false;
  return {
    async next() {
      if (done) return null;
      try {
        const next = await iterator.next();
        if (next.done !== true) return next.value;
        done = true;
        return null;
      } catch (thrown) {
        done = true;
        return sourceError('read-failed', `the input broke off: ${errorText(thrown)}`, member);
      }
    },
    async close() {
      if (done) return;
      done = true;
      try {
        await iterator.return?.();
      } catch {
        // The clean-up of the caller's stream failed; no reader needs its bytes any more.
      }
    },
  };
}

/** The bytes from `start` to before `end` of a random-access input. */
export function rangeOf(input: RandomAccess, start: number, end: number, member: string | null): ByteStream {
  let offset = start;
  return {
    async next() {
      if (offset >= end) return null;
      const wanted = Math.min(RANGE_BYTES, end - offset);
      const failed = (why: string): SourceError => {
        const at = offset;
        offset = end;
        return sourceError('read-failed', `it failed at byte ${at}: ${why}`, member);
      };
      try {
        const bytes = await input.read(offset, wanted);
        if (bytes.length === 0) return failed('it ended early');
        if (bytes.length > wanted) return failed('more bytes came than were requested');
        offset += bytes.length;
        return bytes;
      } catch (thrown) {
        return failed(errorText(thrown));
      }
    },
    async close() {
      offset = end;
    },
  };
}

/**
 * The same bytes in chunks of `CHUNK_BYTES` to four times that (the last one may be shorter): a stream of single bytes
 * would otherwise take a step of every stage for each byte, and a chunk of gigabytes would become one string.
 */
export function rechunk(upstream: ByteStream): ByteStream {
  const maxLength = CHUNK_BYTES * 4;
  let rest: Uint8Array | null = null;
  let failure: SourceError | null = null;
  let ended = false;

  async function pull(): Promise<Uint8Array | null> {
    if (rest !== null) {
      const chunk = rest;
      rest = null;
      return chunk;
    }
    if (ended) return null;
    const chunk = await upstream.next();
    if (chunk !== null && !('code' in chunk)) return chunk;
    ended = true;
    failure = chunk;
    return null;
  }

  return {
    async next() {
      const parts: Uint8Array[] = [];
      let length = 0;
      while (length < CHUNK_BYTES) {
        const chunk = await pull();
        if (chunk === null) break;
        if (chunk.length === 0) continue;
        if (chunk.length > maxLength) {
          rest = chunk.subarray(maxLength);
          parts.push(chunk.subarray(0, maxLength));
          length += maxLength;
        } else {
          parts.push(chunk);
          length += chunk.length;
        }
      }
      const only = parts[0];
      if (only !== undefined) return parts.length === 1 ? only : Buffer.concat(parts, length);
      const error = failure;
      failure = null;
      return error;
    },
    async close() {
      ended = true;
      rest = null;
      failure = null;
      await upstream.close();
    },
  };
}

/** Reads the first item of a stream, and returns it with a stream that starts with it again. */
export async function peek(
  upstream: ByteStream,
): Promise<{ first: Uint8Array | SourceError | null; stream: ByteStream }> {
  const first = await upstream.next();
  let given = false;
  return {
    first,
    stream: {
      async next() {
        if (given) return upstream.next();
        given = true;
        return first;
      },
      close: () => upstream.close(),
    },
  };
}
