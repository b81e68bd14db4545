import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ThreadPool } from '#runtime';

describe('a pool of threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-pool-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('an endless task is aborted and fails alone, and the task behind it runs', async () => {
    const path = join(folder, 'audit.mjs');
    writeFileSync(path, 'export default ({ id }) => { while (id === 1); return { pages: [] }; };\n');
    const options = { threads: 1, timeout: 1_500, module: pathToFileURL(path) };
    const threads = new ThreadPool(['chunks'], options);
    const run = (id: number) => threads.run({ id }, { lane: 'chunks' });
    try {
      const endless = run(1);
      const behindIt = run(2);
      await expect(endless).rejects.toThrow('the task exceeded the time limit');
      expect(await behindIt).toEqual({ pages: [] });
    } finally {
      await threads.close();
    }
  });
});
