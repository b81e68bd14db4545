import { join } from 'node:path';
import { dealtLog } from '../imports/logs.js';
import { Client } from '../imports/client.js';
import { freshDatabase } from '../access/operator.js';
import { eventually, ROOT, Service } from '../commands/service.js';
import { freePort } from '#storage';

const TIMEOUT_MS = 60_000;
/** Longer than a test may take: a stop that waits for the whole grace period fails. */
const GRACE = '600000';

describe('stopping the api', () => {
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
    'ends event streams and exports at once, and does not query the closed database',
    async () => {
      const port = String(await freePort());
      const environment = {
        DATABASE_URL: database.url,
        PORT: port,
        FLOORMAN_CHUNK_LENGTH: '16384',
        FLOORMAN_SHUTDOWN_GRACE: GRACE,
      };
      const role = (name: string): Service => {
        const program = join(ROOT, 'dist', 'programs', `${name}.js`);
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
      // Without a worker the second import never ends, and neither would its event stream.
      const waiting = await client.upload(dealtLog(10, 72));
      const events = await client.request(`/v1/imports/${waiting.id}/events`);
      const stream = events.text();
      // The client does not read, so that the export never ends.
      const exported = await client.request(`/v1/hands?import=${id}&format=ndjson`);
      api.kill('SIGTERM');
      expect(await api.ended).toEqual({ status: 0, output: '' });
      expect((await stream).trimEnd().split('\n\n')).toHaveLength(1);
      await expect(exported.text()).rejects.toThrow();
    },
    TIMEOUT_MS,
  );
});
