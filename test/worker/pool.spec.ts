import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClaimedChunk } from '#storage';
import { ChunkAuditThreads } from '../../apps/worker/threads/pool.js';

describe('threads that audit chunks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-pool-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('an endless task is aborted and fails alone, and the task behind it runs', async () => {
    const path = join(folder, 'audit.mjs');
    writeFileSync(path, 'export default ({ id }) => { while (id === 1); return { pages: [] }; };\n');
    const threads = new ChunkAuditThreads(1, { timeout: 1_500, module: pathToFileURL(path) });
    const chunk = (id: number) => ({ id }) as ClaimedChunk;
    try {
      const endless = threads.run(chunk(1));
      const behindIt = threads.run(chunk(2));
      await expect(endless).rejects.toThrow('the task did not end within 1.5 seconds');
      expect(await behindIt).toEqual({ pages: [] });
    } finally {
      await threads.close();
    }
  });
});
