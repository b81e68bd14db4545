import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually, ROOT, Service, temporaryFolder } from './service.js';

/** Cold starts of PostgreSQL on a busy machine; nothing here measures time. */
const TIMEOUT_MS = 120_000;

// Not by a signal: in a container without an init process, a dead process keeps its id.
const { processIdentity } = (await import(
  pathToFileURL(join(ROOT, 'scripts', 'lib', 'process-identity.mjs')).href
)) as { processIdentity: (pid: number) => string | undefined };

function isAlive(pid: number): boolean {
  return processIdentity(pid) !== undefined;
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('npm start', () => {
  const { folder, remove } = temporaryFolder();
  let service: Service | undefined;

  const start = (environment: NodeJS.ProcessEnv = {}): Service => {
    service = new Service({ FLOORMAN_DATA: folder, ...environment });
    return service;
  };

  afterEach(async () => {
    await service?.stop();
  }, TIMEOUT_MS);

  afterAll(remove);

  test(
    'starts with a database, refuses a second run on the same data, and stops completely on SIGINT',
    async () => {
      const first = start();
      const address = await first.ready();
      await first.written(new RegExp(`^floorman: .* ${address}/docs$`, 'm'));
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      const health = await fetch(`${address}/health/ready`);
      expect(health.status).toBe(200);
      const postmaster = postmasterOf(folder);

      const second = await new Service({ FLOORMAN_DATA: folder }).ended;
      expect(second.status).toBe(1);
      expect(second.output).toContain('is already running');
      expect(await fetch(`${address}/health/ready`)).toMatchObject({ status: 200 });

      const { status } = await first.stop();
      expect(status).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
      await expect(fetch(address)).rejects.toThrow();
    },
    TIMEOUT_MS,
  );

  test(
    'stops when only npm receives the signal',
    async () => {
      service = new Service({ FLOORMAN_DATA: folder }, ['npm', 'start']);
      await service.ready();
      const postmaster = postmasterOf(folder);
      service.kill('SIGTERM');
      await service.ended;
      expect(isAlive(postmaster)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'starts again after a kill -9, with PostgreSQL still running and the locks left behind',
    async () => {
      const killed = start();
      const address = await killed.ready();
      const orphan = postmasterOf(folder);
      killed.kill('SIGKILL');
      await killed.ended;
      expect(isAlive(orphan)).toBe(true);

      // On the same port: the api of the killed run must end first.
      const again = start({ PORT: new URL(address).port });
      expect(await again.ready()).toBe(address);
      expect(await fetch(`${address}/health/ready`)).toMatchObject({ status: 200 });
      expect(postmasterOf(folder)).not.toBe(orphan);
      expect(isAlive(orphan)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'restarts PostgreSQL when it is killed',
    async () => {
      const running = start();
      const address = await running.ready();
      const before = postmasterOf(folder);
      process.kill(before, 'SIGKILL');
      await running.written(/PostgreSQL is back/);
      await eventually(async () => (await fetch(`${address}/health/ready`)).status === 200);
      expect(postmasterOf(folder)).not.toBe(before);
    },
    TIMEOUT_MS,
  );

  test(
    'reports a port in use by another program',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const address = other.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      const { status, output } = await start({ PORT: port }).ended;
      await new Promise((resolve) => other.close(resolve));
      expect(status).toBe(1);
      expect(output).toContain(`port ${port} on 127.0.0.1 is in use`);
    },
    TIMEOUT_MS,
  );

  test('refuses options, and names the alternatives', async () => {
    const { status, output } = await new Service({ FLOORMAN_DATA: folder }, [
      process.execPath,
      join(ROOT, 'scripts', 'start.mjs'),
      '--port',
      '4315',
    ]).ended;
    expect([status, output]).toEqual([
      64,
      'floorman: npm start takes no options: set PORT, HOST, FLOORMAN_DATA, or use floorman serve\n',
    ]);
  });

  test('refuses an address that other machines can reach while there is no key', async () => {
    const { status, output } = await start({ HOST: '0.0.0.0' }).ended;
    expect(status).toBe(64);
    expect(output).toMatch(/^floorman: HOST .*API key/m);
    expect(output).not.toContain('is ready');
  });

  test('uses the database of DATABASE_URL, and reports when it cannot be used', async () => {
    const running = start({ DATABASE_URL: process.env.FLOORMAN_TEST_DATABASE_URL });
    const address = await running.ready();
    expect(await fetch(`${address}/health/ready`)).toMatchObject({ status: 200 });
    await running.stop();

    const wrong = await start({ DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:1/none' }).ended;
    expect(wrong.status).toBe(1);
    expect(wrong.output).toContain('DATABASE_URL cannot be used');
    expect(wrong.output).not.toContain('secret-word');
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot(
    'stores the data elsewhere when it runs as root and PostgreSQL may not enter the folder',
    async () => {
      const closed = join(dirname(folder), 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const running = start({ FLOORMAN_DATA: join(closed, 'data') });
      const [, elsewhere = ''] = await running.written(/the data is in (\/var\/lib\/floorman\/[0-9a-f]{16})/);
      try {
        const address = await running.ready();
        expect(await fetch(`${address}/health/ready`)).toMatchObject({ status: 200 });
        expect(existsSync(join(elsewhere, 'postgres', 'PG_VERSION'))).toBe(true);
        await running.stop();
      } finally {
        rmSync(elsewhere, { recursive: true, force: true });
      }
    },
    TIMEOUT_MS,
  );
});
