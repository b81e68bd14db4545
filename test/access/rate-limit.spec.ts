import { connect } from 'node:net';
import type { KeyRepository, Store } from '#storage';
import { KEYLESS, startApi, type Api } from '../api/api.js';
import { pause } from '../commands/service.js';
import { keyOf } from './limits.js';
import { bearer } from './operator.js';

/** A store with some keys, and the number of keys that were looked up. */
const withKeys = (...keysInStore: readonly string[]): { store: Store; lookups: () => number } => {
  let count = 0;
  const keys: Pick<KeyRepository, 'anyExists' | 'findHolder' | 'listActiveIds'> = {
    anyExists: () => Promise.resolve(true),
    listActiveIds: () => Promise.resolve(keysInStore.map((key) => key.split('_')[1])),
    findHolder: (key) => {
      count++;
      const holder = { keyId: key, workspaceId: 'w', scopes: ['read'] } as const;
      return Promise.resolve(keysInStore.includes(key) ? holder : null);
    },
  };
  return { store: { ...KEYLESS, keys } as Store, lookups: () => count };
};

const statuses = async (times: number, ask: (time: number) => Promise<Response>): Promise<number[]> => {
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    const response = await ask(time);
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
};

describe('the rate limit', () => {
  let api: Api | undefined;
  afterEach(() => api?.close());

  test('limits an address without a key per minute; 429 has Retry-After', async () => {
    api = await startApi({ environment: { FLOORMAN_RATE_LIMIT: '3' } });
    const { url } = api;
    expect(await statuses(4, () => fetch(`${url}/v1/formats`))).toEqual([200, 200, 200, 429]);
    const refused = await fetch(`${url}/v1/rules?lang=es`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'too-many-requests',
      detail: expect.stringContaining('vuelva en') as string,
    });
    // Unknown paths and the documentation count as well; probes are always answered.
    expect(await statuses(2, (time) => fetch(url + ['/nowhere', '/docs'][time]))).toEqual([429, 429]);
    expect(await statuses(9, () => fetch(`${url}/health/ready`))).toEqual(new Array(9).fill(200));
  });

  test('counts each key separately; 0 means no limit', async () => {
    const { store } = withKeys(keyOf('a'), keyOf('b'));
    api = await startApi({ store, environment: { FLOORMAN_RATE_LIMIT: '2' } });
    const { url } = api;
    const ask = (key: string) => fetch(`${url}/v1/formats`, bearer(key));
    expect(await statuses(3, () => ask(keyOf('a')))).toEqual([200, 200, 429]);
    expect(await statuses(3, () => ask(keyOf('b')))).toEqual([200, 200, 429]);
    // Requests without a key count for their address, not for a key.
    expect(await statuses(3, () => fetch(`${url}/v1/formats`))).toEqual([401, 401, 429]);
    const free = await startApi({ store, environment: { FLOORMAN_RATE_LIMIT: '0' } });
    expect(await statuses(50, () => fetch(`${free.url}/v1/formats`, bearer(keyOf('a'))))).not.toContain(429);
    await free.close();
  });

  test('checks twenty wrong keys a minute; a right key always', async () => {
    const { store, lookups } = withKeys(keyOf('a'), keyOf('b'));
    api = await startApi({ store });
    const { url } = api;
    const ask = (key: string) => fetch(`${url}/v1/formats`, bearer(key));
    expect((await ask(keyOf('a'))).status).toBe(200);
    expect(await statuses(22, (time) => ask(`guess-${time}`))).toEqual([
      ...new Array<number>(20).fill(401),
      429,
      429,
    ]);
    const before = lookups();
    const guesses = ['guess', ...[...'01234'].map((digit) => keyOf(digit))];
    expect(await statuses(6, (time) => ask(guesses[time]))).toEqual(new Array(6).fill(429));
    expect(lookups()).toBe(before);
    // A right key that was not sent before, and then its id with a wrong secret.
    expect((await ask(keyOf('b'))).status).toBe(200);
    const refused = await ask(keyOf('b', 't'));
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringMatching(/^too many wrong keys from this address: come back in \d+ seconds$/),
    });
    expect((await ask(keyOf('b'))).status).toBe(200);
    expect((await ask(keyOf('a'))).status).toBe(200);
    expect((await fetch(`${url}/v1/formats`)).status).toBe(401);
  });

  test('a key that is not sent as Bearer gets a message that says how to send it', async () => {
    const { store } = withKeys(keyOf('a'));
    api = await startApi({ store });
    const { url } = api;
    const detailOf = async (authorization: string): Promise<unknown> => {
      const response = await fetch(`${url}/v1/formats`, { headers: { authorization } });
      return ((await response.json()) as { detail: unknown }).detail;
    };
    expect(await detailOf(keyOf('a'))).toBe('send Authorization: Bearer KEY');
    expect(await detailOf(`Bearer ${keyOf('c')}`)).toBe('the key is unknown or revoked');
  });

  test('addresses from a trusted proxy count separately; any other proxy is one client', async () => {
    const { store } = withKeys(keyOf('a'));
    const ask = (client: string) =>
      fetch(`${api?.url}/v1/formats`, { headers: { 'x-forwarded-for': client } });
    const all = [401, 401, 429];
    api = await startApi({
      store,
      environment: { FLOORMAN_RATE_LIMIT: '2', FLOORMAN_TRUST_PROXY: '127.0.0.0/8, 192.0.2.0/24' },
    });
    // A client can forge the entries in front of the one that the proxy adds: they are ignored.
    expect(await statuses(3, (time) => ask(`203.0.113.${time}, 198.51.100.1`))).toEqual(all);
    expect(await statuses(3, () => ask('198.51.100.2, 192.0.2.9'))).toEqual(all);
    await api.close();
    api = await startApi({ store, environment: { FLOORMAN_RATE_LIMIT: '2' } });
    expect(await statuses(3, (time) => ask(`198.51.100.${time}`))).toEqual(all);
  });
});

describe('a client that disconnects before its authentication', () => {
  test('counts for its address and is no error of the service', async () => {
    let open: (() => void) | undefined;
    const keys: Pick<KeyRepository, 'anyExists' | 'findHolder'> = {
      anyExists: () =>
        new Promise((resolve) => {
          open = () => {
            resolve(true);
          };
        }),
      findHolder: () => Promise.resolve(null),
    };
    const store = { ...KEYLESS, keys } as unknown as Store;
    const api = await startApi({ store, environment: { FLOORMAN_RATE_LIMIT: '1' } });
    const leaving = connect(Number(new URL(api.url).port), '127.0.0.1');
    leaving.write('GET /v1/rules HTTP/1.1\r\nHost: x\r\n\r\n');
    while (open === undefined) await pause(5);
    leaving.destroy();
    // Time for the service to notice.
    await pause(100);
    open();
    expect((await fetch(`${api.url}/v1/rules`)).status).toBe(429);
    await api.close();
  });
});
