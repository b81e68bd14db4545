import type { FastifyReply } from 'fastify';
import { ProblemError } from './problem.js';

/** Items of a page where nobody says how many. */
const USUAL_ITEMS = 100;

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/**
 * Answers with a page of a list, and with where the next one is. The page takes as much room as it may have items, until it is
 * looked up, and out or its client gone: clients that ask and do not read must not fill the memory.
 *
 * @param limit items at most, where the client says
 * @throws ProblemError when there is no room for it, or when it is not there in time
 */
export const sendPage = async (
  reply: FastifyReply,
  limit: number | undefined,
  page: (limit: number) => Promise<Page>,
): Promise<void> => {
  const { pageItems, handlerTime } = reply.server;
  const most = limit ?? USUAL_ITEMS;
  pageItems.enterUntilClosed(reply.raw, { places: most, whose: reply.request.access?.workspaceId });
  const work = page(most);
  pageItems.keepWhile(reply.raw, work);
  const found = await inTime(work, handlerTime);
  if (found.next !== null) reply.header('link', `<${queryFor(found.next, reply)}>; rel="next"`);
  await reply.send(found);
};

/** The same question from a cursor on. Relative to its own address, it holds behind a proxy that changes the path. */
const queryFor = (cursor: string, { request: { url } }: FastifyReply): string => {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  query.set('cursor', cursor);
  return `?${query.toString()}`;
};

/** A route that can also answer with a stream has no clock of its own: its pages have this one. */
const inTime = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ProblemError('unavailable'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
