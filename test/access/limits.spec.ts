import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { KeyRepository, Store } from '#storage';
import { KEYLESS, startApi, type Api } from '../api/api.js';
import { EndlessModule } from '../api/endless.module.js';
import { CLEAN } from '../api/logs.js';
import { ProbeModule } from '../api/probe.module.js';
import { pause } from '../commands/service.js';
import { bearer } from './operator.js';

/** A well-formed key with a recognizable id. */
const keyOf = (digit: string, secret = 's'): string => `fm_${digit.repeat(16)}_${secret.repeat(43)}`;

/** A store with some keys, and a count of how often it was asked for one. */
const withKeys = (...known: readonly string[]): { store: Store; asked: () => number } => {
  let asked = 0;
  const keys: Pick<KeyRepository, 'anyExists' | 'findHolder' | 'listActiveIds'> = {
    anyExists: () => Promise.resolve(true),
    listActiveIds: () => Promise.resolve(known.map((key) => key.split('_')[1])),
    findHolder: (key) => {
      asked++;
      const holder = { keyId: key, workspaceId: 'w', scopes: ['read'] } as const;
      return Promise.resolve(known.includes(key) ? holder : null);
    },
  };
  return { store: { ...KEYLESS, keys } as Store, asked: () => asked };
};

const NO_HANDS = { hands: [], nextId: null };

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
    // Paths that there are not, and documentation, count as well; probes are always answered.
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
    // Those without a key are counted by address, and do not use up what the keys have.
    expect(await statuses(3, () => fetch(`${url}/v1/formats`))).toEqual([401, 401, 429]);
    const free = await startApi({ store, environment: { FLOORMAN_RATE_LIMIT: '0' } });
    expect(await statuses(50, () => fetch(`${free.url}/v1/formats`, bearer(keyOf('a'))))).not.toContain(429);
    await free.close();
  });

  test('checks twenty wrong keys a minute; a right key always', async () => {
    const { store, asked } = withKeys(keyOf('a'), keyOf('b'));
    api = await startApi({ store });
    const { url } = api;
    const ask = (key: string) => fetch(`${url}/v1/formats`, bearer(key));
    expect((await ask(keyOf('a'))).status).toBe(200);
    expect(await statuses(22, (time) => ask(`guess-${time}`))).toEqual([
      ...new Array<number>(20).fill(401),
      429,
      429,
    ]);
    const before = asked();
    const guesses = ['guess', ...[...'01234'].map((digit) => keyOf(digit))];
    expect(await statuses(6, (time) => ask(guesses[time]))).toEqual(new Array(6).fill(429));
    expect(asked()).toBe(before);
    // One that was never sent before, and one of its id with another secret.
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
    // What a client says of itself stands before what the proxy adds, and is not believed.
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
    // Until the service has heard of it.
    await pause(100);
    open();
    expect((await fetch(`${api.url}/v1/rules`)).status).toBe(429);
    await api.close();
  });
});

