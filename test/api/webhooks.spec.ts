import { LOCAL_WORKSPACE } from '#storage';
import { freshStore } from '../storage/fresh-store.js';
import { IDLE, KEYLESS, startApi, type Api } from './api.js';

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly caching: string | null;
  readonly body: Record<string, unknown> & {
    readonly id: string;
    readonly secret?: string;
    readonly code?: string;
    readonly detail?: string;
    readonly errors?: readonly object[];
    readonly items?: readonly Record<string, unknown>[];
    readonly next?: string | null;
  };
}

const ADDRESS = 'https://receiver.example/hook';

describe('the routes of webhooks', () => {
  const fresh = freshStore();
  let api: Api;
  let lax: Api;
  const enqueued: unknown[] = [];
  beforeAll(async () => {
    const { webhooks, deliveries, workspaces } = fresh.store;
    const options = {
      store: { ...KEYLESS, workspaces, webhooks, deliveries },
      queues: { ...IDLE, enqueue: (...job: unknown[]) => Promise.resolve(enqueued.push(job) > 0) },
    };
    api = await startApi(options);
    lax = await startApi({
      ...options,
      environment: { FLOORMAN_WEBHOOK_HTTP: 'true', FLOORMAN_WEBHOOK_PRIVATE: 'true' },
    });
  });
  afterAll(async () => {
    await api.close();
    await lax.close();
  });
  afterEach(() => fresh.database.pool.query('delete from webhooks'));

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
    at = api,
  ): Promise<Answer> => {
    const response = await fetch(`${at.url}/v1/webhooks${path}`, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      caching: response.headers.get('cache-control'),
      body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
    };
  };
  const create = async (body: object = { url: ADDRESS }): Promise<Answer['body']> => {
    const answer = await ask('POST', '', body);
    expect(answer.status).toBe(201);
    return answer.body;
  };

  test('201: a webhook with all events and a new secret, which no other response and no cache has', async () => {
    const { status, location, caching, body } = await ask('POST', '', { url: ADDRESS });
    expect([status, location, caching]).toEqual([201, `/v1/webhooks/${body.id}`, 'no-store']);
    expect(body).toMatchObject({ url: ADDRESS, active: true });
    expect(body.events).toContain('import.done');
    expect(body.events).toHaveLength(6);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret, ...shown } = body;
    expect((await ask('GET', `/${body.id}`)).body).toEqual(shown);
    const list = await ask('GET', '');
    expect(list.body).toEqual({ items: [shown], next: null });
    expect(JSON.stringify(list.body)).not.toContain(secret);
    expect((await create()).secret).not.toBe(secret);
  });

  test('201: with events and a secret of the user', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const events = ['equity-job.done', 'import.failed', 'equity-job.done'];
    expect(await create({ url: ADDRESS, events, secret })).toMatchObject({
      events: ['import.failed', 'equity-job.done'],
      secret,
    });
  });

  test('201: the same webhook for the same Idempotency-Key, 422: for another one', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await ask('POST', '', { url: ADDRESS }, key);
    const second = await ask('POST', '', { url: ADDRESS }, key);
    expect([second.status, second.body]).toEqual([201, first.body]);
    for (const other of [
      { url: `${ADDRESS}/other` },
      { url: ADDRESS, events: ['import.done'] },
      { url: ADDRESS, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    ])
      expect((await ask('POST', '', other, key)).status).toBe(422);
    expect((await ask('GET', '')).body.items).toHaveLength(1);
  });

  test.each([
    ['http://receiver.example', 'https-expected'],
    ['https://127.0.0.1/hook', 'private-address'],
    ['https://[::ffff:10.0.0.1]/', 'private-address'],
    ['https://0x7f.1/', 'private-address'],
    ['https://localhost/', 'private-address'],
    ['https://user:secret@receiver.example/', 'has-credentials'],
    ['receiver.example', 'no-url'],
  ])('400: the address %s, as %s', async (url, code) => {
    const { status, body } = await ask('POST', '', { url });
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/url', code })]);
    const spanish = await ask('POST', '?lang=es', { url });
    expect(spanish.body.detail).toMatch(/^se esperaba/);
  });

  test('201: http and private addresses, if the settings allow them', async () => {
    const { status } = await ask('POST', '', { url: 'http://127.0.0.1:8080/hook' }, {}, lax);
    expect(status).toBe(201);
  });

  test.each([
    ['no address', {}, '/url'],
    ['an address that is too long', { url: `https://receiver.example/${'x'.repeat(2_100)}` }, '/url'],
    ['an unknown event', { url: ADDRESS, events: ['import.started'] }, '/events/0'],
    ['no events', { url: ADDRESS, events: [] }, '/events'],
    ['a short secret', { url: ADDRESS, secret: 'whsec_AAAA' }, '/secret'],
    ['another field', { url: ADDRESS, active: false }, ''],
  ])('400: %s', async (_what, request, pointer) => {
    const { status, body } = await ask('POST', '', request);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ pointer })]]);
  });

  test('409: more than ten webhooks; one can be created when another is deleted', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count++) ids.push((await create()).id);
    const { status, body } = await ask('POST', '', { url: ADDRESS });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'conflict',
      'a workspace has up to 10 webhooks: delete one first',
    ]);
    expect((await ask('DELETE', `/${ids[0]}`)).status).toBe(204);
    await create();
  });

  test('no more than ten webhooks, even if they are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask('POST', '', { url: ADDRESS })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
  });

  test('404: an unknown webhook, and a deleted one', async () => {
    const { id } = await create();
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/test'],
    ] as const) {
      const { status, body } = await ask(method, `/${id}${path}?lang=es`);
      expect([method, path, status, body.detail]).toEqual([method, path, 404, 'no existe ese webhook']);
    }
    expect((await ask('GET', '/none')).status).toBe(400);
  });

  test('202: a test is a pending delivery, and its webhook is enqueued; 429: too many of them', async () => {
    const { id } = await create();
    const { status, body } = await ask('POST', `/${id}/test`);
    expect(status).toBe(202);
    expect(body).toMatchObject({ type: 'webhook.test', state: 'pending', attempts: 0, subjectId: null });
    expect(enqueued.at(-1)).toEqual(['deliver-events', [{ webhookId: id }]]);
    for (let count = 1; count < 10; count++) await ask('POST', `/${id}/test`);
    expect((await ask('POST', `/${id}/test`)).status).toBe(429);
  });

  test('deliveries are pages, newest first, and each delivery is on one of them', async () => {
    const { id } = await create();
    const other = await create();
    await ask('POST', `/${other.id}/test`);
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.unshift((await ask('POST', `/${id}/test`)).body.id);
    const seen: unknown[] = [];
    let cursor = '';
    for (let pages = 0; pages < 3; pages++) {
      const { status, body } = await ask('GET', `/${id}/deliveries?limit=2${cursor}`);
      expect(status).toBe(200);
      seen.push(...(body.items ?? []).map((item) => item.id));
      cursor = `&cursor=${body.next ?? ''}`;
      expect(body.next === null).toBe(pages === 2);
    }
    expect(seen).toEqual(made);
    const { items = [] } = (await ask('GET', `/${other.id}/deliveries`)).body;
    expect(items).toHaveLength(1);
    const foreign = await ask('GET', `/${id}/deliveries?cursor=${String(items[0].id)}`);
    expect(foreign.status).toBe(400);
  });

  test('the errors of deliveries are in the language of the request', async () => {
    const { id } = await create();
    await ask('POST', `/${id}/test`);
    const delivery = await fresh.store.deliveries.claimDue(id, 1_000);
    await fresh.store.deliveries.record(delivery!, {
      state: 'failed',
      responseStatus: 302,
      error: 'redirect',
      rest: 0,
    });
    const [item] = (await ask('GET', `/${id}/deliveries?lang=es`)).body.items ?? [];
    expect(item).toMatchObject({
      state: 'failed',
      attempts: 1,
      responseStatus: 302,
      error: { code: 'redirect', detail: 'el receptor respondió con una redirección, que no se sigue' },
      nextAttemptAt: null,
    });
    expect(item.endedAt).not.toBeNull();
  });

  test('a workspace does not get the webhooks of another one', async () => {
    const local = await fresh.store.workspaces.findOrCreate(LOCAL_WORKSPACE);
    const { id } = await create();
    const { id: elsewhere } = await fresh.store.workspaces.findOrCreate('elsewhere');
    expect(await fresh.store.webhooks.find(local.id, id)).not.toBeNull();
    expect(await fresh.store.webhooks.find(elsewhere, id)).toBeNull();
    expect(await fresh.store.webhooks.delete(elsewhere, id)).toBe(false);
  });
});
