import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addVary } from './vary.js';

const TAG_LENGTH = 22;

/** Whether a header If-None-Match (RFC 9110, 13.1.2) has a tag. Weak comparison. */
const matches = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/**
 * Gives every response to GET below /v1 that is no stream an ETag of its content, and answers 304 if the client has that content
 * already. The tag is weak, since a proxy or this service may compress the content.
 */
export function addEntityTags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isRead || !isWhole || reply.statusCode !== 200 || !request.url.startsWith('/v1/')) {
      done(null, payload);
      return;
    }
    const digest = createHash('sha256').update(payload).digest('base64url').slice(0, TAG_LENGTH);
    const tag = `"${digest}"`;
    reply.header('etag', `W/${tag}`);
    // A cache asks each time: data can change, and belong to the key of the request.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    const header = request.headers['if-none-match'];
    if (header === undefined || !matches(header, tag)) {
      done(null, payload);
      return;
    }
    // As the whole response has it: see compression.ts.
    addVary(reply, 'accept-encoding');
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