describe('the concurrency limits', () => {
  /** Closed whatever becomes of the test: a service that is left open would keep the whole run from its end. */
  const apis: Api[] = [];
  const opened = async (options: Parameters<typeof startApi>[0]): Promise<Api> => {
    const api = await startApi(options);
    apis.push(api);
    return api;
  };
  afterEach(async () => {
    await Promise.all(apis.splice(0).map((api) => api.close()));
  });

  test('refuses heavy requests beyond the limit, and accepts them when another has ended', async () => {
    const api = await opened({ environment: { FLOORMAN_HEAVY_REQUESTS: '1' } });
    const type = { 'content-type': 'text/plain' };
    const post = (): Promise<Response> =>
      fetch(`${api.url}/v1/hands`, { method: 'POST', body: CLEAN, headers: type });
    /** A request whose body stands still half-way; sent again should the one before it just be leaving. */
    const halfWay = async (): Promise<ClientRequest> => {
      for (;;) {
        const headers = { ...type, 'content-length': String(CLEAN.length) };
        const sending = request(`${api.url}/v1/hands`, { method: 'POST', headers, agent: false });
        sending.on('error', () => undefined);
        const refused = once(sending, 'response').then(() => true);
        refused.catch(() => undefined);
        sending.write(CLEAN.slice(0, 100));
        if (!(await Promise.race([refused, pause(300).then(() => false)]))) return sending;
        sending.destroy();
      }
    };
    const slow = await halfWay();
    const refused = await post();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    // Others are not kept waiting by it.
    expect((await fetch(`${api.url}/v1/formats`)).status).toBe(200);
    slow.end(CLEAN.slice(100));
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await untilStatus(post, 200);
    // One that goes away without an answer gives its room back too.
    const lost = await halfWay();
    expect((await post()).status).toBe(503);
    lost.destroy();
    await untilStatus(post, 200);
  });

  test('refuses streams beyond the limit; pages are answered', async () => {
    let more: (() => void) | undefined;
    const list = async (_workspace: string, _filter: unknown, after: number): Promise<unknown> => {
      // The stream waits for its first page until the test lets it go on.
      if (after === 1) await new Promise<void>((resolve) => (more = resolve));
      return NO_HANDS;
    };
    const store = { ...KEYLESS, hands: { list } } as unknown as Store;
    const api = await opened({ store, environment: { FLOORMAN_STREAMS: '1' }, resources: [ProbeModule] });
    const stream = (cursor: number): Promise<Response> =>
      fetch(`${api.url}/v1/hands?format=ndjson&cursor=${cursor}`);
    const first = stream(1);
    await untilStatus(() => stream(0), 503);
    expect((await fetch(`${api.url}/v1/hands`)).status).toBe(200);
    more?.();
    expect(await (await first).text()).toBe('');
    await untilStatus(() => stream(0), 200);
  });

  test('abandoned work keeps its slot until it is done', async () => {
    const ends: (() => void)[] = [];
    const imports = {
      findStatus: () =>
        new Promise((resolve) =>
          ends.push(() => {
            resolve(null);
          }),
        ),
    };
    const store = { ...KEYLESS, imports } as unknown as Store;
    const api = await opened({ store, environment: { FLOORMAN_HEAVY_REQUESTS: '1' } });
    const report = `/v1/imports/${randomUUID()}/report`;
    const leaving = connect(Number(new URL(api.url).port), '127.0.0.1');
    leaving.write(`GET ${report} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    while (ends.length === 0) await pause(5);
    leaving.destroy();
    // Until the service has heard of it.
    await pause(100);
    expect((await fetch(api.url + report)).status).toBe(503);
    ends[0]();
    await pause(5);
    const next = fetch(api.url + report);
    while (ends.length === 1) await pause(5);
    ends[1]();
    expect((await next).status).toBe(404);
  });

  test('a request behind another on its connection takes no place: nobody would hear of its end', async () => {
    let more: (() => void) | undefined;
    const players = {
      findTotals: () =>
        new Promise(
          (resolve) =>
            (more = () => {
              resolve([]);
            }),
        ),
      list: () => Promise.resolve([]),
    };
    const store = { ...KEYLESS, players, hands: { list: () => Promise.resolve(NO_HANDS) } };
    const environment = { FLOORMAN_HEAVY_REQUESTS: '1', FLOORMAN_STREAMS: '1', FLOORMAN_PAGE_ITEMS: '1000' };
    const api = await opened({ store: store as unknown as Store, environment });
    const heavy =
      'POST /v1/hands HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Type: text/plain\r\n\r\nlog\n';
    const behind = ['/v1/hands?format=ndjson', '/v1/players?limit=1000'].map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const pipelined = ['GET /v1/players/x/stats HTTP/1.1\r\nHost: localhost\r\n\r\n', heavy, ...behind].join(
      '',
    );
    const open = async (): Promise<Socket> => {
      more = undefined;
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.write(pipelined);
      while (more === undefined) await pause(5);
      // Those behind it have come with it.
      await pause(100);
      return socket;
    };
    // One connection that breaks, and one that is answered.
    (await open()).destroy();
    const socket = await open();
    let answers = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answers += text));
    more?.();
    while (statusLines(answers).length < 4) await pause(5);
    expect(statusLines(answers)).toEqual([404, 503, 503, 503]);
    socket.destroy();
    const post = (): Promise<Response> => fetch(`${api.url}/v1/hands`, { method: 'POST', body: CLEAN });
    const page = (): Promise<Response> => fetch(`${api.url}/v1/players?limit=1000`);
    const stream = (): Promise<Response> => fetch(`${api.url}/v1/hands?format=ndjson`);
    for (const ask of [post, page, stream]) await untilStatus(ask, 200);
  });

  describe('pages', () => {
    /** A page of these is larger than what two sockets hold. One is asked for more than the page has, and is not there. */
    const name = 'x'.repeat(20_000);
    const players = {
      list: (_workspace: string, _prefix: string, _after: unknown, limit: number) =>
        Promise.resolve(Array.from({ length: limit - 1 }, () => ({ name, site: 's', hands: 1 }))),
    };
    /** Two workspaces, of a key each. */
    const keys: Pick<KeyRepository, 'anyExists' | 'findHolder' | 'listActiveIds'> = {
      anyExists: () => Promise.resolve(true),
      listActiveIds: () => Promise.resolve([]),
      findHolder: (key) => Promise.resolve({ keyId: key, workspaceId: key, scopes: ['read'] }),
    };
    const ours = keyOf('a');
    const theirs = keyOf('b');
    const store = { ...KEYLESS, players, keys } as unknown as Store;
    const environment = { FLOORMAN_PAGE_ITEMS: '1000' };
    const pageOf = (api: Api, key: string, limit: number): Promise<Response> =>
      fetch(`${api.url}/v1/players?limit=${limit}`, bearer(key));
    /** Somebody who asks for a page and reads nothing of it. */
    const idler = async (api: Api, key: string, limit: number): Promise<Socket> => {
      const idle = connect(Number(new URL(api.url).port), '127.0.0.1');
      idle.unref();
      const head = `Host: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`;
      idle.write(`GET /v1/players?limit=${limit} HTTP/1.1\r\n${head}`);
      await once(idle, 'readable');
      return idle;
    };

    test('have room for so many items, which those keep who do not read them', async () => {
      const api = await opened({ store, environment });
      const idle = await idler(api, ours, 900);
      const refused = await pageOf(api, theirs, 101);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await refused.json()).toMatchObject({ code: 'unavailable' });
      await untilStatus(() => pageOf(api, theirs, 100), 200);
      idle.destroy();
      await untilStatus(() => pageOf(api, theirs, 1000), 200);
    });

    test('of one workspace leave half of the room to others', async () => {
      const api = await opened({ store, environment });
      const idle = await idler(api, ours, 300);
      await untilStatus(() => pageOf(api, ours, 201), 503);
      await untilStatus(() => pageOf(api, ours, 200), 200);
      await untilStatus(() => pageOf(api, theirs, 500), 200);
      idle.destroy();
    });
  });
});

describe('a client that takes its answer slowly', () => {
  const store = {
    ...KEYLESS,
    hands: { list: () => Promise.resolve(NO_HANDS) },
  } as unknown as Store;

  test.each([0, 64])('or hardly at all (%d bytes now and then) gives its place up', async (bytes) => {
    const api = await startApi({
      store,
      environment: { FLOORMAN_STREAMS: '1', FLOORMAN_REQUEST_TIMEOUT: '400' },
      resources: [EndlessModule],
    });
    const taking = request(`${api.url}/v1/endless?bytes=${64 * 1024 ** 2}`, { agent: false });
    taking.on('error', () => undefined);
    const [answer] = (await once(taking.end(), 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    const sip = setInterval(() => answer.read(bytes) as unknown, 50);
    const stream = (): Promise<Response> => fetch(`${api.url}/v1/hands?format=ndjson`);
    expect((await stream()).status).toBe(503);
    await untilStatus(stream, 200);
    clearInterval(sip);
    taking.destroy();
    await api.close();
  });

  test('but a quick one has all of it, however long that takes', async () => {
    const api = await startApi({
      store,
      environment: { FLOORMAN_REQUEST_TIMEOUT: '100' },
      resources: [EndlessModule],
    });
    const response = await fetch(`${api.url}/v1/endless?bytes=${8 * 1024 ** 2}&pause=600`);
    expect((await response.text()).length).toBe(8 * 1024 ** 2 + 1);
    await api.close();
  });
});

/** The statuses of the answers that have come over a connection. */
const statusLines = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const MAX_TRIES = 200;

/** Asks until the answer has a status: when a request has begun is not to be seen from outside. */
const untilStatus = async (ask: () => Promise<Response>, status: number): Promise<void> => {
  let found = 0;
  for (let tries = 0; tries < MAX_TRIES && found !== status; tries++) {
    if (tries > 0) await pause(25);
    const response = await ask();
    await response.arrayBuffer();
    found = response.status;
  }
  expect(found).toBe(status);
};
