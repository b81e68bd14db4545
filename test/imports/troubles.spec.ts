import { execFileSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgres, freePort, migrate } from '#storage';
import { hand } from '../api/logs.js';
import { eventually, ROOT, Service, temporaryFolder } from '../commands/service.js';
import { redisIsPresent, startRedis, undisturbed } from '../crash/crashable.js';
import { Client, type ImportStatus } from './client.js';
import { dealtLog } from './logs.js';

const TIMEOUT_MS = 180_000;
/** Enough for PostgreSQL and a few hands. */
const SMALL_MB = 160;

describe('an unavailable queue', () => {
  if (!redisIsPresent) {
    test.skip('skipped: redis-server is not installed', () => undefined);
    return;
  }
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  test(
    'fails the readiness probe; logs are received meanwhile, and audited afterwards',
    async () => {
      const port = await freePort();
      const url = `redis://127.0.0.1:${port}`;
      const service = new Service({ FLOORMAN_DATA: folder, FLOORMAN_CHUNK_LENGTH: '16384', REDIS_URL: url });
      let redis: ChildProcess | undefined;
      try {
        // The service starts without the queue and reports that it is unavailable.
        const client = new Client(await service.ready());
        const unready = await client.request('/health/ready');
        expect(unready.status).toBe(503);
        expect(await unready.json()).toMatchObject({
          code: 'unavailable',
          detail: 'the queue does not answer',
        });
        const log = dealtLog(100, 60);
        const waiting = await client.upload(log, { name: 'waiting.txt' });
        expect(waiting).toMatchObject({ state: 'queued', counts: { hands: 0 } });
        redis = await startRedis(port);
        await eventually(async () => (await client.request('/health/ready')).status === 200);
        const ended = await client.untilEnded(waiting.id);
        expect(ended).toMatchObject({ state: 'done', counts: { audited: 100 } });
        expect(await client.hands(waiting.id)).toEqual(await undisturbed(log, 'waiting.txt'));
        // The queue is lost with all of its jobs.
        redis.kill('SIGKILL');
        await eventually(async () => (await client.request('/health/ready')).status === 503);
        const again = await client.upload(dealtLog(100, 61), { name: 'again.txt' });
        redis = await startRedis(port);
        expect(await client.untilEnded(again.id)).toMatchObject({ state: 'done', counts: { audited: 100 } });
      } finally {
        redis?.kill('SIGKILL');
        await service.stop();
      }
    },
    TIMEOUT_MS,
  );
});

describe('an unavailable database', () => {
  test(
    'at the start of API and worker ends neither; both work as soon as it is available',
    async () => {
      const { folder, remove } = temporaryFolder();
      const database = await EmbeddedPostgres.start({
        dataFolder: folder,
        identity: folder,
        log: () => undefined,
      });
      const url = new URL(database.url);
      const proxyPort = await freePort();
      const port = await freePort();
      // A proxy to the database, which does not listen at first.
      const proxy = createServer((socket) => {
        const onward = connect(Number(url.port), '127.0.0.1');
        for (const end of [socket, onward]) end.on('error', () => undefined);
        socket.pipe(onward).pipe(socket);
        socket.on('close', () => onward.destroy());
      });
      const environment = {
        DATABASE_URL: database.url.replace(`:${url.port}/`, `:${proxyPort}/`),
        PORT: String(port),
      };
      const roles = ['worker', 'api'].map(
        (role) => new Service(environment, [process.execPath, join(ROOT, 'dist', 'programs', `${role}.js`)]),
      );
      const client = new Client(`http://127.0.0.1:${port}`);
      try {
        await eventually(async () => (await client.request('/health/live')).status === 200);
        const ready = await client.request('/health/ready');
        expect([ready.status, await ready.json()]).toMatchObject([
          503,
          { detail: 'the database does not answer' },
        ]);
        for (const path of ['/v1/imports', '/v1/hands', '/v1/players']) {
          const response = await client.request(path);
          expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '2']);
        }
        const refused = await client.post(dealtLog(5, 62));
        expect(refused.status).toBe(503);
        await migrate(database.url, join(ROOT, 'prisma', 'migrations'));
        await new Promise<void>((resolve) => proxy.listen(proxyPort, '127.0.0.1', resolve));
        await eventually(async () => (await client.request('/health/ready')).status === 200);
        expect(await client.import(dealtLog(50, 62))).toMatchObject({
          state: 'done',
          counts: { audited: 50 },
        });
      } finally {
        for (const role of roles) await role.stop();
        proxy.close();
        await database.stop();
        remove();
      }
    },
    TIMEOUT_MS,
  );
});

