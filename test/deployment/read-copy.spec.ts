import { ConfigService, DatabaseService } from '#nest';
import { readConfig } from '#runtime';
import { openDatabase, ReadCopyRepository } from '#storage';
import { freshDatabase } from '../access/operator.js';
import { ILLEGAL } from '../api/logs.js';
import { ROOT, Service, temporaryFolder } from '../commands/service.js';
import { Client } from '../imports/client.js';

const TIMEOUT_MS = 120_000;
const LISTS = ['/v1/hands', '/v1/hands?finding=short-raise', '/v1/players'];

describe('a copy of the database', () => {
  const ends: (() => unknown)[] = [];
  const fresh = async (): Promise<string> => {
    const { url, remove } = await freshDatabase();
    ends.unshift(remove);
    return url;
  };
  afterAll(async () => {
    for (const end of ends) await end();
  }, TIMEOUT_MS);

  test(
    'is where lists are read, and the state of imports is not',
    async () => {
      const [DATABASE_URL, DATABASE_READ_URL] = [await fresh(), await fresh()];
      const { folder, remove } = temporaryFolder();
      ends.unshift(remove);
      const service = new Service({ FLOORMAN_DATA: folder, DATABASE_URL, DATABASE_READ_URL });
      ends.unshift(() => service.stop());
      const client = new Client(await service.ready());
      // A copy that has received nothing yet.
      const { id, ...ended } = await client.import(ILLEGAL);
      expect(ended).toMatchObject({ state: 'done', counts: { audited: 1 } });
      for (const list of LISTS) expect((await client.json(list)).items).toEqual([]);
      // An empty report would look like a log without faults.
      for (const whole of [
        `/v1/imports/${id}/report`,
        `/v1/imports/${id}/export?format=csv`,
        `/v1/hands?import=${id}&format=ndjson`,
        `/v1/hands?import=${id}&format=csv`,
        `/v1/imports/${id}/findings?format=csv`,
        `/v1/imports/${id}/findings?format=ndjson`,
      ]) {
        const response = await client.request(whole);
        expect([whole, response.status, response.headers.get('retry-after')]).toEqual([whole, 503, '1']);
      }
      // The copy may have another time zone.
      const zone = `options=${encodeURIComponent('-c TimeZone=Asia/Tokyo')}`;
      const isCurrent = async (url: string): Promise<boolean> => {
        const [database, reads] = [openDatabase({ url: DATABASE_URL }), openDatabase({ url })];
        ends.unshift(() => Promise.all([database.close(), reads.close()]));
        return new ReadCopyRepository(database, reads).isCurrent(id);
      };
      expect(await isCurrent(`${DATABASE_URL}${DATABASE_URL.includes('?') ? '&' : '?'}${zone}`)).toBe(true);
      expect(await isCurrent(DATABASE_READ_URL)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test('is part of what is ready, and has the limit for statements', async () => {
    const url = await fresh();
    const open = (readUrl: string): DatabaseService => {
      const variables = { DATABASE_URL: url, DATABASE_READ_URL: readUrl, FLOORMAN_STATEMENT_TIMEOUT: '100' };
      const service = new DatabaseService(new ConfigService(readConfig(variables, ROOT)));
      ends.unshift(() => service.onApplicationShutdown());
      return service;
    };
    const away = open('postgresql://nobody@127.0.0.1:1/none');
    await expect(away.database.ping()).resolves.toBeUndefined();
    await expect(away.ping()).rejects.toThrow();
    const there = open(await fresh());
    await expect(there.ping()).resolves.toBeUndefined();
    for (const database of [there.database, there.reads])
      await expect(database.sql('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  });

  test('needs the database that it is a copy of', () => {
    expect(() => readConfig({ DATABASE_READ_URL: 'postgresql://a@b/c' }, ROOT)).toThrow(/needs DATABASE_URL/);
  });
});
