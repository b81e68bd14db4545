import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startApi, type Api } from './api.js';
import { ProbeModule } from './probe.module.js';

describe('every error is problem details', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({
      resources: [ProbeModule],
      environment: { FLOORMAN_BODY_LIMIT: '2000', FLOORMAN_REQUEST_TIMEOUT: '400' },
    });
  });
  afterAll(() => api.close());

  const ask = async (path: string, init?: RequestInit & { duplex?: 'half' }) => {
    const response = await fetch(api.url + path, init);
    return { response, problem: await response.json() };
  };
  const post = (path: string, type: string | undefined, body: string | Uint8Array<ArrayBuffer>) => {
    return ask(path, { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } });
  };

  const expectProblem = (
    { response, problem }: { response: Response; problem: unknown },
    status: number,
    code: string,
    more: Record<string, unknown> = {},
  ): void => {
    expect(problem).toMatchObject({ type: `urn:floorman:problem:${code}`, status, code, ...more });
    expect(problem).toHaveProperty('title');
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('x-request-id')).toMatch(/./);
  };

  test('404: a path that does not exist', async () => {
    expectProblem(await ask('/v1/nothing?x=1'), 404, 'not-found', { detail: 'there is no GET /v1/nothing' });
  });

  test('404 is sent before the body is read', async () => {
    expectProblem(await post('/v1/nothing', 'application/json', '{'.repeat(5000)), 404, 'not-found');
  });

  test('405: a path with other methods, which Allow lists', async () => {
    const answer = await post('/health/live', 'application/json', '{}');
    expectProblem(answer, 405, 'method-not-allowed');
    expect(answer.response.headers.get('allow')).toBe('GET, HEAD');
    expectProblem(await ask('/v1/probe/items/7', { method: 'DELETE' }), 405, 'method-not-allowed');
  });

  test.each([
    ['a broken document', '{"game":'],
    ['an empty document', ''],
    ['two documents', '{} {}'],
  ])('400: malformed JSON, %s', async (_, body) => {
    expectProblem(await post('/v1/probe/json', 'application/json', body), 400, 'malformed-json');
  });

  test.each([
    ['', 'column 3: a comma or } was expected'],
    ['?lang=es', 'columna 3: se esperaba una coma o }'],
  ])('400: malformed JSON, with the place of the error%s', async (query, message) => {
    const answer = await post(`/v1/probe/json${query}`, 'application/json', '{"a":1\n  "b":2}');
    expectProblem(answer, 400, 'malformed-json', { errors: [{ line: 2, message }] });
  });

  test('400: a key that would change prototypes', async () => {
    const body = '{"game":"holdem","options":[{"__proto__":{"admin":true}}]}';
    const pointer = '/options/0/__proto__';
    const english = 'the keys __proto__ and constructor.prototype are not accepted';
    expectProblem(await post('/v1/probe/json', 'application/json', body), 400, 'invalid-request', {
      detail: english,
      errors: [{ pointer, message: english }],
    });
    const spanish = 'no se admiten las claves __proto__ y constructor.prototype';
    expectProblem(await post('/v1/probe/json?lang=es', 'application/json', body), 400, 'invalid-request', {
      errors: [{ pointer, message: spanish }],
    });
  });

  test.each(['fr', '', 'es-MX', 'en&lang=es'])(
    '400: ?lang=%s is refused on every route, with the accepted values',
    async (lang) => {
      for (const path of ['/v1/probe/page', '/v1/rules', '/v1/hands']) {
        const method = path === '/v1/hands' ? 'POST' : 'GET';
        const answer = await ask(`${path}?lang=${lang}`, { method });
        expectProblem(answer, 400, 'invalid-request', {
          errors: [{ in: 'query', pointer: '/lang', message: 'lang is one of en, es' }],
        });
      }
      const spanish = await ask(`/v1/probe/page?lang=${lang}`, { headers: { 'accept-language': 'es' } });
      expect(spanish.problem).toMatchObject({ detail: 'lang es uno de en, es' });
    },
  );

  test('an Accept-Language without a supported language gets English', async () => {
    const answer = await ask('/v1/probe/items/x', { headers: { 'accept-language': 'fr, de;q=0.5' } });
    expect(answer.response.headers.get('content-language')).toBe('en');
  });

  test('400: JSON that is not UTF-8', async () => {
    const latin1 = Uint8Array.from([0x22, 0xe9, 0x22]);
    expectProblem(await post('/v1/probe/json', 'application/json', latin1), 400, 'malformed-json');
  });

  test('400: validation, with a JSON Pointer for each issue', async () => {
    const body = JSON.stringify({ game: 1, players: [{ hand: 'AhKh' }, { hand: 'A' }] });
    const answer = await post('/v1/probe/json', 'application/json', body);
    expectProblem(answer, 400, 'invalid-request', {
      errors: [
        { pointer: '/game', message: expect.any(String) },
        { pointer: '/players/1/hand', message: expect.any(String) },
      ],
    });
    const { detail, errors } = answer.problem as { detail: string; errors: { message: string }[] };
    expect(detail).toBe(errors[0].message);
  });

  test('400: validation of query and path names the part of the request', async () => {
    expectProblem(await ask('/v1/probe/page?limit=500'), 400, 'invalid-request', {
      detail: expect.stringMatching(/^limit: /),
      errors: [{ in: 'query', pointer: '/limit', message: expect.any(String) }],
    });
    expectProblem(await ask('/v1/probe/items/seven'), 400, 'invalid-request', {
      detail: 'id: a text that matches /^\\d+$/ was expected',
      errors: [{ in: 'path', pointer: '/id', message: 'a text that matches /^\\d+$/ was expected' }],
    });
  });

  test('400: a missing body', async () => {
    expectProblem(await ask('/v1/probe/json', { method: 'POST' }), 400, 'invalid-request');
  });

  test('400: a path with invalid percent-encoding', async () => {
    expectProblem(await ask('/v1/probe/items/%zz'), 400, 'malformed-request');
  });

  test('414: a parameter that is too long', async () => {
    expectProblem(await ask(`/v1/probe/items/${'1'.repeat(600)}`), 414, 'uri-too-long');
  });

  test('413: a body over the limit, with and without Content-Length', async () => {
    const big = new Uint8Array(2001);
    expectProblem(await post('/v1/probe/bytes', 'text/plain', big), 413, 'body-too-large');
    expectProblem(await post('/v1/probe/json', 'application/json', big), 413, 'body-too-large');
    const body = new Blob([big]).stream();
    expectProblem(
      await ask('/v1/probe/bytes', { method: 'POST', body, duplex: 'half' }),
      413,
      'body-too-large',
    );
  });

  test('408: a body that does not arrive', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
      },
    });
    const headers = { 'content-type': 'text/plain' };
    const answer = ask('/v1/probe/bytes', { method: 'POST', body, duplex: 'half', headers });
    expectProblem(await answer, 408, 'request-timeout');
  });

  test('415: a content type that the route does not accept', async () => {
    expectProblem(await post('/v1/probe/json', 'text/plain', 'hello'), 415, 'unsupported-media-type', {
      detail: 'the content type text/plain is not accepted here: send application/json',
    });
    const multipart = 'multipart/form-data; boundary=x';
    expectProblem(await post('/v1/probe/bytes', multipart, '--x--'), 415, 'unsupported-media-type', {
      detail: expect.stringMatching(/for example as text\/plain, .*POST \/v1\/imports accepts forms$/),
    });
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const zipped = ask('/v1/probe/json', { method: 'POST', body: '{}', headers });
    expectProblem(await zipped, 415, 'unsupported-media-type');
  });

  test('500: an unexpected error reveals nothing', async () => {
    for (const path of ['bug', 'library-status']) {
      const answer = await ask(`/v1/probe/${path}`);
      expectProblem(answer, 500, 'internal-error');
      expect(JSON.stringify(answer.problem)).not.toContain('hunter2');
    }
  });

  test("403: Nest's own exceptions keep their status; their messages are not passed on", async () => {
    const answer = await ask('/v1/probe/forbidden');
    expectProblem(answer, 403, 'forbidden');
    expect(JSON.stringify(answer.problem)).not.toContain('not for you');
  });

  describe('messages are in Spanish for Spanish clients', () => {
    const json = 'application/json';
    const big = new Uint8Array(2001);
    const cases: [string, string, RequestInit, RegExp][] = [
      ['404', '/v1/nothing', {}, /^no existe GET \/v1\/nothing$/],
      [
        '405',
        '/health/live',
        { method: 'POST' },
        /^POST \/health\/live no existe; esta ruta admite GET, HEAD$/,
      ],
      [
        'a broken document',
        '/v1/probe/json',
        { body: '{', headers: { 'content-type': json } },
        /^la solicitud no /,
      ],
      [
        'no document',
        '/v1/probe/json',
        { body: '', headers: { 'content-type': json } },
        /^la solicitud está vacía/,
      ],
      ['an address', '/v1/probe/items/%zz', {}, /^la dirección no /],
      ['414', `/v1/probe/items/${'1'.repeat(600)}`, {}, /^un segmento de la ruta /],
      [
        '413',
        '/v1/probe/bytes',
        { body: big, headers: { 'content-type': 'text/plain' } },
        /^un cuerpo puede tener /,
      ],
      [
        '415',
        '/v1/probe/json',
        { body: 'x', headers: { 'content-type': 'text/plain' } },
        /^aquí no se admite /,
      ],
      [
        'no type',
        '/v1/probe/json',
        { body: 'x', headers: { 'content-type': 'x' } },
        /^el tipo de contenido no /,
      ],
      [
        'a form without a boundary',
        '/v1/imports',
        { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
        /^el formulario no /,
      ],
      [
        'another site',
        '/v1/probe/bytes',
        { body: 'x', headers: { 'sec-fetch-site': 'cross-site' } },
        /^no se admiten solicitudes desde páginas /,
      ],
    ];
    test.each(cases)('%s', async (_, path, init, detail) => {
      const headers = new Headers(init.headers);
      headers.set('accept-language', 'es');
      const method = init.method ?? (init.body === undefined ? 'GET' : 'POST');
      const { problem } = await ask(path, { ...init, method, headers });
      expect(problem).toMatchObject({ detail: expect.stringMatching(detail) as string });
    });

    test('408', async () => {
      const socket = await sending(
        '/v1/probe/bytes',
        'Content-Length: 1999',
        'Accept-Language: es',
        'Content-Type: text/plain',
      );
      expect(await untilClosed(socket)).toContain('el cuerpo no llegó en 400 ms');
    });
  });

  test.each(['/v1/nothing', '/health/live', '/v1/imports?foo=1', '/v1/probe/json'])(
    'the rest of a long refused body for %s is not read',
    async (path) => {
      // The rest of the body is never sent: the connection must be closed, not kept alive.
      for (const size of ['Content-Length: 2001', 'Transfer-Encoding: chunked']) {
        const answer = await untilClosed(await sending(path, size));
        expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      }
    },
  );

  test('a short refused body does not close the connection', async () => {
    const socket = await sending('/v1/nothing', 'Content-Length: 6');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    expect(String(answer).toLowerCase()).toContain('\r\nconnection: keep-alive\r\n');
  });

  /** The beginning of a request with a body. */
  const sending = async (path: string, ...headers: readonly string[]): Promise<Socket> => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n');
    socket.write(`${head}\r\n\r\n6\r\nabc`);
    return socket;
  };
  const untilClosed = async (socket: Socket): Promise<string> => {
    let received = '';
    socket.on('error', () => undefined);
    for await (const part of socket) received += String(part);
    return received;
  };

  test('422: errors have the line of the text', async () => {
    const errors = [{ line: 17, message: 'the raise is too small' }];
    expectProblem(await ask('/v1/probe/refused'), 422, 'unprocessable', { errors });
  });

  test.each([{}, { method: 'POST', body: 'x' }])('503: a handler that takes too long (%j)', async (init) => {
    const answer = await ask('/v1/probe/slow?ms=2000', init);
    expectProblem(answer, 503, 'unavailable', { detail: 'the request took too long' });
    expect(answer.response.headers.get('retry-after')).toBe('2');
  });

  test('403: a page of another site may not post', async () => {
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    expectProblem(await ask('/v1/probe/bytes', { method: 'POST', body: 'x', headers }), 403, 'forbidden');
  });

  test('titles are in the requested language', async () => {
    const spanish = { headers: { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.1' } };
    const byHeader = await ask('/nothing', spanish);
    expectProblem(byHeader, 404, 'not-found', { title: 'No encontrado' });
    expect(byHeader.response.headers.get('content-language')).toBe('es');
    expectProblem(await ask('/nothing?lang=en', spanish), 404, 'not-found', {
      title: 'Not found',
    });
    expectProblem(await ask('/v1/probe/items/x?lang=es'), 400, 'invalid-request', {
      title: 'La solicitud no cumple el esquema',
    });
  });

  test.each([
    ['400', 'bytes that are not HTTP', 'GARBAGE\r\n\r\n', 'malformed-request'],
    ['431', 'headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers-too-large'],
  ])('%s: %s', async (status, _, text, code) => {
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (received += String(chunk)));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(received));
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: Number(status), code });
  });
});
