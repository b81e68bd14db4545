import type { FastifyInstance } from 'fastify';
import type { Config } from '#runtime';
import { Room } from './concurrency-limiter.js';
import { MESSAGES } from '../messages.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Room for answers without end: see streaming.ts. */
    streams: Room;
    /** Room for the items of pages: see send-page.ts. */
    pageItems: Room;
  }
}

/** The share of all items of pages that one workspace may have sent to it at once. */
const SHARE_OF_PAGES = 1 / 2;

/**
 * Bounds what is much work at once. Heavy routes take their place before the body is read and keep it until the answer is
 * out and the work for it is done, so that neither bodies nor answers pile up, nor work that nobody waits for; streams take
 * theirs when they begin, pages when they are looked up.
 */
export function registerLimiters(
  server: FastifyInstance,
  { heavyAtOnce, streamsAtOnce, pageItemsAtOnce, requestTimeout }: Config,
): void {
  const streams = new Room(streamsAtOnce, MESSAGES.tooManyStreams, { patience: requestTimeout });
  server.decorate('streams', streams);
  server.decorate(
    'pageItems',
    new Room(pageItemsAtOnce, MESSAGES.tooManyPageItems, { share: pageItemsAtOnce * SHARE_OF_PAGES }),
  );
  // The service could wait for their end for as long as somebody reads: whoever does sees that it is not all.
  server.addHook('preClose', (done) => {
    streams.clear();
    done();
  });
  const heavy = new Room(heavyAtOnce, MESSAGES.tooManyHeavyRequests);
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.heavy === true)
      heavy.enterUntilClosed(reply.raw, { whose: request.access?.workspaceId });
  });
  server.addHook('onRoute', (route) => {
    if (route.config?.heavy !== true) return;
    const { handler } = route;
    route.handler = function (request, reply): unknown {
      // Who has gone meanwhile has given his place back.
      if (reply.raw.destroyed) return undefined;
      const work = handler.call(this, request, reply);
      if (work instanceof Promise) heavy.keepWhile(reply.raw, work);
      return work;
    };
  });
}