describe('an import that is cancelled while its log arrives', () => {
  const { folder, remove } = temporaryFolder();
  let service: Service | undefined;
  let client: Client;
  beforeAll(async () => {
    // Heartbeats come five times as often; an upload without one soon counts as interrupted.
    service = new Service({
      FLOORMAN_DATA: folder,
      FLOORMAN_CHUNK_LENGTH: '16384',
      FLOORMAN_UPLOAD_SILENCE: '1500',
    });
    client = new Client(await service.ready());
  }, TIMEOUT_MS);
  afterAll(async () => {
    await service?.stop();
    remove();
  }, TIMEOUT_MS);

  /** Sends half of a log, waits until a chunk is audited, and ends the import. Meanwhile the upload slowly sends blank lines. */
  const endHalfway = async (log: string, name: string, query = '') => {
    const upload = request(`${client.address}/v1/imports?name=${name}`, {
      method: 'POST',
      headers: { 'idempotency-key': name, 'content-type': 'text/plain' },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      upload.on('response', resolve).on('error', reject);
    });
    answer.catch(() => undefined);
    upload.write(log.slice(0, log.length / 2));
    const trickle = setInterval(() => upload.write('\n'), 100);
    void answer.finally(() => clearInterval(trickle)).catch(() => undefined);
    let found: ImportStatus | undefined;
    await eventually(async () => {
      const { items } = await client.json<{ items: ImportStatus[] }>('/v1/imports');
      found = items.find((item) => item.name === name);
      return (found?.chunks.done ?? 0) > 0;
    });
    const id = found?.id ?? '';
    const ended = await client.request(`/v1/imports/${id}${query}`, { method: 'DELETE' });
    expect(ended.status).toBe(query === '' ? 200 : 202);
    return { id, upload, answer };
  };

  test(
    'is reported to the client, ends as cancelled with the audited hands, and frees its key',
    async () => {
      const log = dealtLog(400, 66);
      const { id, answer } = await endHalfway(log, 'slow');
      const response = await answer;
      const problem = JSON.parse(await text(response)) as unknown;
      expect([response.statusCode, problem]).toMatchObject([409, { code: 'conflict' }]);
      const ended = await client.untilEnded(id);
      expect(ended).toMatchObject({ state: 'cancelled', complete: false, error: null });
      expect(ended.counts.hands).toBeGreaterThan(0);
      expect((await client.hands(id)).length).toBe(ended.counts.hands);
      const again = await client.import(log, { name: 'slow', key: 'slow' });
      expect(again.id).not.toBe(id);
      expect(again).toMatchObject({ state: 'done', counts: { hands: 400 } });
    },
    TIMEOUT_MS,
  );

  test(
    'also ends as cancelled when its client disconnects',
    async () => {
      const { id, upload } = await endHalfway(dealtLog(400, 67), 'gone');
      upload.destroy();
      expect(await client.untilEnded(id)).toMatchObject({ state: 'cancelled', error: null });
    },
    TIMEOUT_MS,
  );

  test(
    'and deleted is not asked for again',
    async () => {
      const { id, answer } = await endHalfway(dealtLog(400, 68), 'deleted', '?data=true');
      const response = await answer;
      expect([response.statusCode, response.headers['retry-after']]).toEqual([409, undefined]);
      expect(JSON.parse(await text(response))).toMatchObject({
        code: 'conflict',
        detail: 'the import was deleted during the upload of its log',
      });
      await eventually(async () => (await client.request(`/v1/imports/${id}`)).status === 404);
    },
    TIMEOUT_MS,
  );
});

