import { join } from 'node:path';
import { eventually, pause, ROOT, Service } from '../commands/service.js';
import { crashLog } from '../crash/log.js';
import { Client, type Json } from '../imports/client.js';
import { freshStore } from '../storage/fresh-store.js';
import { Operator, type MadeKey } from './operator.js';

const TIMEOUT_MS = 120_000;
/** The longest time that a key of a deleted workspace may still work. */
const REVOKED_MS = 2_000;

describe('the deletion of a workspace', () => {
  const fresh = freshStore();
  const services: Service[] = [];
  let address: string;
  let admin: MadeKey;

  beforeAll(async () => {
    const operator = new Operator({ DATABASE_URL: fresh.url });
    admin = await operator.create('first', 'local', 'admin');
    for (const program of ['api', 'worker'])
      services.push(
        new Service({ DATABASE_URL: fresh.url, FLOORMAN_LOG_LEVEL: 'info' }, [
          process.execPath,
          join(ROOT, 'dist', 'programs', `${program}.js`),
        ]),
      );
    address = (await services[0].written(/Server listening at (http:\/\/[^"\s]+)/))[1];
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
  }, TIMEOUT_MS);

  const ask = async (
    key: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Json }> => {
    const response = await new Client(address, key).request(`/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Json };
  };
  const makeWorkspace = async (by: string, name: string): Promise<{ id: string; key: string }> => {
    const made = await ask(by, 'POST', '/workspaces', { name });
    expect(made.status).toBe(201);
    const { body } = await ask(by, 'POST', '/keys', {
      name: 'manager',
      workspace: name,
      scopes: ['read', 'import', 'equity', 'admin'],
    });
    return { id: String(made.body.id), key: String(body.key) };
  };
  const handsInMetrics = async (): Promise<string | undefined> => {
    const text = await (await new Client(address, admin.key).request('/metrics')).text();
    return /^floorman_import_hands_total\{outcome="audited"\} (\S+)$/m.exec(text)?.[1];
  };
  /** The tables that have a row of a workspace. */
  const tablesWith = async (workspaceId: string): Promise<string[]> => {
    const { pool } = fresh.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      // The row of a deleted import stays for the totals.
      const isLeft = name === 'imports' ? "and phase <> 'deleted'" : '';
      const { rowCount } = await pool.query(`select from ${name} where workspace_id = $1 ${isLeft} limit 1`, [
        workspaceId,
      ]);
      if (rowCount === 1) found.push(name);
    }
    return found.sort();
  };

  test(
    'removes keys, webhooks, jobs, imports and hands of it alone, and frees its name',
    async () => {
      const club = await makeWorkspace(admin.key, 'club');
      const inner = await makeWorkspace(club.key, 'inner');
      const client = new Client(address, club.key);
      const log = crashLog(9_100, 50);
      const [kept, gone] = [new Client(address, inner.key), client].map((one) =>
        one.import(log, { name: 'log' }),
      );
      expect([(await kept).state, (await gone).state]).toEqual(['done', 'done']);
      expect(
        (await ask(club.key, 'POST', '/webhooks', { url: 'https://receiver.example/hook' })).status,
      ).toBe(201);
      const job = {
        game: 'holdem',
        players: [{ hand: 'AhKh' }, { range: 'QQ' }],
        trials: 20_000_000,
        seed: 1,
      };
      expect((await ask(club.key, 'POST', '/equity', job)).status).toBe(202);
      expect(await tablesWith(club.id)).toEqual(
        expect.arrayContaining([
          'api_keys',
          'equity_jobs',
          'findings',
          'hand_seats',
          'hands',
          'imports',
          'player_totals',
          'webhooks',
        ]),
      );
      const before = await tablesWith(inner.id);
      const total = await handsInMetrics();
      // A name that a deleted workspace might get.
      expect((await ask(club.key, 'POST', '/workspaces', { name: `deleted ${club.id}` })).status).toBe(201);

      const deleted = await ask(admin.key, 'DELETE', `/workspaces/${club.id}`);
      expect([deleted.status, deleted.body.name]).toEqual([202, 'club']);
      // Until the cache of keys has forgotten it, the key may still work; what it adds does not outlive the workspace.
      const late = await Promise.all([
        ask(club.key, 'POST', '/webhooks', { url: 'https://receiver.example/late' }),
        ask(club.key, 'POST', '/workspaces', { name: 'late' }),
        ask(club.key, 'POST', '/equity', { ...job, seed: 2 }),
      ]);
      expect(late.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);

      expect((await ask(admin.key, 'GET', `/workspaces/${club.id}`)).status).toBe(404);
      expect((await ask(admin.key, 'DELETE', `/workspaces/${club.id}`)).status).toBe(404);
      const { items } = (await ask(admin.key, 'GET', '/workspaces')).body as { items: Json[] };
      // What the deleted one had created is administered by the one that deleted it.
      expect(items.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['local', 'inner', `deleted ${club.id}`]),
      );
      expect((await ask(admin.key, 'POST', '/workspaces', { name: 'club' })).status).toBe(201);
      await pause(REVOKED_MS);
      expect((await ask(club.key, 'GET', '/imports')).status).toBe(401);
      await eventually(async () => (await tablesWith(club.id)).length === 0);
      expect(await handsInMetrics()).toBe(total);
      if (late[1].status === 201)
        await eventually(
          async () => (await ask(admin.key, 'GET', `/workspaces/${String(late[1].body.id)}`)).status === 200,
        );
      expect(await tablesWith(inner.id)).toEqual(before);
      const { hands } = (await kept).counts;
      const all = '/v1/hands?format=ndjson&status=audited,cancelled,rejected,duplicate';
      expect(await new Client(address, inner.key).lines(all)).toHaveLength(hands);
      expect(services[0].output).toContain('"change":"workspace-deleted"');
    },
    TIMEOUT_MS,
  );

  test('409 for the own workspace, 404 for one that others have created, 400 for what is no id', async () => {
    const [one, other] = [await makeWorkspace(admin.key, 'one'), await makeWorkspace(admin.key, 'other')];
    const own = await ask(one.key, 'DELETE', `/workspaces/${one.id}?lang=es`);
    expect([own.status, own.body.detail]).toEqual([
      409,
      'una clave no puede borrar su propio espacio de trabajo',
    ]);
    expect((await ask(one.key, 'DELETE', `/workspaces/${other.id}`)).status).toBe(404);
    expect((await ask(other.key, 'GET', '/keys')).status).toBe(200);
    expect((await ask(admin.key, 'DELETE', '/workspaces/club')).status).toBe(400);
  });
});
