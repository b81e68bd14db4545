import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from '#runtime';

/** Nothing comes from elsewhere, and nothing goes there: no inline scripts and styles, no frames, no other hosts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

const ASSETS = '/assets/';
/** The name of an asset has a digest of its content; the page names them, and is asked after each time. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the page for players, which `npm run build` puts into dist/web: a route for each of its files, so that every other
 * path is what it was. Anybody may have it; what it asks of the API is let in by the API's own rules.
 */
export async function servePage(app: NestFastifyApplication, { projectFolder }: Config): Promise<void> {
  await app.register(async (server: FastifyInstance) => {
    server.addHook('onRequest', (request, reply, done) => {
      reply.headers({
        'content-security-policy': POLICY,
        'cache-control': request.url.startsWith(ASSETS) ? FOR_GOOD : ASK_AGAIN,
        vary: 'accept-encoding',
      });
      done();
    });
    await server.register(fastifyStatic, {
      root: join(projectFolder, 'dist', 'web'),
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      // The headers above say it.
      cacheControl: false,
      // Swagger UI has its own.
      decorateReply: false,
    });
  });
}
