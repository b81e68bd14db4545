import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { openDatabase, openS3ChunkStore, runningDatabaseUrl, type Database } from '#storage';
import { floormanProcess } from '../cli/floorman.js';
import { eventually, pause, ROOT, Service, temporaryFolder, untilGiven } from '../commands/service.js';
import { Client, type ImportStatus } from './client.js';
import { dealtHands, dealtLog } from './logs.js';
import { S3Server } from './s3-server.js';

const TIMEOUT_MS = 240_000;
const ENVIRONMENT = {
  FLOORMAN_CHUNK_LENGTH: '8192',
  FLOORMAN_CONCURRENCY: '1',
  FLOORMAN_UPLOAD_SILENCE: '1500',
};

/**
 * Holds the api between an object and its row if a file says `hold`, changes that to `held`, and kills the api as soon as the file
 * says `kill`. The file is gone then.
 */
const HOOK = `
  import { readFileSync, rmSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  const file = process.env.KILL_FILE;
  const order = () => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return 'none';
    }
  };
  export default async (point) => {
    if (point !== 'chunk.stored' || order() === 'none') return;
    while (order() !== 'kill') {
      if (order() === 'hold') writeFileSync(file, 'held');
      await setTimeout(20);
    }
    rmSync(file);
    process.kill(process.pid, 'SIGKILL');
  };`;

