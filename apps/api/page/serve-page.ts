import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from '#runtime';

/** The content security policy: no inline scripts or styles, no frames, no other hosts. */
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
/** The name of an asset contains a digest of its content, so that it never changes. The page itself is revalidated each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Addresses that are easy to say, and where they lead. */
const SHORT_ADDRESSES = { '/rulings': '/#/rulings' } as const;

/**
 * Serves the web page from dist/web (made by `npm run build`), with a route for each of its files. The page is public; its
 * requests to the API follow the rules of the API.
 */
export async function servePage(app: NestFastifyApplication, { projectFolder }: Config): Promise<void> {
  await app.register(async (server: FastifyInstance) => {
    server.addHook('onRequest', (request, reply, done) => {
      reply.headers({
        'content-security-policy': POLICY,
        'cache-control': request.url.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE,
        vary: 'accept-encoding',
      });
      done();
    });
    for (const [path, target] of Object.entries(SHORT_ADDRESSES))
      server.get(path, (_request, reply) => reply.redirect(target));
    await server.register(fastifyStatic, {
      root: join(projectFolder, 'dist', 'web'),
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      // The hook above sets the header.
      cacheControl: false,
      // Swagger UI already decorates the reply.
      decorateReply: false,
    });
  });
}
