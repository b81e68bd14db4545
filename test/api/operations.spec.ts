import type { JobQueues } from '#jobs';
import { openDatabase, type Store } from '#storage';
import { ANSWERING, IDLE, KEYLESS, startApi, type Api } from './api.js';
import { ProbeModule } from './probe.module.js';

describe('health', () => {
  test('is ready with a real database', async () => {
    const url = process.env.FLOORMAN_TEST_DATABASE_URL;
    if (url === undefined)
      throw new Error('run the tests through `npm test`, which starts a database for them');
    const database = openDatabase({ url });
    const api = await startApi({ database });
    const response = await fetch(`${api.url}/health/ready`);
    await api.close();
    await database.close();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', checks: { database: 'ok', queue: 'ok' } });
  });

  test('is alive but not ready without one, and does not reveal why', async () => {
    const database = openDatabase({ url: 'postgresql://someone:hunter2@127.0.0.1:1/none' });
    const api = await startApi({ database });
    const live = await fetch(`${api.url}/health/live`);
    const ready = await fetch(`${api.url}/health/ready`);
    await api.close();
    await database.close();
    expect(live.status).toBe(200);
    expect(ready.status).toBe(503);
    const problem = await ready.text();
    expect(JSON.parse(problem)).toMatchObject({ code: 'unavailable' });
    expect(problem).not.toContain('hunter2');
  });
});

describe('operations', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ resources: [ProbeModule] });
  });
  afterAll(() => api.close());

  const metrics = async (): Promise<string> => (await fetch(`${api.url}/metrics`)).text();

  test('metrics cover the process, and requests by route instead of path', async () => {
    for (const path of ['/v1/probe/items/1', '/v1/probe/items/2', '/some/where', '/else/where']) {
      await (await fetch(api.url + path)).text();
    }
    const text = await metrics();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const count = 'http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/v1/probe/items/:id",status="200"} 2`);
    expect(text).toContain(`${count}{method="GET",route="unmatched",status="404"} 2`);
    expect(text).not.toContain('/some/where');
  });

  test('metrics of all workers come from the database; an unavailable queue is left out', async () => {
    const totals = {
      imports: { done: 3, running: 1 },
      chunks: { pending: 4, audited: 20, auditSeconds: 6.5, storeSeconds: 1.25 },
      hands: { audited: 900, rejected: 7, duplicate: 30, cancelled: 2 },
      findings: { 'short-raise': 5 },
      equityJobs: { queued: 2, running: 1 },
      webhooks: { pending: 3, delay: 7.5 },
    };
    let readings = 0;
    const read = () => {
      readings++;
      return Promise.resolve(totals);
    };
    const store = { ...KEYLESS, totals: { read } } as unknown as Store;
    const count: JobQueues['count'] = (name) =>
      name === 'audit-chunks' ? Promise.resolve(5) : Promise.reject(new Error('away'));
    const busy = await startApi({ store, queues: { ...IDLE, count } });
    await (await fetch(`${busy.url}/metrics`)).text();
    const text = await (await fetch(`${busy.url}/metrics`)).text();
    await busy.close();
    expect(
      text
        .split('\n')
        .filter((line) => /^floorman_(jobs|imports|chunk|import_|equity_jobs|webhook)/.test(line)),
    ).toEqual([
      'floorman_jobs{kind="audit-chunks"} 5',
      'floorman_imports{state="receiving"} 0',
      'floorman_imports{state="queued"} 0',
      'floorman_imports{state="running"} 1',
      'floorman_imports{state="finalising"} 0',
      'floorman_imports{state="done"} 3',
      'floorman_imports{state="failed"} 0',
      'floorman_imports{state="cancelled"} 0',
      'floorman_chunks_pending 4',
      'floorman_chunk_seconds_sum{stage="audit"} 6.5',
      'floorman_chunk_seconds_sum{stage="store"} 1.25',
      'floorman_chunk_seconds_count{stage="audit"} 20',
      'floorman_chunk_seconds_count{stage="store"} 20',
      'floorman_import_hands_total{outcome="audited"} 900',
      'floorman_import_hands_total{outcome="rejected"} 7',
      'floorman_import_hands_total{outcome="duplicate"} 30',
      'floorman_import_hands_total{outcome="cancelled"} 2',
      'floorman_import_findings_total{code="short-raise"} 5',
      'floorman_equity_jobs{state="queued"} 2',
      'floorman_equity_jobs{state="running"} 1',
      'floorman_webhook_deliveries_pending 3',
      'floorman_webhook_delay_seconds 7.5',
    ]);
    // The database is queried once in some seconds, however many monitors there are.
    expect(readings).toBe(1);
  });

  test('metrics are never stale: 503 while the database is unavailable', async () => {
    let isAway = false;
    const read = () =>
      isAway ? Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })) : KEYLESS.totals.read();
    const store = { ...KEYLESS, totals: { read } } as unknown as Store;
    const lonely = await startApi({ store });
    isAway = true;
    const away = await fetch(`${lonely.url}/metrics`);
    isAway = false;
    const back = await fetch(`${lonely.url}/metrics`);
    await lonely.close();
    expect([away.status, back.status]).toEqual([503, 200]);
    expect(away.headers.get('retry-after')).toBe('2');
  });

  test('two applications in one process have separate metrics', async () => {
    const other = await startApi({ database: ANSWERING });
    const text = await (await fetch(`${other.url}/metrics`)).text();
    await other.close();
    expect(text).not.toContain('/v1/probe/items/:id');
  });

  test('an acceptable request id is kept; otherwise a new one is made', async () => {
    const idOf = async (given?: string): Promise<string | null> => {
      const response = await fetch(`${api.url}/health/live`, {
        headers: given === undefined ? {} : { 'x-request-id': given },
      });
      return response.headers.get('x-request-id');
    };
    expect(await idOf('order-66:a.b')).toBe('order-66:a.b');
    expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('"><script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('responses have security headers', async () => {
    const { headers } = await fetch(`${api.url}/health/live`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('a request in progress is finished before the service closes', async () => {
    const closing = await startApi({ resources: [ProbeModule] });
    const request = fetch(`${closing.url}/v1/probe/slow?ms=300`);
    // When a second connection gets its response, the first one has been accepted.
    await (await fetch(`${closing.url}/health/live`)).text();
    await closing.close();
    const response = await request;
    expect(await response.json()).toEqual({ done: true });
  });
});
