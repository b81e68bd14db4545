import type { HandCursor, StoredHand, Store, WantedPlayers } from '#storage';
import { pause } from '../commands/service.js';
import { KEYLESS, startApi, type Api } from './api.js';

const IMPORT = '11111111-1111-4111-8111-111111111111';
/** An import that was deleted and is still being erased. */
const DELETED = '33333333-3333-4333-8333-333333333333';
const ALL = 1200;

/** A duplicate, because duplicates have no record. */
const handOf = (id: number): StoredHand => ({
  id,
  importId: IMPORT,
  file: 'log.txt',
  member: null,
  index: id,
  lines: [1, 2],
  status: 'duplicate',
  copyKind: 'duplicate',
  firstId: 1,
  site: null,
  format: null,
  handId: null,
  acrossHands: [],
  record: { en: new Uint8Array(), es: new Uint8Array() },
});

/** A store with hands, players and imports, and the calls that it has received. */
const filledStore = () => {
  const calls = { hands: 0, findings: [] as unknown[], revisions: 0 };
  const numbers = (after: number, limit: number): number[] =>
    Array.from({ length: Math.max(0, Math.min(limit, ALL - after)) }, (_, index) => after + index + 1);
  const status = {
    id: IMPORT,
    name: 'log.txt',
    phase: 'received',
    complete: false,
    revision: 1,
    bytes: 1,
    chunks: { total: 2, done: 1, pending: 1 },
    counts: {},
    findings: {},
    error: null,
    createdAt: new Date(0),
    receivedAt: null,
    finalizedAt: null,
  };
  const store = {
    ...KEYLESS,
    hands: {
      list: (_workspace: string, _filter: unknown, { after, limit }: HandListPlace) => {
        calls.hands++;
        const start = after?.id ?? 0;
        const hands = numbers(start, limit).map(handOf);
        const nextId = start + limit < ALL ? start + limit + 1 : null;
        return Promise.resolve({ hands, nextId, last: { id: hands.at(-1)?.id ?? 0, value: null } });
      },
      findByIds: () => Promise.resolve({ hands: [], nextId: null }),
    },
    findings: {
      list: (_workspace: string, _import: string, _filter: unknown, after: unknown, limit: number) => {
        calls.findings.push({ after, limit });
        return Promise.resolve([]);
      },
    },
    players: {
      list: (_workspace: string, { after, order, limit }: WantedPlayers) =>
        Promise.resolve(
          numbers(Number(after?.name ?? 0), limit).map((number) => ({
            name: String(number),
            site: 's',
            hands: 1,
            value: order === 'name' ? '' : '-1.50',
            money: [],
          })),
        ),
      findNames: () => Promise.resolve([]),
      findTotals: () => Promise.resolve([]),
    },
    readCopies: { isCurrent: () => Promise.resolve(true) },
    imports: {
      finalizedAt: () => Promise.resolve('now'),
      findStatus: () => Promise.resolve(status),
      findRevision: (_workspace: string, id: string) => {
        calls.revisions++;
        return Promise.resolve(id === IMPORT ? 1 : null);
      },
      isKnown: (_workspace: string, id: string) => Promise.resolve([IMPORT, DELETED].includes(id)),
      list: (_workspace: string, limit: number) =>
        Promise.resolve(new Array(Math.min(limit, 3)).fill(status)),
    },
  } as unknown as Store;
  return { store, calls };
};

/** Where a list of hands begins, and how many it has. */
interface HandListPlace {
  readonly after: HandCursor | null;
  readonly limit: number;
}

