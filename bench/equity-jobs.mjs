import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { LOCAL_WORKSPACE, openDatabase, openStore, runningDatabaseUrl } from '#storage';
import { finalizationRules } from '../dist/libs/nest/index.js';
import { startService } from './service.mjs';

const SECONDS = 6;
/** Small requests per second beside the jobs: a fixed rate, because their latency is measured, not their throughput. */
const RATE = 200;
const CANCELS = 5;

const LARGE = {
  game: 'holdem',
  players: [{ range: 'JJ+,AKs' }, { range: '88+,AJs+' }, { range: '99+,AQs+' }],
  method: 'exact',
};
const SAMPLED = {
  game: 'holdem',
  players: [{ hand: 'AhKh' }, { hand: 'QsQd' }],
  method: 'monte-carlo',
  trials: 50_000_000,
  seed: 1,
};
const ENDLESS = { ...SAMPLED, trials: 1_000_000_000 };

/**
 * Equity jobs on the service of `npm start`, with all CPUs: batches per second, the latency of health checks and small requests
 * beside them, and the time from cancelling a job until the workers are idle.
 */
export async function run() {
  const service = await startService({ FLOORMAN_RATE_LIMIT: '0' });
  const url = runningDatabaseUrl(service.dataFolder);
  const database = openDatabase({ url });
  const store = openStore(database, { finalization: finalizationRules, uploadSilence: 15_000 });
  const { id: workspaceId } = await store.workspaces.findOrCreate(LOCAL_WORKSPACE);
  const submit = async (body) => {
    const response = await fetch(`${service.address}/v1/equity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 202) throw new Error(await response.text());
    return (await response.json()).id;
  };
  const status = (id) => store.equityJobs.find(workspaceId, id);
  try {
    // Each job has a different seed, because stored answers would be returned immediately.
    await ended(status, await submit({ ...SAMPLED, seed: 2 }));
    const alone = await latencies(service);
    const rows = [];
    for (const [work, body] of [
      ['all cases, three ranges before the flop', LARGE],
      ['50 million trials, hand v hand', SAMPLED],
    ]) {
      const start = performance.now();
      const job = await ended(status, await submit(body));
      const seconds = (performance.now() - start) / 1000;
      const used = (job.seconds / seconds / availableParallelism()) * 100;
      rows.push({
        work: `equity job, ${work}`,
        who: 'floorman',
        rate: job.done / seconds,
        unit: 'batches/s',
        note: `${job.done} batches in ${seconds.toFixed(2)} s, threads busy ${used.toFixed(0)} % of all CPUs`,
      });
    }
    await submit(ENDLESS);
    const busy = await latencies(service);
    for (const [kind, { p50, p99, max }] of busy)
      rows.push({
        work: `latency beside equity jobs, ${kind}`,
        who: 'floorman',
        rate: p50,
        unit: 'ms p50',
        note: `p99 ${p99} ms, most ${max} ms, at ${RATE} a second; without jobs p99 ${alone.get(kind).p99} ms`,
      });
    await cancelAll(workspaceId, store, database);
    rows.push(await cancelling(service, submit, status));
    return rows;
  } finally {
    await database.close();
    await service.stop();
  }
}

async function ended(status, id) {
  for (;;) {
    const job = await status(id);
    if (job.state === 'done') return job;
    if (job.state === 'failed') throw new Error(JSON.stringify(job.error));
    await sleep(20);
  }
}

/** A small request with a different body each time. */
const posting = (path, bodyOf) => ({
  setupRequest: (request) => ({
    ...request,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'holdem', ...bodyOf(requestCount++) }),
  }),
});
let requestCount = 0;

/** The latencies of small requests, by kind. */
async function latencies({ address }) {
  const kinds = {
    health: { method: 'GET', path: '/health/live' },
    'small evaluation requests': posting('/v1/evaluations', () => ({
      hands: ['AhKh', 'QsQd'],
      board: 'Kd 7s 2c 9h 3d',
    })),
    'small equity requests': posting('/v1/equity', (seed) => ({
      players: [{ hand: 'AhKh' }, { hand: 'QsQd' }],
      board: 'Kd 7s 2c',
      trials: 1000,
      seed,
    })),
  };
  const measured = new Map();
  for (const [kind, request] of Object.entries(kinds)) {
    const { latency, non2xx, errors } = await autocannon({
      url: address,
      connections: 4,
      overallRate: RATE,
      duration: SECONDS,
      requests: [request],
    });
    if (non2xx + errors > 0) throw new Error(`${kind}: ${non2xx} refused, ${errors} failed`);
    measured.set(kind, latency);
  }
  return measured;
}

async function cancelAll(workspaceId, store, { pool }) {
  const { rows } = await pool.query(`select id from equity_jobs where state in ('queued', 'running')`);
  for (const { id } of rows) await store.equityJobs.cancel(workspaceId, id);
}

/** The time from `DELETE` until the workers use hardly any CPU time for a tenth of a second. */
async function cancelling({ address, workTime }, submit, status) {
  const TENTH = 100;
  const times = [];
  for (let round = 0; round < CANCELS; round++) {
    const id = await submit(ENDLESS);
    while ((await status(id)).done < 2) await sleep(20);
    const start = performance.now();
    await fetch(`${address}/v1/equity/${id}`, { method: 'DELETE' });
    for (let before = workTime(), now = Infinity; now - before > 0.03;) {
      before = workTime();
      await sleep(TENTH);
      now = workTime();
    }
    times.push(performance.now() - start - TENTH);
  }
  times.sort((a, b) => a - b);
  return {
    work: 'equity job, from cancel to idle',
    who: 'floorman',
    rate: times[Math.floor(CANCELS / 2)] / 1000,
    unit: 's',
    note: `median of ${CANCELS}, most ${(times.at(-1) / 1000).toFixed(2)} s`,
  };
}
