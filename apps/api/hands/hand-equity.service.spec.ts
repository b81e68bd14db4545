import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dealHands } from '#dealer';
import { findFormat } from '#histories';
import { ConfigService } from '#nest';
import { readConfig } from '#runtime';
import { SolverPool } from '#solver-threads';
import { MetricsService } from '../metrics/metrics.service.js';
import type { ReplayableItem } from './audited-log.js';
import { HandEquityService } from './hand-equity.service.js';
import { HandsService } from './hands.service.js';
import type { StoredHandsService } from './stored-hands.service.js';

/** A thread module whose hands take as many milliseconds as their id says. It returns how many hands the thread has begun. */
const SLEEPING_THREAD = `
  let begun = 0;
  export default () => {};
  export const equityOfHand = ({ hand }) => {
    begun++;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(hand.id));
    return { begun };
  };
`;

/** Milliseconds: long against the start of a thread. */
const TIMEOUT = 3_000;
const STEP = 1_800;
const ENDLESS = 60_000;

describe('equities of hands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-hand-equity-'));
  const entry = pathToFileURL(join(folder, 'thread.mjs'));
  writeFileSync(entry, SLEEPING_THREAD);
  const pools: SolverPool[] = [];
  let item: ReplayableItem;

  beforeAll(async () => {
    const [hand] = dealHands({ game: 'holdem', limit: 'no-limit', hands: 1, seed: 1 });
    const written = findFormat('pokerstars')!.write!(hand);
    if (!written.ok) throw new Error('a dealt hand cannot be written');
    const hands = new HandsService(new ConfigService(readConfig({}, '/')), new MetricsService());
    const options = { name: 'body', format: 'auto', profile: 'auto', language: 'en', replay: true } as const;
    item = (await hands.auditLog(Buffer.from(written.text), options)).replayable(0)!;
  });

  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Requests for hands that take some milliseconds, of clients of one service. */
  const requests = (
    maxWait = ENDLESS,
  ): ((milliseconds: number, signal?: AbortSignal) => Promise<unknown>) => {
    const pool = new SolverPool({ threads: 1, minThreads: 0, entry, timeout: TIMEOUT, maxWait });
    pools.push(pool);
    const service = new HandEquityService({} as StoredHandsService, pool);
    return (milliseconds, disconnected = new AbortController().signal) =>
      service.ofHand(
        { ...item, hand: { ...item.hand, id: String(milliseconds) } },
        { workspaceId: 'w', disconnected },
      );
  };

  it('end in time, also if the garbage collector runs meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const timer = setInterval(collect, 50);
    try {
      await expect(requests()(ENDLESS)).rejects.toMatchObject({
        code: 'unavailable',
        options: { detail: { en: 'the equities of this hand take too long' } },
      });
    } finally {
      clearInterval(timer);
    }
  });

  it('have their time from when the thread begins with them, not while they wait', async () => {
    const request = requests();
    await request(0);
    // Together they take longer than a hand may.
    const answers = [request(STEP), request(STEP + 1)];
    expect(await Promise.all(answers)).toEqual([{ begun: 2 }, { begun: 3 }]);
  });

  it('are refused with Retry-After if the thread is busy for too long', async () => {
    const request = requests(100);
    await request(0);
    const busy = request(STEP);
    await expect(request(0)).rejects.toMatchObject({
      code: 'unavailable',
      options: { headers: { 'retry-after': '2' } },
    });
    expect(await busy).toEqual({ begun: 2 });
  });

  it('of equal hands are computed once for all clients, until the last one disconnects', async () => {
    const request = requests();
    const gone = new AbortController();
    const first = request(500, gone.signal);
    const answers = [request(500), request(500)];
    gone.abort(new Error('disconnected'));
    await expect(first).rejects.toThrow('disconnected');
    expect(await Promise.all(answers)).toEqual([{ begun: 1 }, { begun: 1 }]);
    expect(await request(1)).toEqual({ begun: 2 });
  });
});
