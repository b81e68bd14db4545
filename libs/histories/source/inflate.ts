import { createGunzip, createInflateRaw } from 'node:zlib';
import type { ByteStream } from './byte-stream.js';
import { type SourceError, sourceError } from './errors.js';
import type { ExpansionLayer } from './expansion.js';

/**
 * zlib receives parts of this size one at a time, so that the queue never holds more than the expansion of one part
 * (DEFLATE expands at most 1032 times: 16 MiB for a bomb, some 100 KB for a log). When the data turn out to be damaged, the
 * output of all earlier parts has already been passed on.
 */
const PART_BYTES = 16 * 1024;
const OUTPUT_BYTES = 64 * 1024;

/** Zeros after gzip data are padding (tapes, block devices); anything else is an error. */
function allZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/**
 * Inflates a gzip stream (of one or several members) or raw DEFLATE data. Input that ends early gives all that can be
 * decoded and then `truncated-archive`. Damaged data give the complete output buffers before the damage (up to 64 KiB of
 * text is lost) and then `corrupt-archive`. An exceeded limit gives `archive-bomb`.
 */
export function inflate(
  upstream: ByteStream,
  kind: 'gzip' | 'deflate',
  layer: ExpansionLayer,
  member: string | null,
): ByteStream {
  const options = { chunkSize: OUTPUT_BYTES };
  const zlib = kind === 'gzip' ? createGunzip(options) : createInflateRaw(options);
  const queue: Uint8Array[] = [];
  let head = 0;
  let chunk: Uint8Array = new Uint8Array(0);
  let fed = 0;
  let error: SourceError | null = null;
  let outputEnded = false;
  let finished = false;
  let wake: (() => void) | null = null;

  const corrupt = (why: string): SourceError =>
    sourceError('corrupt-archive', `the compressed data are wrong (${why})`, member);
  const signal = (): void => {
    const waiting = wake;
    wake = null;
    waiting?.();
  };
  zlib.on('data', (bytes: Uint8Array) => {
    if (error !== null) return;
    queue.push(bytes);
    error = layer.expanded(bytes.length);
    if (error !== null) zlib.destroy();
  });
  zlib.on('end', () => {
    outputEnded = true;
    signal();
  });
  zlib.on('error', (thrown: NodeJS.ErrnoException) => {
    error ??=
      thrown.code === 'Z_BUF_ERROR'
        ? sourceError('truncated-archive', 'the compressed data end before their end mark', member)
        : corrupt(thrown.message);
    signal();
  });
  zlib.on('close', signal);

  /** Starts an operation and waits for `signal`. */
  const settled = (start: () => void): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      start();
    });

  /** Checks that only padding follows the compressed data; `rest` is unread in the current part. */
  async function checkTail(rest: Uint8Array): Promise<void> {
    let tail: Uint8Array | SourceError | null = allZero(rest) ? chunk : rest;
    chunk = new Uint8Array(0);
    while (tail !== null && !('code' in tail) && allZero(tail)) tail = await upstream.next();
    if (tail === null) return;
    const found = 'code' in tail ? tail : corrupt('other bytes follow their end');
    error ??= found;
  }

  /** Passes one part to zlib, or ends the input. */
  async function step(): Promise<void> {
    if (chunk.length === 0) {
      const more = await upstream.next();
      if (more === null) {
        await settled(() => zlib.end());
        finished = error === null;
        return;
      }
      if ('code' in more) error = more;
      else chunk = more;
      return;
    }
    const part = chunk.subarray(0, PART_BYTES);
    chunk = chunk.subarray(part.length);
    fed += part.length;
    layer.packed(part.length);
    await settled(() => zlib.write(part, signal));
    // zlib consumes all input until the compressed data end.
    const unread = fed - zlib.bytesWritten;
    if (error !== null || unread === 0) return;
    if (!outputEnded) await settled(() => undefined);
    await checkTail(part.subarray(part.length - unread));
    finished = error === null;
  }

  return {
    async next() {
      for (;;) {
        const bytes = queue[head];
        if (bytes !== undefined) {
          head += 1;
          if (head === queue.length) {
            queue.length = 0;
            head = 0;
          }
          return bytes;
        }
        if (finished) return null;
        if (error !== null) {
          finished = true;
          zlib.destroy();
          return error;
        }
        await step();
      }
    },
    async close() {
      finished = true;
      queue.length = 0;
      head = 0;
      zlib.destroy();
      await upstream.close();
    },
  };
}