describe('lists', () => {
  const { store, calls } = filledStore();
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ store });
  });
  afterAll(() => api.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/${path}`, { headers });
  const lines = async (path: string): Promise<string[]> =>
    (await (await get(path)).text()).split('\n').filter((line) => line !== '');
  const messageTo = async (path: string, language: string): Promise<string | undefined> => {
    const response = await get(path, { 'accept-language': language });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    expect([path, response.status]).toEqual([path, 400]);
    return errors?.[0]?.message;
  };

  describe('HEAD', () => {
    test.each([
      ['hands?format=ndjson', 'application/x-ndjson; charset=utf-8'],
      [`imports/${IMPORT}/findings?format=csv`, 'text/csv; charset=utf-8; header=present'],
      [`imports/${IMPORT}/events`, 'text/event-stream; charset=utf-8'],
    ])('of %s has the headers of the stream, and starts no query', async (path, type) => {
      const before = { hands: calls.hands, findings: calls.findings.length };
      const response = await fetch(`${api.url}/v1/${path}`, { method: 'HEAD' });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('content-length')).toBeNull();
      const { revisions } = calls;
      // Longer than the pause between two polls.
      await pause(700);
      expect(calls.revisions).toBe(revisions);
      expect({ hands: calls.hands, findings: calls.findings.length }).toEqual(before);
    });
  });

  test.each([
    ['hands?limit=500', 3],
    ['hands?status=duplicate&limit=500', 3],
    ['players?limit=500', 3],
    ['players?order=net&currency=USD&limit=500', 3],
    ['hands', 12],
  ])('GET /v1/%s links every page to the next one, with the same query', async (path, pages) => {
    let address: string | null = `${api.url}/v1/${path}`;
    let seen = 0;
    const found = new Set<string>();
    while (address !== null) {
      const response: Response = await fetch(address);
      const page = (await response.json()) as {
        items: { id?: string; name?: string }[];
        next: string | null;
      };
      for (const { id, name } of page.items) found.add(id ?? name ?? '');
      seen++;
      const link: string | null = response.headers.get('link');
      expect(link === null).toBe(page.next === null);
      const [, target] = /^<([^>]*)>; rel="next"$/.exec(link ?? '') ?? [];
      address = target === undefined ? null : new URL(target, response.url).href;
      if (address === null) continue;
      const parameters = new URL(address).searchParams;
      expect(parameters.get('cursor')).toBe(page.next);
      parameters.delete('cursor');
      expect(parameters.toString()).toBe(new URL(`${api.url}/v1/${path}`).searchParams.toString());
    }
    expect([seen, found.size]).toEqual([pages, ALL]);
  });

  test('GET /v1/imports links to the next page', async () => {
    const { headers } = await get('imports?limit=2');
    expect(headers.get('link')).toBe(`<?limit=2&cursor=${IMPORT}>; rel="next"`);
  });

  test('GET /v1/imports goes on behind an import that was deleted meanwhile', async () => {
    expect((await get(`imports/${DELETED}/findings`)).status).toBe(404);
    expect((await get(`imports?cursor=${DELETED}`)).status).toBe(200);
  });

  test('streams start after the cursor and end at the limit', async () => {
    expect(await lines('hands?format=ndjson')).toHaveLength(ALL);
    expect(await lines('hands?format=ndjson&limit=700')).toHaveLength(700);
    const some = await lines('hands?format=ndjson&limit=2&cursor=41');
    expect(some.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['42', '43']);
    for (const format of ['json', 'ndjson', 'csv']) {
      await lines(`imports/${IMPORT}/findings?format=${format}&cursor=41.2&limit=7`);
      // One more than the limit, to know whether there is another page.
      expect(calls.findings.at(-1)).toEqual({ after: { handId: 41, ordinal: 2 }, limit: 8 });
    }
  });

  test('Accept chooses the format of a list, by weight', async () => {
    for (const [accept, type] of [
      ['application/x-ndjson', 'application/x-ndjson'],
      ['application/x-ndjson;q=0', 'application/json'],
      ['text/csv;q=0.5, application/json;q=0.4', 'text/csv'],
    ]) {
      const response = await get(`imports/${IMPORT}/findings`, { accept });
      await response.text();
      expect([accept, response.headers.get('content-type')?.split(';')[0]]).toEqual([accept, type]);
    }
  });

  const cursorOf = (...place: readonly string[]): string =>
    Buffer.from(JSON.stringify(place)).toString('base64url');
  const withNul = cursorOf('a\0', 'b', '');
  const ofNames = cursorOf('a', 'b', '');
  test.each([
    ['hands/abc', 'the id of a hand was expected', 'se esperaba el id de una mano'],
    ['hands/1234567890123456', 'the id of a hand was expected', 'se esperaba el id de una mano'],
    ['hands?cursor=x', 'a cursor of this list', 'se esperaba un cursor de esta lista'],
    // Values that no time has: PostgreSQL would fail to read them.
    ...['1.5', '9999999999999999999', '-999999999999999999'].map((value): [string, string, string] => [
      `hands?order=time&cursor=1~${value}`,
      'a cursor of this list',
      'se esperaba un cursor de esta lista',
    ]),
    ['hands?minPot=1e3', 'an amount such as 12.50 was expected', 'se esperaba un importe, por ejemplo 12.50'],
    [
      'hands?from=yesterday',
      'a date and time such as 2024-',
      'se esperaba una fecha y hora, por ejemplo 2024-',
    ],
    ['hands?limit=0', 'a whole number from 1 to 1000', 'se esperaba un número entero de 1 a 1000'],
    ['hands?limit=1001', 'a whole number from 1 to 1000', 'se esperaba un número entero de 1 a 1000'],
    ['hands?limit=0x10', 'a whole number from 1 to 1000', 'se esperaba un número entero de 1 a 1000'],
    ['hands?import=7', 'the id of an import was expected', 'se esperaba el id de una importación'],
    ['imports/7', 'the id of an import was expected', 'se esperaba el id de una importación'],
    [`imports/${IMPORT}/findings?cursor=x`, 'a cursor of this list', 'se esperaba un cursor de esta lista'],
    // Beyond the largest ordinal of a finding.
    [
      `imports/${IMPORT}/findings?cursor=1.99999`,
      'a cursor of this list',
      'se esperaba un cursor de esta lista',
    ],
    ['players?cursor=x', 'a cursor of this list', 'se esperaba un cursor de esta lista'],
    [`players?order=hands&cursor=${ofNames}`, 'a cursor of this list', 'se esperaba un cursor de esta lista'],
    ['players?order=net', 'a currency is needed', 'falta la moneda'],
    ['players?minHands=-1', 'a whole number was expected', 'se esperaba un número entero'],
    [`players?cursor=${withNul}`, 'a cursor of this list', 'se esperaba un cursor de esta lista'],
    [
      'imports?cursor=22222222-2222-4222-8222-222222222222',
      'a cursor of this list',
      'se esperaba un cursor de esta lista',
    ],
  ])('400: %s, with the expected value', async (path, english, spanish) => {
    expect(await messageTo(path, 'en')).toContain(english);
    expect(await messageTo(path, 'es')).toContain(spanish);
  });

  test('every route refuses unknown parameters', async () => {
    const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method, path] as const),
    );
    const versioned = routes.filter(([, path]) => path.startsWith('/v1/'));
    expect(versioned.length).toBeGreaterThan(15);
    for (const [method, path] of versioned) {
      const id = path.includes('/hands/') ? '7' : IMPORT;
      const address = path.replace('{id}', id).replace('{name}', 'x');
      const headers = { 'content-type': 'application/json' };
      const init = method === 'post' ? { body: '{}', headers } : {};
      const response = await fetch(`${api.url}${address}?foo=1`, { method: method.toUpperCase(), ...init });
      // Without a key nobody administers, whatever the parameters are.
      const refusal = /^\/v1\/(keys|workspaces)\b/.test(path) ? [403, 'key-required'] : [400, 'foo'];
      expect([method, path, response.status, await response.text()]).toEqual([
        method,
        path,
        refusal[0],
        expect.stringContaining(String(refusal[1])),
      ]);
    }
  });
});
