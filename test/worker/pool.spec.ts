import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClaimedChunk } from '#storage';
import { rowsPool } from '../../apps/worker/threads/pool.js';

describe('threads that judge chunks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-pool-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('one that comes to no end is ended, fails its chunk alone, and the one that waits for the thread is judged', async () => {
    const path = join(folder, 'judge.mjs');
    writeFileSync(path, 'export default ({ id }) => { while (id === 1); return { pages: [] }; };\n');
    const pool = rowsPool(1, { longest: 1_500, module: pathToFileURL(path) });
    const chunk = (id: number) => ({ id }) as ClaimedChunk;
    try {
      const endless = pool.run(chunk(1));
      const behindIt = pool.run(chunk(2));
      await expect(endless).rejects.toThrow('no end to it after 1.5 seconds');
      expect(await behindIt).toEqual({ pages: [] });
    } finally {
      await pool.close();
    }
  });
});
