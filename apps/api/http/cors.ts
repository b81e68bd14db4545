import type { FastifyInstance } from 'fastify';
import type { Config } from '#runtime';
import { addVary } from './vary.js';

const METHODS = 'GET, HEAD, POST, DELETE';
const REQUEST_HEADERS =
  'Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID';
const RESPONSE_HEADERS = 'ETag, Link, Location, Retry-After, X-Request-Id';
const MAX_AGE_SECONDS = '600';

/**
 * Lets pages of the configured origins read responses (CORS). Without origins, browsers keep responses from all other pages. Must
 * precede the hooks that refuse requests: pages can then read problems too, and preflight requests have no key.
 */
export function allowOrigins(server: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return;
  const allowed = new Set(corsOrigins);
  // Caches must not give a response for one origin to another one. Last, since other hooks set the header too.
  server.addHook('onSend', (_request, reply, payload, done) => {
    addVary(reply, 'origin');
    done(null, payload);
  });
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': RESPONSE_HEADERS,
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': MAX_AGE_SECONDS,
    });
    await reply.code(204).send();
    return reply;
  });
}
