import { service, json, streamOf } from './testing/service.js';

const headersOf = (init: RequestInit | undefined): Headers => new Headers(init?.headers);

describe('a request', () => {
  test('has the key, the language and the headers of its route', async () => {
    let language: 'en' | 'es' = 'en';
    const { client, sent } = service([() => json(200, {}), () => json(200, {})], {
      url: 'http://host/',
      key: 'secret',
      language: () => language,
    });
    await client.get('/v1/hands/{id}', { path: { id: '5' } });
    language = 'es';
    await client.post('/v1/hands', { body: 'log', header: { 'Idempotency-Key': 'once' } });
    expect(sent.map(({ line }) => line)).toEqual(['GET http://host/v1/hands/5', 'POST http://host/v1/hands']);
    expect(Object.fromEntries(headersOf(sent[0].init))).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer secret',
    });
    expect(Object.fromEntries(headersOf(sent[1].init))).toMatchObject({
      'accept-language': 'es',
      'content-type': 'application/octet-stream',
      'idempotency-key': 'once',
    });
  });

  test('without a key has no authorization', async () => {
    const { client, sent } = service([() => json(200, {})], { key: () => '' });
    await client.get('/v1/rules');
    expect(headersOf(sent[0].init).has('authorization')).toBe(false);
  });

  test('can be sent by a function of its own', async () => {
    const { client, sent } = service([]);
    const reply = await client.get('/v1/rules', { fetch: () => Promise.resolve(json(200, { items: [] })) });
    expect([reply.ok, sent]).toEqual([true, []]);
  });

  test('that the caller aborts rejects', async () => {
    const stop = new AbortController();
    const { client } = service([]);
    stop.abort();
    await expect(client.get('/v1/rules', { signal: stop.signal })).rejects.toThrow('no answer');
  });
});

describe('a reply', () => {
  test('has status, value and headers', async () => {
    const { client } = service([() => json(202, { id: 'j' }, { location: '/v1/equity/j' })]);
    const reply = await client.post('/v1/equity', { body: { players: [] } });
    expect(reply).toMatchObject({ ok: true, status: 202, value: { id: 'j' } });
    expect(reply.ok && reply.headers.get('location')).toBe('/v1/equity/j');
  });

  test('without content has no value', async () => {
    const { client } = service([() => new Response(null, { status: 204 })]);
    expect(await client.delete('/v1/hands/{id}', { path: { id: '5' } })).toMatchObject({
      ok: true,
      status: 204,
      value: undefined,
    });
  });

  test('that is a problem is a value with its code, its errors and the time to wait', async () => {
    const problem = {
      type: 'urn:floorman:problem:unavailable',
      title: 'The service is not available',
      status: 503,
      code: 'unavailable',
      errors: [{ message: 'later' }],
    };
    const { client } = service([() => json(503, problem, { 'retry-after': '2' })]);
    expect(await client.get('/v1/rules')).toEqual({ ok: false, problem, retryAfter: 2 });
  });

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 502],
    ['JSON that is no problem', () => json(502, [1]), 502],
    ['no JSON', () => new Response('<p>Sign in</p>', { status: 200 }), 200],
  ])('that is %s is a problem with the status', async (_, answer, status) => {
    const { client } = service([answer]);
    expect(await client.get('/v1/rules')).toMatchObject({
      ok: false,
      problem: { status, code: `http-${status}`, title: `HTTP ${status}` },
    });
  });

  test('that does not come is a problem too', async () => {
    const broken = (): Response =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.error(new Error('reset'));
          },
        }),
      );
    const { client } = service([broken]);
    for (let request = 0; request < 2; request++)
      expect(await client.get('/v1/rules')).toMatchObject({
        ok: false,
        problem: { status: 0, code: 'unreachable' },
      });
  });
});

test('a text is read in its charset', async () => {
  const bytes = new Uint8Array([0x63, 0xe9]);
  const answer = () =>
    new Response(bytes, { headers: { 'content-type': 'text/plain; charset=windows-1252' } });
  const { client } = service([answer]);
  expect(await client.text('/v1/hands/{id}/source', { path: { id: '5' } })).toMatchObject({ value: 'cé' });
});

test('the lines of a list are read while they arrive', async () => {
  const { client, sent } = service([() => new Response(streamOf('{"id":"1"}\n{"i', 'd":"2"}\n\n'))]);
  const reply = await client.lines('/v1/hands', { query: { site: 'PokerStars' } });
  const ids: string[] = [];
  if (reply.ok) for await (const { id } of reply.value) ids.push(id);
  expect(ids).toEqual(['1', '2']);
  expect(headersOf(sent[0].init).get('accept')).toBe('application/x-ndjson');
});

test('a batch has one request and one answer a line', async () => {
  const { client, sent } = service([() => new Response(streamOf('{"index":1}\n{"index":0}'))]);
  const reply = await client.batch([{ players: [{ hand: 'AhKh' }] }, { players: [] }]);
  const indexes: number[] = [];
  if (reply.ok) for await (const { index } of reply.value) indexes.push(index);
  expect(indexes).toEqual([1, 0]);
  expect(await new Response(sent[0].init.body).text()).toBe(
    '{"players":[{"hand":"AhKh"}]}\n{"players":[]}\n',
  );
});

test('the items of a list come from all of its pages', async () => {
  const pages = [
    { items: [{ id: 1 }, { id: 2 }], next: 'a b' },
    { items: [{ id: 3 }], next: null },
  ].map((page) => () => json(200, page));
  const { client, sent } = service(pages);
  const ids: unknown[] = [];
  const options = { query: { import: 'x', limit: 2 }, laterLimit: 9 };
  for await (const { id } of client.items('/v1/hands', options)) ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
  expect(sent.map(({ line }) => line)).toEqual([
    'GET /v1/hands?import=x&limit=2',
    'GET /v1/hands?import=x&limit=9&cursor=a+b',
  ]);
});

test('a list whose page is refused throws its problem', async () => {
  const { client } = service([
    () => json(200, { items: [{ id: 1 }], next: '1' }),
    () => json(403, { code: 'forbidden', title: 'no' }),
  ]);
  const items = client.items('/v1/imports');
  expect(await items.next()).toMatchObject({ value: { id: 1 } });
  await expect(items.next()).rejects.toMatchObject({ name: 'ProblemError', problem: { code: 'forbidden' } });
});

test('an address is that of the request', () => {
  const { client } = service([], { url: 'http://host' });
  const options = { path: { id: 'i' }, query: { format: 'csv' } } as const;
  expect(client.address('/v1/imports/{id}/findings', options)).toBe(
    'http://host/v1/imports/i/findings?format=csv',
  );
});
