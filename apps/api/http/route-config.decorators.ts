import { RouteConfig } from '@nestjs/platform-fastify';

/**
 * What a route tells the HTTP layer about itself.
 *
 * - `body: 'bytes'`: any content type but JSON and multipart arrives as a Buffer, within the body limit; JSON parsed.
 * - `body: 'stream'`: every content type arrives as a stream, without limits of size or time.
 * - without `body`: JSON only, anything else is answered 415.
 * - `longLived`: the answer may take as long as it takes (streams, server-sent events).
 * - `heavy`: much work; answered 503 while as many as may run at once do. See rooms.ts.
 */
declare module 'fastify' {
  interface FastifyContextConfig {
    body?: 'bytes' | 'stream';
    longLived?: boolean;
    heavy?: boolean;
  }
}

/** The route takes bytes of any content type, and JSON as JSON. */
export const AcceptsBytes = ({ heavy = false } = {}): MethodDecorator =>
  RouteConfig({ body: 'bytes', heavy });

/** The route takes a stream of bytes of any content type and size. */
export const AcceptsStream = (): MethodDecorator => RouteConfig({ body: 'stream', longLived: true });

/** The route is much work. */
export const Heavy = (): MethodDecorator => RouteConfig({ heavy: true });

/** The route's answer takes as long as it takes. */
export const LongLived = (): MethodDecorator => RouteConfig({ longLived: true });