describe('a full disk', () => {
  const place = mkdtempSync(join(tmpdir(), 'floorman-full-'));
  chmodSync(place, 0o711);
  const resize = (megabytes: number, ...flags: string[]): void => {
    execFileSync(
      'mount',
      [...flags, '-o', `${flags.length > 0 ? '' : 'remount,'}size=${megabytes}m`, ...['tmpfs', place]],
      {
        stdio: 'ignore',
      },
    );
  };
  let isMounted = false;
  try {
    resize(SMALL_MB, '-t', 'tmpfs');
    isMounted = true;
  } catch {
    // This process may not mount file systems: the tests are skipped with a message.
  }
  afterAll(() => {
    if (isMounted) execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true, force: true });
  });
  if (!isMounted) {
    test.skip('skipped: no file system can be mounted here', () => undefined);
    return;
  }

  test(
    'delays the start of PostgreSQL until there is space',
    async () => {
      const folder = join(place, 'database');
      const lines: string[] = [];
      const lost: Error[] = [];
      const database = await EmbeddedPostgres.start({
        dataFolder: folder,
        identity: folder,
        log: (line) => lines.push(line),
        onLost: (error) => lost.push(error),
      });
      const filling = join(place, 'filling');
      const hasLogged = (expected: string[]): boolean => {
        expect(lines).toEqual(expected);
        return true;
      };
      lines.length = 0;
      try {
        process.kill(database.pid!, 'SIGKILL');
        // PostgreSQL first writes its lock file. Without an old file to replace, this fails on a full disk. Otherwise
        // recovery would begin and free space, and the result would depend on chance.
        rmSync(join(folder, 'postgres', 'postmaster.pid'));
        fillUp(filling);
        const died = 'PostgreSQL died (SIGKILL): restarting it';
        const waits = `the disk of ${folder} is full: PostgreSQL starts when there is space`;
        await eventually(() => hasLogged([died, waits]));
        // Logged once, not at every attempt.
        const { pid } = database;
        await eventually(() => database.pid !== pid);
        hasLogged([died, waits]);
        rmSync(filling);
        await eventually(() => hasLogged([died, waits, 'PostgreSQL is back']));
        expect(lost).toEqual([]);
      } finally {
        rmSync(filling, { force: true });
        await database.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    TIMEOUT_MS,
  );

  test(
    'refuses uploads with 507 or 503; no hand is lost, and imports continue when there is space',
    async () => {
      const folder = join(place, 'data');
      const service = new Service({ FLOORMAN_DATA: folder });
      try {
        const client = new Client(await service.ready());
        const first = dealtLog(500, 63);
        expect(await client.import(first, { name: 'first.txt' })).toMatchObject({ state: 'done' });
        const full = await client.post(chatter(SMALL_MB), { name: 'chatter.txt' });
        const problem = (await full.json()) as Record<string, unknown>;
        expect(problem).toMatchObject({ status: full.status });
        expect([507, 503]).toContain(problem.status);
        expect((await client.request('/health/live')).status).toBe(200);
        resize(SMALL_MB * 4);
        await eventually(async () => (await client.request('/health/ready')).status === 200);
        const failed = async (): Promise<boolean> => {
          const { items } = await client.json<{ items: { name: string; state: string }[] }>('/v1/imports');
          return items.find(({ name }) => name === 'chatter.txt')?.state === 'failed';
        };
        await eventually(failed);
        const log = dealtLog(500, 65);
        const after = await client.import(log, { name: 'after.txt' });
        expect(after).toMatchObject({ state: 'done', counts: { audited: 500 } });
        expect(await client.hands(after.id)).toEqual(await undisturbed(log, 'after.txt'));
      } finally {
        await service.stop();
      }
    },
    TIMEOUT_MS,
  );
});

/** Writes to a file until the disk is full. */
const fillUp = (file: string): void => {
  const zeros = Buffer.alloc(1024 ** 2);
  for (let size = zeros.length; size >= 4096;)
    try {
      appendFileSync(file, zeros.subarray(0, size));
    } catch {
      size /= 16;
    }
};

/** Hands with chat that does not compress: some megabytes of them fill a small disk. */
const chatter = (megabytes: number): string =>
  Array.from({ length: megabytes * 2 }, (_, index) => {
    const talk = randomBytes(512 * 1024)
      .toString('base64')
      .replaceAll(/.{1000}/g, 'Ana said, "$&"\n');
    const [head, tail] = hand({ id: 90_000_000_000 + index }).split('Ana: raises', 2);
    return `${head}${talk}\nAna: raises${tail}`;
  }).join('');
