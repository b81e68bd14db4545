import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** How a list may be answered: a page as JSON, or all that follows as lines. */
export const LIST_FORMATS = ['json', 'ndjson'] as const;
export const NDJSON = 'application/x-ndjson; charset=utf-8';

/** Whether a request's Accept names NDJSON; `?format=` goes before it. */
export const prefersNdjson = (accept: string | undefined): boolean =>
  accept !== undefined && /\bapplication\/(x-)?ndjson\b/i.test(accept);

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
  reply.server.streams.enterUntilClosed(reply.raw, reply.request.access?.workspaceId);
  await reply.header('content-type', contentType).send(Readable.from(inParts(pieces), { objectMode: false }));
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
 * Everything behind a cursor, page by page.
 *
 * @param page gives the items behind a cursor; fewer than `size` are the last
 * @param cursorOf the cursor behind an item
 */
export async function* allPages<Item, Cursor>(
  first: Cursor,
  size: number,
  page: (after: Cursor, limit: number) => Promise<readonly Item[]>,
  cursorOf: (item: Item) => Cursor,
): AsyncGenerator<readonly Item[], void, undefined> {
  let after = first;
  for (;;) {
    const items = await page(after, size);
    if (items.length > 0) yield items;
    const last = items.at(-1);
    if (last === undefined || items.length < size) return;
    after = cursorOf(last);
  }
}
