import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { floormanProcess } from '../cli/floorman.js';
import { ROOT, Service, temporaryFolder } from './service.js';

const TIMEOUT_MS = 120_000;
const PROGRAM = join(ROOT, 'bin', 'floorman.mjs');

describe('floorman serve', () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  test(
    'works like npm start from any folder: its options override the environment, and it stops cleanly',
    async () => {
      const elsewhere = dirname(folder);
      mkdirSync(elsewhere, { recursive: true });
      const command = `cd '${elsewhere}' && exec '${process.execPath}' '${PROGRAM}' serve --port 0 --data data`;
      const service = new Service({ PORT: '1', FLOORMAN_DATA: '/nowhere' }, ['sh', '-c', command]);
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

  test('refuses an invalid configuration as wrong use, like npm start', async () => {
    const { code, stderr } = await floormanProcess(['serve', '--data', folder], '', { PORT: 'http' });
    expect([code, stderr]).toEqual([64, expect.stringMatching(/^floorman: PORT must be a whole number/)]);
  });

  test('names the option of an invalid port', async () => {
    const { code, stderr } = await floormanProcess(['serve', '--port', '99999', '--data', folder]);
    expect([code, stderr]).toEqual([64, 'floorman: --port is a whole number from 0 to 65535, not 99999\n']);
  });
});
