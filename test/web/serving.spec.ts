import { startApi, type Api } from '../api/api.js';

describe('the page at /', () => {
  let api: Api;
  let html: string;
  beforeAll(async () => {
    api = await startApi();
    html = await (await fetch(api.url)).text();
  });
  afterAll(() => api.close());

  const assets = (): string[] => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);

  test('is served, and revalidated each time', async () => {
    for (const path of ['/', '/index.html', '/?from=a-friend']) {
      const response = await fetch(api.url + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(html);
    }
  });

  test('is 304 if it has not changed', async () => {
    const { headers } = await fetch(api.url);
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await fetch(api.url, { headers: known });
    expect(again.status).toBe(304);
  });

  test('has a policy that forbids other hosts', async () => {
    const { headers } = await fetch(api.url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' blob:;");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)|\sstyle=|\son\w+=/);
    expect(assets().filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  });

  test('has assets that are cached permanently, compressed as the browser accepts', async () => {
    expect(assets().length).toBeGreaterThan(2);
    for (const path of assets()) {
      const packed = await fetch(api.url + path, { headers: { 'accept-encoding': 'br' } });
      const plain = await fetch(api.url + path, { headers: { 'accept-encoding': 'identity' } });
      expect([path, packed.status, plain.status]).toEqual([path, 200, 200]);
      expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
        'br',
        null,
      ]);
      expect(packed.headers.get('vary')).toContain('accept-encoding');
      expect(await packed.text()).toBe(await plain.text());
    }
  });

  test.each([
    '/assets/',
    '/assets/none.js',
    '/assets/..%2findex.html',
    '/equity/',
    '/audit/1',
    '/rulings/1',
    '/index.html.br',
    '/v1',
    '/v1/none',
  ])('%s is 404, like every unknown path', async (path) => {
    const response = await fetch(api.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  test('is what a browser gets at an unknown address, with status 404; JSON stays where the service is', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const visit = (path: string, method = 'GET') => fetch(api.url + path, { method, headers: { accept } });
    for (const path of ['/nothing', '/equity/', '/hands/17/18?x=1']) {
      const response = await visit(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await response.text()).toBe(html);
    }
    for (const [path, method] of [
      ['/v1/none', 'GET'],
      ['/assets/none.js', 'GET'],
      ['/nothing', 'POST'],
    ] as const) {
      const response = await visit(path, method);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
  });

  test.each([
    '/audit',
    '/replay',
    '/hands',
    '/hands/17',
    '/players',
    '/players/Ana%20%2F%20Bo',
    '/equity',
    '/rulings',
    '/rulings?from=a-friend',
  ])('is also served at %s', async (path) => {
    const response = await fetch(api.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toBe(html);
    const known = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await fetch(api.url + path, { headers: known })).status).toBe(304);
  });

  test('allows only GET and HEAD', async () => {
    const response = await fetch(api.url, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a service with keys', () => {
  test('needs a key for the API, but not for the page', async () => {
    const store = { keys: { anyExists: () => Promise.resolve(true) } };
    const api = await startApi({ store: store as never });
    try {
      const html = await (await fetch(api.url)).text();
      const [, script = ''] = /src="([^"]+)"/.exec(html) ?? [];
      const statuses = await Promise.all(
        ['/', script, '/v1/variants'].map(async (path) => (await fetch(api.url + path)).status),
      );
      expect(statuses).toEqual([200, 200, 401]);
    } finally {
      await api.close();
    }
  });
});
