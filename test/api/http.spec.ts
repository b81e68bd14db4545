import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startApi, type Api } from './api.js';
import { CLEAN } from './logs.js';

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ORIGIN = 'https://page.example';

describe('responses', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ environment: { FLOORMAN_CORS_ORIGINS: `https://other.example,${ORIGIN}` } });
  });
  afterAll(() => api.close());

  /** Unlike fetch, sends no headers of its own and leaves the content as it is. */
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    new Promise<Received>((resolve, reject) => {
      const sent = request(`${api.url}${path}`, { method, headers }, (response) => {
        buffer(response).then((bytes) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes });
        }, reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  describe('with an entity tag', () => {
    test.each(['variants', 'formats', 'rules', 'rules/R-BET-6', 'profiles', 'schemas', 'schemas/hand'])(
      '/v1/%s is not sent again to a client that has it',
      async (path) => {
        const first = await send(`/v1/${path}`);
        const { etag = '' } = first.headers;
        expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
        expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
        for (const tags of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
          const again = await send(`/v1/${path}`, { 'if-none-match': tags });
          expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
          expect(again.headers.vary).toBe(first.headers.vary);
        }
        const other = await send(`/v1/${path}`, { 'if-none-match': `"${'x'.repeat(22)}"` });
        expect([other.status, other.body]).toEqual([200, first.body]);
      },
    );

    test('differ where the content does; problems and answers to POST have none', async () => {
      const english = await send('/v1/rules/R-BET-6');
      const missing = await send('/v1/rules/none');
      expect((await send('/v1/rules/R-BET-7')).headers.etag).not.toBe(english.headers.etag);
      expect([missing.status, missing.headers.etag]).toEqual([404, undefined]);
      const type = { 'content-type': 'text/plain' };
      expect((await send('/v1/hands', type, 'POST', CLEAN)).headers.etag).toBeUndefined();
    });
  });

  describe('compressed', () => {
    test.each([
      ['br', 'gzip, deflate, br', brotliDecompressSync],
      ['gzip', 'gzip;q=1, br;q=0.5', gunzipSync],
      ['gzip', 'gzip', gunzipSync],
      ['br', '*', brotliDecompressSync],
    ] as const)('as %s for Accept-Encoding: %s', async (encoding, accepted, expand) => {
      const plain = await send('/v1/rules');
      const sent = await send('/v1/rules', { 'accept-encoding': accepted });
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(sent.headers.vary).toContain('accept-encoding');
      expect(sent.body.length).toBeLessThan(plain.body.length / 3);
      expect(expand(sent.body)).toEqual(plain.body);
      expect(sent.headers.etag).toBe(plain.headers.etag);
    });

    test('only for clients that accept it, and only where it saves something', async () => {
      for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd'])
        expect((await send('/v1/rules', { 'accept-encoding': accepted })).headers).not.toHaveProperty(
          'content-encoding',
        );
      const small = await send('/v1/rules/none', { 'accept-encoding': 'gzip' });
      expect(small.headers).not.toHaveProperty('content-encoding');
      const head = await send('/v1/rules', { 'accept-encoding': 'gzip' }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });

    test('answers to POST too', async () => {
      const headers = { 'content-type': 'text/plain', 'accept-encoding': 'gzip' };
      const sent = await send('/v1/hands', headers, 'POST', CLEAN);
      const { items } = JSON.parse(gunzipSync(sent.body).toString()) as { items: unknown[] };
      expect([sent.status, items.length]).toEqual([200, 1]);
    });
  });

  describe('for pages of other origins', () => {
    test('can be read by a configured one, problems too', async () => {
      for (const path of ['/v1/rules', '/v1/rules/none', '/v1/nothing']) {
        const { headers } = await send(path, { origin: ORIGIN });
        expect(headers['access-control-allow-origin']).toBe(ORIGIN);
        expect(headers['access-control-expose-headers']).toContain('Location');
        expect(headers.vary).toContain('origin');
        const other = await send(path, { origin: 'https://third.example' });
        expect(other.headers).not.toHaveProperty('access-control-allow-origin');
        expect(other.headers.vary).toContain('origin');
      }
    });

    test('a preflight request is answered without a key, and the request itself is accepted', async () => {
      const ask = { origin: ORIGIN, 'access-control-request-method': 'POST' };
      const preflight = await send('/v1/hands', ask, 'OPTIONS');
      expect([preflight.status, preflight.body.length]).toEqual([204, 0]);
      expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
      expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
      const site = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
      const sent = await send('/v1/hands', { ...site, origin: ORIGIN }, 'POST', CLEAN);
      expect(sent.status).toBe(200);
      const refused = await send('/v1/hands', { ...site, origin: 'https://third.example' }, 'POST', CLEAN);
      expect(refused.status).toBe(403);
      const unknown = { ...ask, origin: 'https://third.example' };
      expect((await send('/v1/hands', unknown, 'OPTIONS')).status).toBe(405);
    });
  });
});

test('no page of another origin can read responses by default', async () => {
  const api = await startApi();
  try {
    const response = await fetch(`${api.url}/v1/variants`, { headers: { origin: ORIGIN } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${api.url}/v1/variants`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(405);
  } finally {
    await api.close();
  }
});
