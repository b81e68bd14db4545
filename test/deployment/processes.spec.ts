import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PostgresClient } from 'pg';
import { freePort } from '#storage';
import { floormanProcess } from '../cli/floorman.js';
import { Client } from '../imports/client.js';
import { dealtLog } from '../imports/logs.js';
import { eventually, ROOT, Service } from '../commands/service.js';
import { compose, interpolated } from './compose.js';

const TIMEOUT_MS = 120_000;
const SERVER = process.env.FLOORMAN_TEST_DATABASE_URL;
const DATABASE = 'floorman_as_compose_starts_it';
const PASSWORD = 'x1';

const [redisServer = '', ...redisFlags] = compose.services.redis?.command ?? [];
const [, keysCommand = ''] =
  /node bin\/floorman\.mjs (keys create .*)$/m.exec(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')) ?? [];
const firstKey = keysCommand.split(' ');
const redisIsPresent = spawnSync(redisServer, ['--version']).status === 0;

/** The processes of compose.yaml as it starts them, one by one, on this machine. */
(SERVER === undefined ? describe.skip : describe)('the processes of compose.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-compose-'));
  const started: Service[] = [];
  let environment: NodeJS.ProcessEnv;
  let redis: ChildProcess | undefined;
  let port: number;

  /** The command of a service, in its environment of compose.yaml with the addresses of this machine. */
  const start = (name: string, more: NodeJS.ProcessEnv = {}): Service => {
    const { command = [], environment: own = {} } = compose.services[name] ?? {};
    const values = { POSTGRES_PASSWORD: PASSWORD, REDIS_PASSWORD: PASSWORD };
    const given = Object.entries(own).map(([key, value]) => [key, interpolated(value, values)]);
    const [, script = ''] = command;
    const all = { ...Object.fromEntries(given), ...environment, ...more };
    const service = new Service(all, [process.execPath, script]);
    started.push(service);
    return service;
  };

  const withServer = async (statement: string): Promise<void> => {
    const client = new PostgresClient({ connectionString: SERVER });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  beforeAll(async () => {
    await withServer(`drop database if exists ${DATABASE} with (force)`);
    await withServer(`create database ${DATABASE}`);
    const url = new URL(SERVER ?? '');
    url.pathname = `/${DATABASE}`;
    port = await freePort();
    const redisPort = await freePort();
    if (redisIsPresent) {
      const flags = redisFlags.map((flag) => interpolated(flag, { REDIS_PASSWORD: PASSWORD }));
      const here = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder];
      redis = spawn(redisServer, [...flags, ...here], { stdio: 'ignore' });
    }
    environment = {
      DATABASE_URL: url.href,
      // Without Redis on this machine, the queue is in the database.
      REDIS_URL: redisIsPresent ? `redis://:${PASSWORD}@127.0.0.1:${redisPort}` : '',
      FLOORMAN_DATA: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
    };
  }, TIMEOUT_MS);

  afterAll(async () => {
    for (const service of started) service.kill('SIGKILL');
    redis?.kill('SIGKILL');
    await withServer(`drop database if exists ${DATABASE} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  test(
    'migrate, api and two workers start, import a log, and stop in order',
    async () => {
      // Without tables both exit at once instead of waiting for a migration.
      for (const name of ['api', 'worker'])
        expect([name, await start(name).ended]).toEqual([
          name,
          {
            status: 1,
            output: `floorman ${name}: the database is not migrated to this version: run "node dist/programs/migrate.js" first\n`,
          },
        ]);
      const first = await start('migrate').ended;
      expect([first.status, first.output]).toEqual([
        0,
        expect.stringMatching(/^floorman migrate: \d+_\w+\n[^]*is up to date\n$/),
      ]);
      // Every restart of all services runs it again.
      const second = await start('migrate').ended;
      expect(second).toEqual({ status: 0, output: 'floorman migrate: the database is up to date\n' });

      // On all addresses, as in its container, the api requires a key. The command of compose.yaml creates one.
      const open = { HOST: compose.services.api?.environment?.HOST ?? '' };
      const refused = await start('api', open).ended;
      expect([refused.status, refused.output]).toEqual([64, expect.stringContaining('requires an API key')]);
      const made = await floormanProcess(firstKey, undefined, { ...environment, ...open });
      expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^fm_\S+\n$/) });
      const key = made.stdout.trim();

      const running = [start('worker'), start('worker'), start('api')];
      const isReady = (): boolean =>
        spawnSync(process.execPath, ['scripts/lib/is-ready.mjs'], {
          cwd: ROOT,
          env: { ...process.env, PORT: String(port) },
        }).status === 0;
      await eventually(isReady);
      const client = new Client(`http://127.0.0.1:${port}`, key);
      const status = await client.import(dealtLog(200, 61), { name: 'compose.txt' });
      expect(status).toMatchObject({ state: 'done', counts: { audited: 200 } });

      for (const service of running) service.kill('SIGTERM');
      expect(await Promise.all(running.map(async ({ ended }) => (await ended).status))).toEqual([0, 0, 0]);
      expect(isReady()).toBe(false);
    },
    TIMEOUT_MS,
  );

  test('an api that other machines can reach waits for a database that is away, and can be stopped', async () => {
    const own = await freePort();
    const away = `postgresql://floorman@127.0.0.1:${String(await freePort())}/floorman`;
    const service = start('api', { HOST: '0.0.0.0', PORT: String(own), DATABASE_URL: away, REDIS_URL: '' });
    await service.written(/^floorman api: the database: .*ECONNREFUSED/m);
    await expect(fetch(`http://127.0.0.1:${String(own)}/health/live`)).rejects.toThrow();
    service.kill('SIGTERM');
    expect((await service.ended).status).toBe(0);
  });

  test('a missing DATABASE_URL is wrong use, with the reason in one sentence', async () => {
    for (const name of ['migrate', 'api', 'worker']) {
      const { command = [] } = compose.services[name] ?? {};
      const { status, output } = await new Service({ DATABASE_URL: '' }, [process.execPath, command[1] ?? ''])
        .ended;
      expect([name, status, output]).toEqual([
        name,
        64,
        expect.stringMatching(new RegExp(`^floorman ${name}: DATABASE_URL must be set: .*\n$`)),
      ]);
    }
  });
});
