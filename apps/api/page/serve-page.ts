import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#runtime';
import { acceptedFormat } from '../http/accept.js';
import { sendProblem } from '../http/problem.filter.js';

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

const webFolder = ({ projectFolder }: Config): string => join(projectFolder, 'dist', 'web');

/** Addresses of the service itself: an unknown one is a problem in JSON for browsers too. */
const SERVICE = /^\/(?:v1|assets|docs|health|metrics)(?:[/?]|$)/;

const isVisit = ({ is404, method, url, headers }: FastifyRequest): boolean =>
  is404 &&
  method === 'GET' &&
  !SERVICE.test(url) &&
  acceptedFormat(headers.accept, [
    ['json', ['application/json', 'application/problem+json']],
    ['html', ['text/html']],
  ]) === 'html';

/** Answers browsers at an unknown address with the page and status 404: the page says so, and has its navigation. */
export function answerLostVisitors(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isVisit(request)) return;
    const html = await readFile(join(webFolder(config), 'index.html'));
    await reply
      .code(404)
      .headers({ 'content-security-policy': POLICY, 'cache-control': REVALIDATE, vary: 'accept' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/**
 * Serves the web page from dist/web (made by `npm run build`), with a route for each of its files and addresses. The page is
 * public; its requests to the API follow the rules of the API.
 */
export async function servePage(app: NestFastifyApplication, config: Config): Promise<void> {
  const root = webFolder(config);
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
    // The filter of Nest sees errors of its own routes only.
    server.setErrorHandler(sendProblem);
    for (const address of ADDRESSES)
      server.get(address, { config: { open: true } }, (_request, reply) => reply.sendFile('index.html'));
  });
}