describe('the bytes of chunks in object storage', () => {
  const { folder, remove } = temporaryFolder('floorman store ');
  const hook = join(folder, '..', 'hook.mjs');
  const killFile = join(folder, '..', 'kill');
  let s3: S3Server;
  let service: Service;
  let client: Client;
  let database: Database;

  const start = async (): Promise<void> => {
    const killing = { FLOORMAN_FAILPOINT_HOOK: hook, KILL_FILE: killFile };
    service = new Service({ ...ENVIRONMENT, ...s3.environment, ...killing, FLOORMAN_DATA: folder });
    client = new Client(await service.ready());
    database = openDatabase({ url: runningDatabaseUrl(folder)!, connections: 2 });
  };
  const stop = async (): Promise<void> => {
    await database.close();
    await service.stop();
  };
  const chunksOf = async (id: string): Promise<{ ordinal: number; inside: boolean }[]> =>
    database.sql('select ordinal, source is not null as inside from chunks where import_id = $1', [id]);
  /** The text of the hand with a position in the list of an import. */
  const sourceOf = async (importId: string, position: number): Promise<Response> => {
    const list = `/v1/hands?import=${importId}&limit=200`;
    const { items } = await client.json<{ items: { id: number }[] }>(list);
    return client.request(`/v1/hands/${String(items[position].id)}/source`);
  };
  const textOf = async (importId: string, position: number): Promise<string> =>
    (await sourceOf(importId, position)).text();
  const untilDeleted = async (id: string): Promise<void> => {
    expect((await client.request(`/v1/imports/${id}?data=true`, { method: 'DELETE' })).status).toBe(202);
    while ((await client.request(`/v1/imports/${id}`)).status !== 404) await pause();
  };

  beforeAll(async () => {
    s3 = await S3Server.start();
    writeFileSync(hook, HOOK);
    await start();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await stop();
    s3.remove();
    remove();
  }, TIMEOUT_MS);

  test(
    'are there instead of in the database, are read byte for byte, and go with their import',
    async () => {
      const hands = dealtHands(100, 71);
      const { id, counts } = await client.import(hands.join(''), { name: 'kept' });
      expect(counts).toMatchObject({ hands: 100, audited: 100 });
      const chunks = await chunksOf(id);
      expect(chunks.length).toBeGreaterThan(5);
      expect(chunks.filter(({ inside }) => inside)).toEqual([]);
      expect(s3.objects(id)).toHaveLength(chunks.length);
      expect(await textOf(id, 40)).toBe(hands[40]);
      expect(await textOf(id, 99)).toBe(hands[99]);
      const exported = await client.request(`/v1/imports/${id}/export?format=ndjson`);
      expect([exported.status, (await exported.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);

      const copy = await client.import(hands.slice(0, 50).join(''), { name: 'copy' });
      await untilDeleted(id);
      await eventually(() => s3.objects(id).length === 0);
      // The copies are first copies now: their import was audited again, from its own objects.
      expect(await client.untilEnded(copy.id)).toMatchObject({ state: 'done', counts: { audited: 50 } });
      expect(s3.objects(copy.id)).toHaveLength((await chunksOf(copy.id)).length);
    },
    TIMEOUT_MS,
  );

  test(
    'of an upload that was killed between an object and its row are deleted',
    async () => {
      const before = new Set(s3.objects());
      const log = dealtLog(400, 72);
      writeFileSync(killFile, 'kill');
      await expect(client.upload(log, { name: 'killed' })).rejects.toThrow();
      const left = s3.objects().filter((key) => !before.has(key));
      const [, id = ''] = left[0].split('/');
      await eventually(() => s3.objects(id).length === 0);
      expect(await database.sql('select id from chunks where import_id = $1', [id])).toEqual([]);
      // It is searched again a day later, for objects that came late.
      const due = `select searches, due_at > now() + interval '23 hours' as later from object_deletions where import_id = $1`;
      await eventually(async () => (await database.sql<{ searches: number }>(due, [id]))[0]?.searches === 1);
      expect(await database.sql(due, [id])).toEqual([{ searches: 1, later: true }]);
      await database.sql('update object_deletions set due_at = now() where import_id = $1', [id]);
      await eventually(async () => (await database.sql(due, [id])).length === 0);
    },
    TIMEOUT_MS,
  );

  test(
    'of a cancelled upload that was killed between an object and its row stay as far as they have rows',
    async () => {
      const log = dealtLog(400, 73);
      const upload = request(`${client.address}/v1/imports?name=cancelled`, { method: 'POST' });
      upload.on('error', () => undefined);
      upload.write(log.slice(0, log.length / 2));
      const id = await untilGiven(async () => {
        const rows = await database.sql<{ id: string }>(`select id from imports where name = 'cancelled'`);
        return rows.length > 0 && (await chunksOf(rows[0].id)).length > 0 ? rows[0].id : undefined;
      });
      writeFileSync(killFile, 'hold');
      upload.write(log.slice(log.length / 2));
      await eventually(() => readFileSync(killFile, 'utf8') === 'held');
      expect((await client.request(`/v1/imports/${id}`, { method: 'DELETE' })).status).toBe(200);
      writeFileSync(killFile, 'kill');
      expect(await client.untilEnded(id)).toMatchObject({ state: 'cancelled' });
      const searches = 'select searches from object_deletions where import_id = $1';
      await eventually(
        async () => (await database.sql<{ searches: number }>(searches, [id]))[0]?.searches === 1,
      );
      const chunks = await chunksOf(id);
      expect(chunks.length).toBeGreaterThan(0);
      expect(s3.objects(id)).toHaveLength(chunks.length);
    },
    TIMEOUT_MS,
  );

  test(
    'wait while the storage is away: requests for them are 503, and audits go on when it is back',
    async () => {
      const { id } = await client.import(dealtLog(30, 74), { name: 'before' });
      const read = await sourceOf(id, 0);
      expect(read.status).toBe(200);
      const waiting = await client.upload(dealtLog(600, 75), { name: 'waiting' });
      s3.kill();
      const response = await client.request(new URL(read.url).pathname);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await response.text()).toContain('object storage');
      // A search that fails is put off, so that it does not hold up the ones behind it.
      const other = randomUUID();
      await database.sql('insert into object_deletions (import_id) values ($1)', [other]);
      const isLater = 'select due_at > now() as later from object_deletions where import_id = $1';
      await eventually(async () => (await database.sql<{ later: boolean }>(isLater, [other]))[0].later);
      await s3.run();
      const ended: ImportStatus = await client.untilEnded(waiting.id);
      expect(ended).toMatchObject({ state: 'done', counts: { hands: 600, audited: 600 } });
      expect((await client.request(new URL(read.url).pathname)).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test(
    'are in a backup, which is restored into the database and deletes what it replaces',
    async () => {
      const hands = dealtHands(60, 76);
      const { id } = await client.import(hands.join(''), { name: 'saved' });
      const file = join(folder, '..', 'floorman-store.backup');
      const aws = { ...s3.environment };
      const backedUp = await floormanProcess(
        ['backup', '--data', folder, '--overwrite', file],
        undefined,
        aws,
      );
      expect([backedUp.stderr, backedUp.code]).toEqual(['', 0]);
      const without = await floormanProcess(['backup', '--data', folder, '--overwrite', file]);
      expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('FLOORMAN_CHUNK_STORE')]);
      const later = await client.import(dealtLog(20, 77), { name: 'later' });
      await stop();
      const restored = await floormanProcess(['restore', '--data', folder, '--replace', file]);
      expect([restored.stderr, restored.code]).toEqual(['', 0]);
      await start();
      expect((await chunksOf(id)).every(({ inside }) => inside)).toBe(true);
      expect(await textOf(id, 59)).toBe(hands[59]);
      await eventually(() => s3.objects(id).length + s3.objects(later.id).length === 0);
      await untilDeleted(id);
    },
    TIMEOUT_MS,
  );
});

describe('the client of object storage', () => {
  let s3: S3Server;
  const before = { ...process.env };
  beforeAll(async () => {
    s3 = await S3Server.start();
  });
  afterAll(() => {
    process.env = before;
    s3.remove();
  });

  test('lists more objects than fit into one answer, and deletes what is not there', async () => {
    Object.assign(process.env, s3.access);
    const store = await openS3ChunkStore(s3.environment.FLOORMAN_CHUNK_STORE);
    await store.check();
    const ordinals = Array.from({ length: 1100 }, (_, index) => index);
    for (let start = 0; start < ordinals.length; start += 50)
      await Promise.all(
        ordinals.slice(start, start + 50).map((ordinal) => store.put('a', ordinal, Buffer.from([ordinal]))),
      );
    await store.put('ab', 7, Buffer.from('other'));
    const listed: number[] = [];
    let answers = 0;
    for await (const group of store.list('a')) {
      listed.push(...group);
      answers++;
    }
    expect(answers).toBeGreaterThan(1);
    expect(listed.toSorted((one, other) => one - other)).toEqual(ordinals);
    expect(Buffer.from(await store.get('ab', 7)).toString()).toBe('other');
    await store.delete('ab', 7);
    await store.delete('ab', 7);
    await expect(store.get('ab', 7)).rejects.toMatchObject({ code: 'CHUNK_STORE_MISSING' });
  });

  test.each([
    ['no service', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, 's3://poker-logs/x', 'ECONNREFUSED'],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'other' }, 's3://poker-logs/x', 'InvalidAccessKeyId'],
    ['no bucket', {}, 's3://nowhere/x', 'NoSuchBucket'],
  ])('says what is wrong with %s', async (_, access, url, reason) => {
    Object.assign(process.env, s3.access, access);
    const store = await openS3ChunkStore(url);
    const works = [() => store.check(), () => store.get('a', 0), () => store.put('a', 0, Buffer.from('x'))];
    for (const work of works)
      await expect(work()).rejects.toMatchObject({
        code: 'CHUNK_STORE_AWAY',
        message: expect.stringContaining(reason),
      });
  });

  test('is loaded only if a store is named', () => {
    const program = readFileSync(join(ROOT, 'dist', 'programs', 'api.js'), 'utf8');
    expect(program).toContain('ListObjectsV2Command');
    // An operation that the client has, and Floorman does not use.
    expect(program).not.toContain('GetBucketAcl');
  });
});
