import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SolverPool, SolverPoolOptions } from '#solver-threads';
import { eventually } from '../commands/service.js';
import { EquityApi, builtThreads } from './equity-api.js';

const body = { game: 'holdem', players: [{ hand: 'AhKh' }, { hand: 'QsQd' }] };
const range = (text: string): object => ({ game: 'holdem', range: text });

/** A thread module that never returns for the range `endless`, and uses up its memory for `huge`. */
const FAULTY_THREAD = `
  export const prepareRequest = () => ({ ok: false, issues: [{ code: 'too-few-players', pointer: '/players' }] });
  export default prepareRequest;
  export const describeRange = ({ range }) => {
    while (range === 'endless');
    const lists = [];
    while (range === 'huge') lists.push(new Array(1e6).fill(range + lists.length));
    return { ok: true, explanation: { combos: 1, weighted: '1', percent: 1, grid: null } };
  };
  export const solveGroup = ({ group }) => group.map(({ players }) => {
    while (players.length === 3);
    return { kind: 'too-large', cost: 1 };
  });
`;

describe('solver threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-threads-'));
  const thread = pathToFileURL(join(folder, 'thread.mjs'));
  writeFileSync(thread, FAULTY_THREAD);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const running = async (
    environment: NodeJS.ProcessEnv,
    test: (equity: EquityApi, threads: SolverPool) => Promise<void>,
    options: Partial<SolverPoolOptions> = { timeout: 1_500 },
  ): Promise<void> => {
    const threads = builtThreads(1, { entry: thread, ...options });
    const equity = await EquityApi.start({ environment }, threads);
    try {
      await test(equity, threads);
    } finally {
      await equity.close();
    }
  };

  test('an endless request is terminated, and the requests after it are answered', async () => {
    await running({}, async (equity) => {
      const endless = equity.refused('ranges', range('endless'), 422);
      const behind = equity.json('ranges', range('AA'));
      expect(await endless).toMatchObject({
        code: 'too-large',
        detail: expect.stringContaining('too long') as string,
      });
      expect(await behind).toMatchObject({ combos: 1 });
    });
  });

  test('a request that takes all memory is terminated', async () => {
    await running(
      {},
      async (equity) => {
        expect(await equity.refused('ranges', range('huge'), 422)).toMatchObject({
          code: 'too-large',
          detail: expect.stringContaining('memory') as string,
        });
        expect(await equity.json('ranges', range('AA'))).toMatchObject({ combos: 1 });
      },
      { heap: 64 },
    );
  });

  test('in a bulk request only the endless request is rejected', async () => {
    await running({}, async (equity) => {
      const line = (players: number): string =>
        JSON.stringify({ game: 'holdem', players: Array.from({ length: players }, () => ({ range: 'AA' })) });
      const lines = await equity.lines([2, 2, 3, 2].map(line).join('\n'));
      expect(lines.map(({ problem }) => (problem as { detail: string }).detail.slice(0, 22))).toEqual([
        'the request costs 1; u',
        'the request costs 1; u',
        'the request took too l',
        'the request costs 1; u',
      ]);
    });
  });

  test('the response is 429 with Retry-After if too many requests are waiting', async () => {
    await running(
      { FLOORMAN_EQUITY_QUESTIONS: '3' },
      async (equity, threads) => {
        const gone = new AbortController();
        const init = { signal: gone.signal };
        const first = equity.post('ranges', range('endless'), init).catch(() => null);
        await eventually(() => threads.busy === 1);
        const second = equity.post('ranges', range('AA'), init).catch(() => null);
        await eventually(() => threads.waiting === 1);
        // The last place is reserved for another workspace.
        const third = await equity.post('equity', body);
        expect([third.status, third.headers.get('retry-after')]).toEqual([429, '2']);
        expect(await third.json()).toMatchObject({ code: 'too-many-requests' });
        // A client that disconnects frees its place: at once if its request was waiting, and soon if it was in progress.
        gone.abort();
        await Promise.all([first, second]);
        await eventually(() => threads.busy === 0 && threads.waiting === 0);
        expect(await equity.json('ranges', range('AA'))).toMatchObject({ combos: 1 });
      },
      {},
    );
  });

  test('health checks are answered while all threads are busy', async () => {
    await running({}, async (equity) => {
      const busy = equity.refused('ranges', range('endless'), 422);
      const health = await fetch(`${equity.api.url}/health/live`);
      expect(health.status).toBe(200);
      await busy;
    });
  });

  test('tasks of clients that have disconnected do not run', async () => {
    const threads = builtThreads(1);
    const gone = new AbortController();
    const waits = { lane: 'requests', signal: gone.signal } as const;
    const explained = await threads.run('describeRange', { game: 'holdem', range: 'AA' }, waits);
    expect(explained).toMatchObject({ ok: true });
    gone.abort(new Error('gone'));
    await expect(threads.run('describeRange', { game: 'holdem', range: 'AA' }, waits)).rejects.toThrow(
      'gone',
    );
    await threads.close();
  });
});
