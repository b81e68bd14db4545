import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { runningDatabaseUrl } from '#storage';
import { pause, ROOT, Service, temporaryFolder } from '../commands/service.js';
import { bearer, freshDatabase, Operator, type MadeKey } from './operator.js';

const TIMEOUT_MS = 120_000;
const PAGES = [
  '/',
  '/audit',
  '/hands',
  '/hands/5',
  '/replay',
  '/players',
  '/players/Ana',
  '/equity',
  '/rulings',
];
/** The longest time that a revoked key may still work. */
const REVOKED_MS = 2_000;

describe('API keys in the data folder of npm start', () => {
  const { folder, remove } = temporaryFolder();
  const environment = { FLOORMAN_DATA: folder };
  const operator = new Operator(environment);
  /** An operator whose environment has another folder: the option --data names the right one. */
  const outsider = new Operator({ FLOORMAN_DATA: '/nowhere' });
  let admin: MadeKey;
  let service: Service;
  let address: string;

  const start = async (more: NodeJS.ProcessEnv = {}): Promise<void> => {
    service = new Service({ ...environment, FLOORMAN_LOG_LEVEL: 'info', ...more });
    address = (await service.ready()).replace('0.0.0.0', '127.0.0.1');
  };
  const statusOf = async (path: string, key?: string): Promise<number> => {
    const response = await fetch(address + path, key === undefined ? {} : bearer(key));
    // The service would wait for an unread response when it stops.
    await response.arrayBuffer();
    return response.status;
  };

  afterAll(async () => {
    await service.stop();
    remove();
  }, TIMEOUT_MS);

  test(
    'an address that other machines can reach requires a key; the message says how to create one',
    async () => {
      const { status, output } = await new Service({ ...environment, HOST: '0.0.0.0' }).ended;
      expect(status).toBe(64);
      expect(output).toMatch(/HOST .*API key.*keys create --data '/);
      expect(output).toContain(folder);
    },
    TIMEOUT_MS,
  );

  test(
    'the first key is created without a running service, and printed once',
    async () => {
      const { code, stdout, stderr } = await outsider.keys(
        'create',
        '--data',
        folder,
        '--name',
        'first',
        '--scopes',
        'admin',
        '--json',
      );
      expect(code).toBe(0);
      admin = JSON.parse(stdout) as MadeKey;
      expect(admin).toMatchObject({ name: 'first', workspace: 'local', scopes: ['admin'] });
      expect(admin.key).toMatch(/^fm_[0-9a-f]{16}_[\w-]{43}$/);
      expect(stderr).toContain('not shown again');
      expect(stderr).not.toContain(admin.key);
    },
    TIMEOUT_MS,
  );

  test(
    'a key for a folder without a database creates one, and says so: the name may be mistyped',
    async () => {
      const place = temporaryFolder();
      const created = join(place.folder, 'new');
      try {
        const made = ['create', '--data', created, '--name', 'first', '--scopes', 'read'];
        const { code, stderr } = await outsider.keys(...made);
        expect(code).toBe(0);
        expect(stderr).toContain(`floorman: creating a database in ${created}\n`);
        expect((await outsider.keys(...made)).stderr).not.toContain('creating');
      } finally {
        place.remove();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'with a key the service listens on other addresses and requires a key',
    async () => {
      await start({ HOST: '0.0.0.0' });
      const stranger = await fetch(`${address}/v1/imports`);
      expect(stranger.status).toBe(401);
      expect(stranger.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(await stranger.json()).toMatchObject({ code: 'unauthorized' });
      expect(await statusOf('/v1/imports', admin.key)).toBe(200);
      expect(await statusOf('/v1/imports', `${admin.key.slice(0, -1)}_`)).toBe(401);
      for (const open of ['/health/live', '/health/ready', '/docs', '/openapi.json'])
        expect([open, await statusOf(open)]).toEqual([open, 200]);
      // The page sends the key that its settings have: a browser sends none for an address.
      for (const page of PAGES) {
        const response = await fetch(address + page);
        expect([page, response.status, response.headers.get('content-type')]).toEqual([
          page,
          200,
          'text/html; charset=utf-8',
        ]);
        expect(await response.text()).toContain('<!doctype html>');
      }
      for (const closed of ['/metrics', '/v1/rules', '/v1/hands', '/v1/players'])
        expect([closed, await statusOf(closed)]).toEqual([closed, 401]);
      expect(await statusOf('/v1/nowhere')).toBe(404);
    },
    TIMEOUT_MS,
  );

  test.each(['/v1/imports', '/v1/hands'])('a body for %s is refused before it is read', async (path) => {
    const headers = { 'content-type': 'text/plain', 'content-length': '1000000' };
    const sending = request(address + path, { method: 'POST', headers });
    sending.on('error', () => undefined);
    sending.write('the beginning of a log');
    // The rest is never sent: the response must not wait for it.
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    sending.destroy();
  });

  test('a key is limited to its scopes', async () => {
    const reader = await operator.create('reader', 'w', 'read');
    const sender = await operator.create('sender', 'w', 'import');
    const post = (key: string) =>
      fetch(`${address}/v1/imports`, { method: 'POST', body: '', ...bearer(key) });
    expect(await statusOf('/v1/imports', reader.key)).toBe(200);
    expect((await post(reader.key)).status).toBe(403);
    expect(await statusOf('/metrics', reader.key)).toBe(403);
    expect(await statusOf('/v1/imports', sender.key)).toBe(403);
    // The scope allows it: the error is about the empty log.
    expect((await post(sender.key)).status).toBe(400);
    expect((await post(admin.key)).status).toBe(400);
    // The scope read allows an audit, but not storing the hands.
    const audit = async (query: string) =>
      (await fetch(`${address}/v1/hands${query}`, { method: 'POST', body: 'x', ...bearer(reader.key) }))
        .status;
    expect([await audit(''), await audit('?store=true')]).toEqual([422, 403]);
    const problem = await (await fetch(`${address}/metrics`, bearer(reader.key))).json();
    expect(problem).toMatchObject({ code: 'forbidden', detail: 'the key lacks the scope admin' });
    const metrics = await (await fetch(`${address}/metrics`, bearer(admin.key))).text();
    expect(metrics).toContain('floorman_chunks_pending 0');
    expect(metrics).toContain('floorman_jobs{kind="finalize-import"} 0');
    // Refused uploads leave no import.
    expect(metrics).toContain('floorman_imports{state="failed"} 0');
  });

  test('list and revoke take a folder with a database, and create none', async () => {
    const wrong = join(folder, 'no-folder');
    for (const args of [['list'], ['revoke', 'nobody']]) {
      const { code, stderr } = await outsider.keys(...args, '--data', wrong);
      expect([code, stderr]).toEqual([64, `floorman: --data: there is no folder ${wrong}\n`]);
    }
    expect(existsSync(wrong)).toBe(false);
    const other = temporaryFolder();
    try {
      const file = join(other.folder, 'file');
      mkdirSync(other.folder, { recursive: true });
      writeFileSync(file, '');
      const problems: [string, string][] = [
        [other.folder, `${other.folder} has no database of Floorman`],
        [file, `${file} is a file, not a folder`],
      ];
      for (const [data, problem] of problems) {
        const { code, stderr } = await outsider.keys('list', '--data', data);
        expect([code, stderr]).toEqual([64, `floorman: --data: ${problem}\n`]);
      }
      expect(readdirSync(other.folder)).toEqual(['file']);
    } finally {
      other.remove();
    }
  });

  test(
    'a key is created and revoked while the service runs; a revoked key stops working within two seconds',
    async () => {
      const { key, id } = await operator.create('short-lived', 'w', 'read');
      expect(await statusOf('/v1/imports', key)).toBe(200);
      const { code, stdout } = await operator.keys('revoke', id);
      expect([code, stdout]).toEqual([0, `The key ${id} is revoked.\n`]);
      await pause(REVOKED_MS);
      expect(await statusOf('/v1/imports', key)).toBe(401);
      expect((await operator.keys('revoke', id)).stdout).toContain('was revoked before');
      const list = JSON.parse((await outsider.keys('list', '--data', folder, '--json')).stdout) as Record<
        string,
        unknown
      >[];
      expect(list.find((entry) => entry.id === id)).toEqual({
        id,
        name: 'short-lived',
        workspace: 'w',
        scopes: ['read'],
        createdAt: expect.any(String) as string,
        revokedAt: expect.any(String) as string,
      });
    },
    TIMEOUT_MS,
  );

  test('the secret is in no list, in no log, and in the database as a hash only', async () => {
    const secret = admin.key.slice(`fm_${admin.id}_`.length);
    const client = new Client({ connectionString: runningDatabaseUrl(realpathSync(folder)) });
    await client.connect();
    const { rows } = await client.query<{ row: string }>('select k::text as row from api_keys k');
    await client.end();
    expect(rows.length).toBeGreaterThan(3);
    const lists = await Promise.all([operator.keys('list'), operator.keys('list', '--json')]);
    const outputs = [
      ...rows.map(({ row }) => row),
      ...lists.flatMap(({ stdout, stderr }) => [stdout, stderr]),
    ];
    for (const text of [...outputs, service.output]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(lists[0].stdout).toContain(admin.id);
  });

  test('the log has the key, the workspace and the request id of each request', async () => {
    const headers = { ...bearer(admin.key).headers, 'x-request-id': 'find-me' };
    await (await fetch(`${address}/v1/imports`, { headers })).text();
    const [line] = await service.written(/^.*"reqId":"find-me".*request completed.*$/m);
    expect(JSON.parse(line)).toMatchObject({
      key: admin.id,
      workspace: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  test(
    'after all keys are revoked, requests are refused, and the next start refuses the address',
    async () => {
      const list = JSON.parse((await operator.keys('list', '--json')).stdout) as MadeKey[];
      for (const { id } of list) expect((await operator.keys('revoke', id)).code).toBe(0);
      await service.stop();
      const refused = await new Service({ ...environment, HOST: '0.0.0.0' }).ended;
      expect(refused.status).toBe(64);
      await start();
      expect(await statusOf('/v1/imports')).toBe(401);
      expect(await statusOf('/v1/imports', admin.key)).toBe(401);
    },
    TIMEOUT_MS,
  );
});

describe('API keys in the database of DATABASE_URL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.remove());

  test('a single API process also refuses the address until there is a key', async () => {
    const api = [process.execPath, join(ROOT, 'dist', 'programs', 'api.js')];
    const environment = { DATABASE_URL: database.url, HOST: '0.0.0.0', FLOORMAN_LOG_LEVEL: 'info' };
    const refused = await new Service(environment, api).ended;
    expect(refused.status).toBe(64);
    expect(refused.output).toMatch(/^floorman api: HOST .*keys create/);
    await new Operator({ DATABASE_URL: database.url }).create('first', 'w', 'read');
    const running = new Service(environment, api);
    await running.written(/Server listening/);
    running.kill('SIGTERM');
    expect((await running.ended).status).toBe(0);
  });

  test('usage errors exit with 64 and one line about the error, failures with 1', async () => {
    const operator = new Operator({ DATABASE_URL: database.url });
    const wrong = [
      ['create', '--scopes', 'read'],
      ['create', '--name', 'x'],
      ['create', '--name', 'x', '--scopes', 'write'],
      ['create', '--name', 'x', '--scopes', ''],
      ['create', '--name', ' ', '--scopes', 'read'],
      ['create', '--name', 'a\nb', '--scopes', 'read'],
      ['create', '--name', 'x', '--workspace', 'y'.repeat(101), '--scopes', 'read'],
      ['revoke'],
      ['revoke', 'nobody'],
      ['renew', 'x'],
      ['list', '--all'],
      // --data contradicts DATABASE_URL.
      ['list', '--data', '/nowhere'],
    ];
    for (const args of wrong) {
      const { code, stdout, stderr } = await operator.keys(...args);
      expect([args, code, stdout]).toEqual([args, 64, '']);
      expect(stderr).toMatch(/^floorman: .+\n(floorman: see floorman keys( \w+)? --help\n)?$/);
    }
    const away = new Operator({ DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:1/none' });
    const { code, stderr } = await away.keys('list');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^floorman: the database of DATABASE_URL cannot be used: .+\n$/);
    expect(stderr).not.toContain('secret-word');
  }, 120_000);
});
