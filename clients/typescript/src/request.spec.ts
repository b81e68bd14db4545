import { addressOf, encodedBody } from './request.js';

test.each([
  ['/v1/hands', {}, '/v1/hands'],
  ['/v1/hands/{id}/source', { path: { id: 7 } }, '/v1/hands/7/source'],
  ['/v1/players/{name}/stats', { path: { name: 'a/b c?é' } }, '/v1/players/a%2Fb%20c%3F%C3%A9/stats'],
  [
    '/v1/hands',
    { query: { site: 'A&B +', status: ['audited', 'rejected'], cursor: undefined, minPot: null } },
    '/v1/hands?site=A%26B+%2B&status=audited&status=rejected',
  ],
  ['/v1/hands', { query: { cursor: undefined } }, '/v1/hands'],
])('the address of %s with %j', (route, request, expected) => {
  expect(addressOf('', route, request)).toBe(expected);
  expect(addressOf('http://host:1/base/', route, request)).toBe(`http://host:1/base${expected}`);
});

describe('a body', () => {
  const typeOf = (body: unknown): string | null => encodedBody({ body }).type;

  test('of bytes or text is sent as it is', () => {
    const bytes = new Uint8Array([1, 2]);
    for (const body of ['a log', bytes, bytes.buffer, new Blob([bytes])])
      expect(encodedBody({ body })).toEqual({ body, type: 'application/octet-stream' });
  });

  test('of a form gets its content type from fetch', () => {
    expect(typeOf(new FormData())).toBeNull();
  });

  test('of anything else is sent as JSON', () => {
    expect(encodedBody({ body: { game: 'holdem' } })).toEqual({
      body: '{"game":"holdem"}',
      type: 'application/json',
    });
    expect(typeOf([])).toBe('application/json');
  });

  test('of lines has one value in each', async () => {
    const { body, type } = encodedBody({ lines: new Set([{ a: 1 }, { b: '\n' }]) });
    expect([type, await new Response(body).text()]).toEqual([
      'application/x-ndjson',
      '{"a":1}\n{"b":"\\n"}\n',
    ]);
  });
});
