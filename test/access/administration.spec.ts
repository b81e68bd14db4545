import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '#random';
import { MAX_KEYS, MAX_WORKSPACES } from '#storage';
import { runsOf } from '#testing';
import { hostileRequests, sendRaw, type ApiDocument } from '../bad-input/hostile-requests.js';
import { eventually, pause, ROOT, Service } from '../commands/service.js';
import { freshStore } from '../storage/fresh-store.js';
import { bearer, Operator, type MadeKey } from './operator.js';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & {
    readonly id?: string;
    readonly key?: string;
    readonly items?: readonly Record<string, unknown>[];
    readonly next?: string | null;
  };
}

const TIMEOUT_MS = 120_000;
/** The longest time that a revoked key may still work. */
const REVOKED_MS = 2_000;
const HOSTILE = runsOf(4_000);
const NO_ID = '0'.repeat(16);
const NO_UUID = '00000000-0000-4000-8000-000000000000';
const ROUTES = [
  ['POST', '/keys', { name: 'x', scopes: ['read'] }],
  ['GET', '/keys'],
  ['GET', `/keys/${NO_ID}`],
  ['DELETE', `/keys/${NO_ID}`],
  ['POST', '/workspaces', { name: 'x' }],
  ['GET', '/workspaces'],
  ['GET', `/workspaces/${NO_UUID}`],
  ['DELETE', `/workspaces/${NO_UUID}`],
] as const;

