import type { FastifyInstance } from 'fastify';
import type { Config } from '#runtime';
import { MESSAGES } from '../messages.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits streamed responses: see streaming.ts. */
    streams: ConcurrencyLimiter;
    /** Limits the items of pages in progress: see send-page.ts. */
    pageItems: ConcurrencyLimiter;
  }
}

/** The share of all page items that one workspace may have in progress. */
const PAGE_SHARE = 1 / 2;

/**
 * Bounds expensive requests. A heavy route takes its slot before the body is read and keeps it until the response is sent
 * and its work has ended, so that neither bodies nor responses nor abandoned work pile up. Streams take their slots when
 * they begin, pages when they are read.
 */
export function registerLimiters(
  server: FastifyInstance,
  { heavyAtOnce, streamsAtOnce, pageItemsAtOnce, requestTimeout }: Config,
): void {
  const streams = new ConcurrencyLimiter(streamsAtOnce, MESSAGES.tooManyStreams, {
    idleTimeout: requestTimeout,
  });
  const pageItems = new ConcurrencyLimiter(pageItemsAtOnce, MESSAGES.tooManyPageItems, {
    maxPerOwner: pageItemsAtOnce * PAGE_SHARE,
  });
  server.decorate('streams', streams);
  server.decorate('pageItems', pageItems);
  // The service does not wait for streams: their readers see that the response is incomplete.
  server.addHook('preClose', (done) => {
    streams.abortAll();
    done();
  });
  const heavy = new ConcurrencyLimiter(heavyAtOnce, MESSAGES.tooManyHeavyRequests);
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.heavy === true)
      heavy.acquireUntilClosed(reply.raw, { owner: request.access?.workspaceId });
  });
  server.addHook('onRoute', (route) => {
    if (route.config?.heavy !== true) return;
    const { handler } = route;
    route.handler = function (request, reply): unknown {
      // A client that disconnected has released its slot.
      if (reply.raw.destroyed) return undefined;
      const work = handler.call(this, request, reply);
      if (work instanceof Promise) heavy.holdWhile(reply.raw, work);
      return work;
    };
  });
}
