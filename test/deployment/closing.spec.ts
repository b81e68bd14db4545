import { join } from 'node:path';
import { dealtLog } from '../imports/logs.js';
import { Client } from '../imports/client.js';
import { freshDatabase } from '../access/operator.js';
import { eventually, ROOT, Service } from '../commands/service.js';
import { freePort } from '#storage';

const PATIENCE_MS = 60_000;
/** Longer than a test may take: who waits for the grace to be over fails. */
const GRACE = '600000';

describe('an api that is told to end', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const started: Service[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    for (const service of started) service.kill('SIGKILL');
    await database.remove();
  });

  test(
    'waits neither for followers of imports nor for readers of exports, and asks no closed database',
    async () => {
      const port = String(await freePort());
      const environment = {
        DATABASE_URL: database.url,
        PORT: port,
        FLOORMAN_CHUNK_LENGTH: '16384',
        FLOORMAN_SHUTDOWN_GRACE: GRACE,
      };
      const role = (name: string): Service => {
        const program = join(ROOT, 'dist', 'apps', name, 'main.js');
        started.push(new Service(environment, [process.execPath, program]));
        return started.at(-1)!;
      };
      const api = role('api');
      const worker = role('worker');
      const client = new Client(`http://127.0.0.1:${port}`);
      await eventually(async () => (await client.json('/health/ready')) !== undefined);
      const { id } = await client.import(dealtLog(3000, 71));
      worker.kill('SIGTERM');
      await worker.ended;
      // Nobody judges the second one: its followers would wait for ever.
      const waiting = await client.upload(dealtLog(10, 72));
      const events = await client.request(`/v1/imports/${waiting.id}/events`);
      const told = events.text();
      // Its reader takes nothing, so that there is always more to come.
      const exported = await client.request(`/v1/hands?import=${id}&format=ndjson`);
      api.kill('SIGTERM');
      expect(await api.ended).toEqual({ status: 0, output: '' });
      expect((await told).trimEnd().split('\n\n')).toHaveLength(1);
      await expect(exported.text()).rejects.toThrow();
    },
    PATIENCE_MS,
  );
});