describe('keys and workspaces over HTTP, with two api processes', () => {
  const fresh = freshStore();
  const services: Service[] = [];
  const addresses: string[] = [];
  let operator: Operator;
  let admin: MadeKey;
  /** Every secret that a response had. */
  const secrets: string[] = [];

  beforeAll(async () => {
    operator = new Operator({ DATABASE_URL: fresh.url });
    for (let count = 0; count < 2; count++) {
      const api = [process.execPath, join(ROOT, 'dist', 'programs', 'api.js')];
      const environment = { DATABASE_URL: fresh.url, FLOORMAN_LOG_LEVEL: 'info', FLOORMAN_RATE_LIMIT: '0' };
      const service = new Service(environment, api);
      services.push(service);
      addresses.push((await service.written(/Server listening at (http:\/\/[^"\s]+)/))[1]);
    }
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
  }, TIMEOUT_MS);

  const ask = async (
    key: string | null,
    method: string,
    path: string,
    body?: unknown,
    address = addresses[0],
  ): Promise<Answer> => {
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers: {
        ...(key === null ? {} : bearer(key).headers),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = (text === '' ? {} : JSON.parse(text)) as Answer['body'];
    if (parsed.key !== undefined) secrets.push(parsed.key.slice(-43));
    return { status: response.status, headers: response.headers, body: parsed };
  };
  /** Creates a key and returns its text and its id. */
  const create = async (request: object, by = admin.key): Promise<{ key: string; id: string }> => {
    const { status, body } = await ask(by, 'POST', '/keys', request);
    expect([status, body]).toEqual([201, expect.objectContaining({ revokedAt: null })]);
    return { key: String(body.key), id: String(body.id) };
  };
  const statusIn = async (address: string, key: string): Promise<number> =>
    (await ask(key, 'GET', '/imports', undefined, address)).status;

  test('403: no route is open to requests without a key, which have all other rights until there is one', async () => {
    expect((await ask(null, 'GET', '/webhooks')).status).toBe(200);
    for (const [method, path, body] of ROUTES) {
      const answer = await ask(null, method, path, body);
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        expect.objectContaining({
          code: 'forbidden',
          errors: [expect.objectContaining({ in: 'header', code: 'key-required' })],
        }),
      ]);
    }
    const spanish = await ask(null, 'GET', '/keys?lang=es');
    expect(spanish.body.detail).toMatch(/^las claves y los espacios de trabajo se administran con una clave/);
    expect((await fresh.database.pool.query('select 1 from api_keys')).rows).toEqual([]);
  });

  test(
    '403: a key without the scope admin; 401: no key, once there is one',
    async () => {
      admin = await operator.create('first', 'local', 'admin');
      secrets.push(admin.key.slice(-43));
      // Until then, the processes may take requests without a key as before.
      await pause(REVOKED_MS);
      const { key } = await create({ name: 'all but admin', scopes: ['read', 'import', 'equity'] });
      for (const [method, path, body] of ROUTES) {
        const refused = await ask(key, method, path, body);
        expect([method, path, refused.status, refused.body.detail]).toEqual([
          method,
          path,
          403,
          'the key lacks the scope admin',
        ]);
        expect((await ask(null, method, path, body)).status).toBe(401);
      }
    },
    TIMEOUT_MS,
  );

  test('201: a key, whose secret no other response has, works at once in both processes', async () => {
    const request = { name: ' nightly ', scopes: ['import', 'read', 'import'] };
    const { status, headers, body } = await ask(admin.key, 'POST', '/keys', request);
    const { key, ...shown } = body;
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      201,
      `/v1/keys/${String(body.id)}`,
      'no-store',
    ]);
    expect(shown).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      name: 'nightly',
      workspace: 'local',
      scopes: ['read', 'import'],
      createdAt: expect.any(String) as string,
      revokedAt: null,
    });
    expect(key).toMatch(new RegExp(`^fm_${String(body.id)}_[\\w-]{43}$`));
    for (const address of addresses) expect(await statusIn(address, String(key))).toBe(200);
    expect((await ask(admin.key, 'GET', `/keys/${String(body.id)}`)).body).toEqual(shown);
    const list = await ask(admin.key, 'GET', '/keys?workspace=local');
    expect(list.body.items).toContainEqual(shown);
    expect(JSON.stringify(list.body)).not.toContain(String(key).slice(-43));
  });

  test('204: a revoked key stops working in both processes within two seconds, and stays in the list', async () => {
    const { key, id } = await create({ name: 'short-lived', scopes: ['read'] });
    for (const address of addresses) expect(await statusIn(address, key)).toBe(200);
    expect((await ask(admin.key, 'DELETE', `/keys/${id}`)).status).toBe(204);
    await pause(REVOKED_MS);
    for (const address of addresses) expect(await statusIn(address, key)).toBe(401);
    const { body } = await ask(admin.key, 'GET', `/keys/${id}`);
    expect(Date.parse(String(body.revokedAt))).toBeGreaterThan(0);
    // Once more is no error, and changes nothing.
    expect((await ask(admin.key, 'DELETE', `/keys/${id}`)).status).toBe(204);
    expect((await ask(admin.key, 'GET', `/keys/${id}`)).body).toEqual(body);
  });

  test('409: a key does not revoke itself, so that one of the scope admin is left', async () => {
    const { status, body } = await ask(admin.key, 'DELETE', `/keys/${admin.id}`);
    expect([status, body.code]).toEqual([409, 'conflict']);
    const { id } = await create({ name: 'second', scopes: ['admin'] });
    expect((await ask(admin.key, 'DELETE', `/keys/${id}`)).status).toBe(204);
    expect((await ask(admin.key, 'GET', '/keys')).status).toBe(200);
  });

  test('201: a workspace, whose keys see nothing of another one', async () => {
    const { status, headers, body } = await ask(admin.key, 'POST', '/workspaces', { name: 'club' });
    expect([status, headers.get('location')]).toEqual([201, `/v1/workspaces/${String(body.id)}`]);
    expect((await ask(admin.key, 'GET', `/workspaces/${String(body.id)}`)).body).toEqual(body);
    const { items } = (await ask(admin.key, 'GET', '/workspaces')).body;
    expect(items?.map(({ name }) => name)).toEqual(['local', 'club']);
    const hook = { url: 'https://receiver.example/hook' };
    expect((await ask(admin.key, 'POST', '/webhooks', hook)).status).toBe(201);
    const club = await create({ name: 'manager', workspace: 'club', scopes: ['admin'] });
    expect((await ask(club.key, 'GET', '/webhooks')).body.items).toEqual([]);
  });

  test('a key administers its own workspace and those that it has created, and gives no right beyond them', async () => {
    const club = await create({ name: 'manager', workspace: 'club', scopes: ['admin'] });
    const elsewhere = await operator.create('elsewhere', 'elsewhere', 'admin');
    const own = await create({ name: 'own', scopes: ['read'] }, club.key);
    for (const [key, seen] of [
      [admin.key, ['club', 'local']],
      [club.key, ['club']],
      [elsewhere.key, ['elsewhere']],
    ] as const) {
      const { items = [] } = (await ask(key, 'GET', '/keys?limit=1000')).body;
      expect([...new Set(items.map(({ workspace }) => String(workspace)))].sort()).toEqual(seen);
    }
    expect((await ask(admin.key, 'GET', `/keys/${own.id}`)).body.workspace).toBe('club');
    // Neither the workspace above it nor a foreign one; one that does not exist looks the same.
    for (const workspace of ['local', 'elsewhere', 'nowhere']) {
      const request = { name: 'x', workspace, scopes: ['read'] };
      const { status, body } = await ask(club.key, 'POST', '/keys', request);
      expect([status, body.detail]).toEqual([
        403,
        `the key does not administer a workspace with the name ${workspace}`,
      ]);
    }
    for (const id of [admin.id, elsewhere.id])
      for (const method of ['GET', 'DELETE'])
        expect((await ask(club.key, method, `/keys/${id}`)).status).toBe(404);
    for (const address of addresses) expect(await statusIn(address, elsewhere.key)).toBe(200);
  });

  test('the command line says whose keys administer a workspace that a key has created', async () => {
    const create = (workspace: string, lang: string) =>
      operator.keys('create', '--name', 'x', '--workspace', workspace, '--scopes', 'read', '--lang', lang);
    expect((await create('club', 'en')).stderr).toContain('keys of the workspace local have created');
    expect((await create('club', 'es')).stderr).toContain('claves del espacio de trabajo local crearon');
    expect((await create('elsewhere', 'en')).stderr).not.toContain('have created');
  });

  test('409: a workspace whose name is taken, and the one of requests without a key', async () => {
    for (const name of ['club', ' club ', 'elsewhere', 'local'])
      expect([name, (await ask(admin.key, 'POST', '/workspaces', { name })).status]).toEqual([name, 409]);
  });

  test('the lists have pages, and each item is on one of them', async () => {
    for (const list of ['/keys', '/workspaces']) {
      const all = (await ask(admin.key, 'GET', list)).body.items ?? [];
      expect(all.length).toBeGreaterThan(1);
      const seen: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page = await ask(
          admin.key,
          'GET',
          `${list}?limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...(page.body.items ?? []));
        expect(page.headers.has('link')).toBe(page.body.next !== null);
        cursor = page.body.next ?? null;
      } while (cursor !== null);
      expect(seen).toEqual(all);
    }
    for (const path of [`/keys?cursor=${NO_ID}`, `/workspaces?cursor=${NO_UUID}`])
      expect((await ask(admin.key, 'GET', path)).status).toBe(400);
  });

  test('a list of workspaces goes on behind one that was deleted meanwhile', async () => {
    const created: string[] = [];
    for (const name of ['to go', 'to stay'])
      created.push(String((await ask(admin.key, 'POST', '/workspaces', { name })).body.id));
    const [gone, stays] = created;
    expect((await ask(admin.key, 'DELETE', `/workspaces/${gone}`)).status).toBe(202);
    const page = await ask(admin.key, 'GET', `/workspaces?cursor=${gone}`);
    expect([page.status, page.body.items?.map(({ id }) => id)]).toEqual([200, [stays]]);
  });

  test.each([
    ['/keys', { scopes: ['read'] }, '/name'],
    ['/keys', { name: ' ', scopes: ['read'] }, '/name'],
    ['/keys', { name: 'a\nb', scopes: ['read'] }, '/name'],
    ['/keys', { name: 'x'.repeat(101), scopes: ['read'] }, '/name'],
    ['/keys', { name: 'x', scopes: [] }, '/scopes'],
    ['/keys', { name: 'x', scopes: ['write'] }, '/scopes/0'],
    ['/keys', { name: 'x', scopes: ['read'], workspace: '' }, '/workspace'],
    ['/keys', { name: 'x', scopes: ['read'], id: NO_ID }, ''],
    ['/workspaces', {}, '/name'],
    ['/workspaces', { name: '\u0000' }, '/name'],
  ])('400: %s with %j', async (path, request, pointer) => {
    const { status, body } = await ask(admin.key, 'POST', path, request);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ pointer })]]);
  });

  test('409: too many keys of a workspace, and too many workspaces of one', async () => {
    await fresh.database.pool.query(
      `insert into workspaces (name, creator_id)
       select 'w' || n, id from workspaces, generate_series(2, $1::int) n where name = 'local'`,
      [MAX_WORKSPACES],
    );
    const more = await ask(admin.key, 'POST', '/workspaces?lang=es', { name: 'one more' });
    expect([more.status, more.body.detail]).toEqual([
      409,
      'las claves de un espacio de trabajo crean hasta 1000 espacios de trabajo',
    ]);
    await fresh.database.pool.query(
      `insert into api_keys (id, workspace_id, name, hash, scopes)
       select 'k' || n, id, 'many', '', '{read}' from workspaces, generate_series(1, $1::int - 1) n where name = 'w2'`,
      [MAX_KEYS],
    );
    const request = { name: 'x', workspace: 'w2', scopes: ['read'] };
    const answers = await Promise.all([1, 2, 3].map(() => ask(admin.key, 'POST', '/keys', request)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('hostile requests with a key of the scope admin are answered below 500', async () => {
    const text = readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8');
    const document = JSON.parse(text) as ApiDocument;
    const paths = Object.entries(document.paths).filter(([path]) => /^\/v1\/(keys|workspaces)/.test(path));
    const known = { id: admin.id, cursor: admin.id, workspace: 'club', limit: '5', lang: 'es' };
    const hostile = hostileRequests(
      { ...document, paths: Object.fromEntries(paths) },
      known,
      new Random(2028),
    );
    const seen = new Set<number | null>();
    const faults: string[] = [];
    for (let count = 0; count < HOSTILE; count++) {
      const request = hostile.next().value;
      const headers = [...request.headers, ...Object.entries(bearer(admin.key).headers)];
      const { status } = await sendRaw(Number(new URL(addresses[0]).port), { ...request, headers }, 20_000);
      seen.add(status);
      if (status === null || status >= 500)
        faults.push(`${String(status)}: ${request.method} ${request.target} ${request.body.toString()}`);
    }
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([200, 201, 400, 404]));
  });

  test('the log has a line for each change, with the key that made it, and no secret', async () => {
    const created = await create({ name: 'logged', scopes: ['equity'] });
    await ask(admin.key, 'DELETE', `/keys/${created.id}`);
    const changes = (): Record<string, unknown>[] =>
      services[0].output
        .split('\n')
        .filter((line) => line.includes('"change":'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await eventually(
      () => changes().filter(({ subject }) => (subject as MadeKey).id === created.id).length === 2,
    );
    const [first, second] = changes().slice(-2);
    expect([first.change, second.change]).toEqual(['key-created', 'key-revoked']);
    for (const line of [first, second]) {
      expect(line).toMatchObject({
        key: admin.id,
        subject: { id: created.id, name: 'logged', workspace: 'local', scopes: ['equity'] },
      });
      expect(line.workspace).toMatch(/^[0-9a-f-]{36}$/);
      expect(line.reqId).toBeDefined();
    }
    const names = changes().flatMap(({ change, subject }) =>
      change === 'workspace-created' ? (subject as { readonly name: string }).name : [],
    );
    expect(names).toEqual(['club', 'to go', 'to stay']);
    expect(secrets.length).toBeGreaterThan(8);
    for (const { output } of services)
      expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  });
});
