import { Client as PostgresClient } from 'pg';
import { runningDatabaseUrl } from '#storage';
import { eventually, Service, temporaryFolder } from '../commands/service.js';
import { Client } from './client.js';
import { dealtLog } from './logs.js';

describe('a service with FLOORMAN_KEEP_DAYS', () => {
  const { folder, remove } = temporaryFolder();
  let service: Service;
  beforeAll(() => {
    service = new Service({ FLOORMAN_DATA: folder, FLOORMAN_KEEP_DAYS: '30' });
  });
  afterAll(async () => {
    await service.stop();
    remove();
  });

  test('deletes an import that is too old, and leaves the others with their copies', async () => {
    const client = new Client(await service.ready());
    const log = dealtLog(20, 1);
    const old = await client.import(log, { name: 'old' });
    const records = await client.hands(old.id);
    const recent = await client.import(log, { name: 'recent' });
    expect(recent.counts.duplicates).toBe(20);

    const database = new PostgresClient({ connectionString: runningDatabaseUrl(folder) });
    await database.connect();
    await database.query(
      `update imports set created_at = now() - interval '30 days 1 minute' where id = $1`,
      [old.id],
    );
    await database.query(
      `update imports set created_at = now() - interval '29 days 23 hours' where id = $1`,
      [recent.id],
    );
    await database.end();

    await eventually(async () => (await client.request(`/v1/imports/${old.id}`)).status === 404);
    await eventually(async () => {
      const { state, counts } = await client.status(recent.id);
      return state === 'done' && counts.audited === 20;
    });
    expect(await client.hands(recent.id)).toEqual(records.map((record) => ({ ...record, file: 'recent' })));
    const { items } = await client.json<{ items: { id: string }[] }>('/v1/imports');
    expect(items.map(({ id }) => id)).toEqual([recent.id]);
  });
});
