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
  // A picture of the replayer is drawn from a blob.
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

const ASSETS = '/assets/';
/** The name of an asset contains a digest of its content, so that it never changes. The page itself is revalidated each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The addresses at which the page shows something, besides `/`; apps/web/pages.ts has the same ones. */
const ADDRESSES = [
  '/audit',
  '/hands',
  '/hands/:id',
  '/replay',
  '/players',
  '/players/:name',
  '/equity',
  '/rulings',
];

/**
 * Serves the web page from dist/web (made by `npm run build`), with a route for each of its files and addresses. The page is
 * public; its requests to the API follow the rules of the API.
 */
export async function servePage(app: NestFastifyApplication, { projectFolder }: Config): Promise<void> {
  const root = join(projectFolder, 'dist', 'web');
  await app.register(async (server: FastifyInstance) => {
    server.addHook('onRequest', (request, reply, done) => {
      reply.headers({
        'content-security-policy': POLICY,
        'cache-control': request.url.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE,
        vary: 'accept-encoding',
      });
      done();
    });
    await server.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      // The hook above sets the header.
      cacheControl: false,
    });
    for (const address of ADDRESSES) server.get(address, (_request, reply) => reply.sendFile('index.html'));
  });
}
