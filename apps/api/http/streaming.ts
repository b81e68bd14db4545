import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

export const NDJSON = 'application/x-ndjson; charset=utf-8';
/** What NDJSON is called where somebody asks for it. */
export const NDJSON_TYPES = ['application/x-ndjson', 'application/ndjson'] as const;

/**
 * Answers with pieces as they come; a client that goes away ends the iteration, a slow one slows it down, and one
 * that takes nothing is hung up on.
 *
 * @throws ProblemError when as many streams as may be are under way
 */
export const sendStream = async (
  reply: FastifyReply,
  contentType: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> => {
  const { streams } = reply.server;
  streams.enterUntilClosed(reply.raw, { whose: reply.request.access?.workspaceId });
  const stream = Readable.from(inParts(pieces), { objectMode: false });
  // What it was asked for last may still be looked up when its reader has gone.
  streams.keepWhile(reply.raw, new Promise((resolve) => stream.once('close', resolve)));
  await reply.header('content-type', contentType).send(stream);
};

/** So much at once that it shows when a client takes some of it. */
const PART_BYTES = 64 * 1024;

async function* inParts(
  pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
  }
}

/**
 * HEAD asks what an answer would be, and not for it: a stream is let go before its first piece. Fastify by itself would run
 * it to its end, for nobody and as fast as it goes.
 */
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

/** Some items of a list, and where it goes on behind them; null at its end. */
export interface ListPage<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

/**
 * Everything behind a cursor, page by page.
 *
 * @param page gives items behind a cursor, so many at most
 * @param most items at most; all of them where it is left out
 */
export async function* iteratePages<Item, Cursor>(
  first: Cursor,
  size: number,
  page: (after: Cursor, limit: number) => Promise<ListPage<Item, Cursor>>,
  most = Infinity,
): AsyncGenerator<readonly Item[], void, undefined> {
  let after: Cursor | null = first;
  for (let left = most; left > 0 && after !== null;) {
    const { items, next }: ListPage<Item, Cursor> = await page(after, Math.min(size, left));
    if (items.length > 0) yield items;
    left -= items.length;
    after = next;
  }
}
