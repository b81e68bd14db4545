import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '#storage';
import { floormanProcess } from '../cli/floorman.js';
import { eventually, ROOT, Service, temporaryFolder } from './service.js';

const TIMEOUT_MS = 120_000;
const PROGRAM = join(ROOT, 'bin', 'floorman.mjs');

describe('floorman serve', () => {
  const { folder, remove } = temporaryFolder();
  const services: Service[] = [];
  const start = (environment: NodeJS.ProcessEnv, command?: readonly string[]): Service => {
    const service = new Service(environment, command);
    services.push(service);
    return service;
  };
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.stop()));
  }, TIMEOUT_MS);
  afterAll(remove);

  test(
    'works like npm start from any folder: its options override the environment, and it stops cleanly',
    async () => {
      const elsewhere = dirname(folder);
      mkdirSync(elsewhere, { recursive: true });
      const command = `cd '${elsewhere}' && exec '${process.execPath}' '${PROGRAM}' serve --port 0 --data data`;
      const service = start({ PORT: '1', FLOORMAN_DATA: '/nowhere' }, ['sh', '-c', command]);
      const address = await service.ready();
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
      expect(existsSync(join(folder, 'service.lock'))).toBe(true);
      const second = await floormanProcess(['serve', '--port', '0', '--data', folder]);
      expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('is already running')]);
      expect((await service.stop()).status).toBe(0);
      expect(existsSync(join(folder, 'service.lock'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['npm start', undefined],
    ['floorman serve', [process.execPath, PROGRAM, 'serve']],
  ])(
    'goes on and stops cleanly when nobody reads its log any more: %s',
    async (_, command) => {
      const port = await freePort();
      const service = start(
        { FLOORMAN_DATA: folder, FLOORMAN_LOG_LEVEL: 'info', PORT: String(port) },
        command,
      );
      service.closeOutput();
      const address = `http://127.0.0.1:${String(port)}`;
      await eventually(async () => (await fetch(`${address}/health/ready`)).ok);
      // Each request is a line of the log.
      for (let request = 0; request < 3; request++)
        expect((await fetch(`${address}/v1/variants`)).status).toBe(200);
      expect((await service.stop()).status).toBe(0);
      expect(existsSync(join(folder, 'service.lock'))).toBe(false);
      expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  test('refuses an invalid configuration as wrong use, like npm start', async () => {
    const { code, stderr } = await floormanProcess(['serve', '--data', folder], '', { PORT: 'http' });
    expect([code, stderr]).toEqual([64, expect.stringMatching(/^floorman: PORT must be a whole number/)]);
  });

  test('names the option of an invalid port', async () => {
    const { code, stderr } = await floormanProcess(['serve', '--port', '99999', '--data', folder]);
    expect([code, stderr]).toEqual([64, 'floorman: --port is a whole number from 0 to 65535, not 99999\n']);
  });
});
