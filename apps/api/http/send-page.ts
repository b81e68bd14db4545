import type { FastifyReply } from 'fastify';
import { MESSAGES } from '../messages.js';
import { ProblemError } from './problem.js';

const DEFAULT_LIMIT = 100;

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/**
 * Responds with a page of a list, and a link to the next page. The page takes one slot for each item that it may have until
 * it is read and sent, or its client has disconnected: clients that request pages and do not read them must not fill the
 * memory.
 *
 * @param limit the number of items in the request
 * @param readPage reads up to `limit` items
 * @throws ProblemError if too many pages are in progress, or the page takes too long
 */
export const sendPage = async (
  reply: FastifyReply,
  limit: number | undefined,
  readPage: (limit: number) => Promise<Page>,
): Promise<void> => {
  const { pageItems, handlerTime } = reply.server;
  const slots = limit ?? DEFAULT_LIMIT;
  pageItems.acquireUntilClosed(reply.raw, { slots, owner: reply.request.access?.workspaceId });
  const work = readPage(slots);
  pageItems.holdWhile(reply.raw, work);
  const page = await withTimeout(work, handlerTime);
  if (page.next !== null) reply.header('link', `<${nextQuery(page.next, reply)}>; rel="next"`);
  await reply.send(page);
};

/** The query of the next page. Relative to the address of this one, it works behind a proxy that changes the path. */
const nextQuery = (cursor: string, { request: { url } }: FastifyReply): string => {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  query.set('cursor', cursor);
  return `?${query.toString()}`;
};

/** A route that can also stream has no timeout: its pages have this one. */
const withTimeout = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ProblemError('unavailable', { detail: MESSAGES.requestTooLong }));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
