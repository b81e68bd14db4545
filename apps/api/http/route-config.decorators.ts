import { RouteConfig } from '@nestjs/platform-fastify';

/**
 * What the HTTP layer needs to know about a route.
 *
 * - `body: 'bytes'`: any content type but JSON and multipart arrives as a Buffer, within the body limit; JSON is parsed.
 * - `body: 'stream'`: every content type arrives as a stream, without limits of size or time.
 * - without `body`: JSON only; anything else gets 415.
 * - `longLived`: the response has no timeout (streams, server-sent events).
 * - `open`: no key is needed; the route shows what the service offers, not its data.
 * - `heavy`: an expensive request; 503 if too many are in progress. See request-limiters.ts.
 */
declare module 'fastify' {
  interface FastifyContextConfig {
    body?: 'bytes' | 'stream';
    longLived?: boolean;
    heavy?: boolean;
    open?: boolean;
  }
}

/** The route accepts bytes of any content type; JSON is parsed. */
export const AcceptsBytes = ({ heavy = false } = {}): MethodDecorator =>
  RouteConfig({ body: 'bytes', heavy });

/** The route accepts a stream of bytes of any content type and size. */
export const AcceptsStream = (): MethodDecorator => RouteConfig({ body: 'stream', longLived: true });

/** The route is expensive. */
export const Heavy = (): MethodDecorator => RouteConfig({ heavy: true });

/** The route is expensive, and its response has no timeout. */
export const HeavyStream = (): MethodDecorator => RouteConfig({ heavy: true, longLived: true });

/** The response of the route has no timeout. */
export const LongLived = (): MethodDecorator => RouteConfig({ longLived: true });
