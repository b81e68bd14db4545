import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

export const NDJSON = 'application/x-ndjson; charset=utf-8';
export const CSV = 'text/csv; charset=utf-8; header=present';
/** The media types of NDJSON in an Accept header. */
export const NDJSON_TYPES = ['application/x-ndjson', 'application/ndjson'] as const;

/**
 * Streams a response. A client that disconnects ends the iteration, a slow client slows it down, and the connection of a
 * client that reads nothing is closed.
 *
 * @throws ProblemError if too many streams are in progress
 */
export const sendStream = async (
  reply: FastifyReply,
  contentType: string,
  parts: AsyncIterable<string | Uint8Array>,
): Promise<void> => {
  const { streams } = reply.server;
  streams.acquireUntilClosed(reply.raw, { owner: reply.request.access?.workspaceId });
  const stream = Readable.from(inBlocks(parts), { objectMode: false });
  // A query may still run when its reader has disconnected.
  streams.holdWhile(reply.raw, new Promise((resolve) => stream.once('close', resolve)));
  await reply.header('content-type', contentType).send(stream);
};

/** Bytes written at once: few enough to notice that a slow client reads some of them. */
const BLOCK_BYTES = 64 * 1024;

async function* inBlocks(
  parts: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; at += BLOCK_BYTES) yield bytes.subarray(at, at + BLOCK_BYTES);
  }
}

/** Ends the stream of a HEAD request before its first part: Fastify would read it to its end and discard it. */
export function skipStreamsOnHead(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) {
      done(null, payload);
      return;
    }
    payload.destroy();
    done(null, Readable.from([]));
  });
}

/** A page of a list, and the cursor of the next one; null on the last page. */
export interface ListPage<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

/**
 * Iterates over a list page by page.
 *
 * @param readPage reads up to `limit` items after a cursor
 * @param max the number of items; all by default
 */
export async function* iteratePages<Item, Cursor>(
  first: Cursor,
  size: number,
  readPage: (after: Cursor, limit: number) => Promise<ListPage<Item, Cursor>>,
  max = Infinity,
): AsyncGenerator<readonly Item[], void, undefined> {
  let after: Cursor | null = first;
  for (let left = max; left > 0 && after !== null;) {
    const { items, next }: ListPage<Item, Cursor> = await readPage(after, Math.min(size, left));
    if (items.length > 0) yield items;
    left -= items.length;
    after = next;
  }
}
