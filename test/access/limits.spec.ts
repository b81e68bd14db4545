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
import { keyOf, untilStatus } from './limits.js';
import { bearer } from './operator.js';

const NO_HANDS = { hands: [], nextId: null };

describe('the concurrency limits', () => {
  /** Closed after every test, even a failed one: an open service would keep the test run from ending. */
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
    /** Starts a request and sends half of its body. Retries while the slot of the request before it is not free yet. */
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
    // Other routes are answered meanwhile.
    expect((await fetch(`${api.url}/v1/formats`)).status).toBe(200);
    slow.end(CLEAN.slice(100));
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await untilStatus(post, 200);
    // A client that disconnects without a response also frees its slot.
    const lost = await halfWay();
    expect((await post()).status).toBe(503);
    lost.destroy();
    await untilStatus(post, 200);
  });

  test('refuses streams beyond the limit; pages are answered', async () => {
    let more: (() => void) | undefined;
    const list = async (
      _workspace: string,
      _filter: unknown,
      { after }: { after: { id: number } | null },
    ): Promise<unknown> => {
      // The stream waits for its first page until the test calls `more`.
      if (after?.id === 1) await new Promise<void>((resolve) => (more = resolve));
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
    // Time for the service to notice.
    await pause(100);
    expect((await fetch(api.url + report)).status).toBe(503);
    ends[0]();
    await pause(5);
    const next = fetch(api.url + report);
    while (ends.length === 1) await pause(5);
    ends[1]();
    expect((await next).status).toBe(404);
  });

  test('a request behind another one on its connection is refused: the service would not notice its end', async () => {
    let more: (() => void) | undefined;
    const players = {
      findNames: () =>
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
      // Time for the requests behind the first one to arrive.
      await pause(100);
      return socket;
    };
    // The first connection breaks; the second one gets its responses.
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

  describe('the limit of page items', () => {
    /** A page of these players is larger than two socket buffers. The service requests one item more than the page has; there is none. */
    const name = 'x'.repeat(20_000);
    const players = {
      list: (_workspace: string, { limit }: { limit: number }) =>
        Promise.resolve(Array.from({ length: limit - 1 }, () => ({ name, site: 's', hands: 1 }))),
    };
    /** Every key has a workspace. */
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
    /** A client that requests a page and does not read it. */
    const idler = async (api: Api, key: string, limit: number): Promise<Socket> => {
      const idle = connect(Number(new URL(api.url).port), '127.0.0.1');
      idle.unref();
      const head = `Host: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`;
      idle.write(`GET /v1/players?limit=${limit} HTTP/1.1\r\n${head}`);
      await once(idle, 'readable');
      return idle;
    };

    test('counts the items of pages that clients do not read', async () => {
      const api = await opened({ store, environment });
      const idle = await idler(api, ours, 900);
      const refused = await pageOf(api, theirs, 101);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await refused.json()).toMatchObject({ code: 'unavailable' });
      await untilStatus(() => pageOf(api, theirs, 100), 200);
      idle.destroy();
      await untilStatus(() => pageOf(api, theirs, 1000), 200);
    });

    test('leaves half of the items to other workspaces', async () => {
      const api = await opened({ store, environment });
      const idle = await idler(api, ours, 300);
      await untilStatus(() => pageOf(api, ours, 201), 503);
      await untilStatus(() => pageOf(api, ours, 200), 200);
      await untilStatus(() => pageOf(api, theirs, 500), 200);
      idle.destroy();
    });
  });
});

describe('a slow client', () => {
  const store = {
    ...KEYLESS,
    hands: { list: () => Promise.resolve(NO_HANDS) },
  } as unknown as Store;

  test.each([0, 64])('that reads almost nothing (%d bytes at a time) loses its slot', async (bytes) => {
    const api = await startApi({
      store,
      environment: { FLOORMAN_STREAMS: '1', FLOORMAN_REQUEST_TIMEOUT: '400' },
      resources: [EndlessModule],
    });
    const reading = request(`${api.url}/v1/endless?bytes=${64 * 1024 ** 2}`, { agent: false });
    reading.on('error', () => undefined);
    const [answer] = (await once(reading.end(), 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    const sip = setInterval(() => answer.read(bytes) as unknown, 50);
    const stream = (): Promise<Response> => fetch(`${api.url}/v1/hands?format=ndjson`);
    expect((await stream()).status).toBe(503);
    await untilStatus(stream, 200);
    clearInterval(sip);
    reading.destroy();
    await api.close();
  });

  test('that reads what arrives gets the whole response, however long it takes', async () => {
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

/** The statuses of the responses received over a connection. */
const statusLines = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
