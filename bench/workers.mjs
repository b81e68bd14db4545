import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#storage';
import { root } from '../scripts/lib/paths.mjs';
import { dealtTexts } from './dealt.mjs';
import { importLog } from './import.mjs';
import { startService } from './service.mjs';

const WORKERS = [1, 2, 4, 8];
const SAMPLE_MS = 50;

/**
 * The same import with one, two, four and eight worker processes of one thread, with the queue in PostgreSQL and in Redis. What is
 * stored has to be the same. With more workers than cores the rate does not grow; what coordination costs is the CPU time a hand
 * beside that of one worker, and the part of the statements in progress that waits for a lock.
 */
export async function run({ hands }) {
  const log = Buffer.from([...dealtTexts(hands)].join(''));
  const warmUp = Buffer.from([...dealtTexts(4_000, 8)].join(''));
  const rows = [];
  let stored;
  for (const queue of ['PostgreSQL', ...(hasRedis ? ['Redis'] : [])])
    for (const workers of WORKERS) {
      const one = await importWith(queue, workers, warmUp, log, hands);
      stored ??= one.stored;
      if (one.stored !== stored)
        throw new Error(`${workers} workers with ${queue} stored ${one.stored} instead of ${stored}`);
      rows.push({
        work: `import, ${workers} workers, queue in ${queue}`,
        who: 'floorman',
        rate: one.cpu,
        unit: 'µs a hand',
        note:
          `CPU time of all processes; ${Math.round(hands / one.seconds)} hands/s; ` +
          `${one.active.toFixed(1)} statements in progress, of which ${(100 * one.waiting).toFixed(2)}% wait for a lock; ` +
          `stored ${one.stored}`,
      });
    }
  return rows;
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function importWith(queue, workers, warmUp, log, hands) {
  const children = [];
  const environment = { FLOORMAN_CONCURRENCY: '1' };
  if (queue === 'Redis') {
    const port = await freePort();
    const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
    children.push(redis);
    environment.REDIS_URL = `redis://127.0.0.1:${port}`;
    await sleep(500);
  }
  const service = await startService(environment);
  const databaseUrl = service.databaseUrl();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const more = [];
    for (let number = 1; number < workers; number++) {
      const worker = spawn(process.execPath, [join(root, 'dist/programs/worker.js')], {
        env: {
          ...process.env,
          FLOORMAN_LOG_LEVEL: 'error',
          FLOORMAN_DATA: service.dataFolder,
          ...environment,
          DATABASE_URL: databaseUrl,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(worker);
      more.push(worker.pid);
    }
    // Every worker compiles its code once.
    for (let round = 0; round < 2; round++)
      await importLog(service.address, warmUp, `warm-up ${String(round)}`);
    const before = cpuOf(service, more);
    const waits = watch(client);
    const { seconds, id } = await importLog(service.address, log, 'bench');
    const { waiting, active } = await waits.end();
    const cpu = ((cpuOf(service, more) - before) * 1e6) / hands;
    return { seconds, cpu, waiting, active, stored: await digestOf(client, id) };
  } finally {
    await client.end();
    for (const child of children) child.kill('SIGTERM');
    await service.stop();
  }
}

/** CPU seconds of the service with its database, and of further processes. */
const cpuOf = (service, pids) =>
  Object.values(service.cpuTimes()).reduce((sum, seconds) => sum + seconds, 0) +
  pids.reduce((sum, pid) => sum + service.cpuTimeOf(pid), 0);

/** Samples the statements that the service and its queue have in progress until `end`. Idle connections of pools do not count. */
function watch(client) {
  let isOver = false;
  const counts = { samples: 0, waiting: 0, active: 0 };
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await client.query(
        `select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as active
         from pg_stat_activity where application_name like 'floorman%' and state = 'active'`,
      );
      counts.samples++;
      counts.waiting += rows[0].waiting;
      counts.active += rows[0].active;
      await sleep(SAMPLE_MS);
    }
  })();
  return {
    async end() {
      isOver = true;
      await sampling;
      return { waiting: counts.waiting / Math.max(1, counts.active), active: counts.active / counts.samples };
    },
  };
}

/** The stored hands and findings of an import, by content and order. */
async function digestOf(client, id) {
  const { rows } = await client.query(
    `select (select count(*) from hands where import_id = $1) as hands,
       (select md5(string_agg(concat_ws(' ', h.site, h.hand_id, h.status, h.content, h.events, h.record_length, f.code, f.line), ',' order by h.id, f.line, f.code))
        from hands h left join findings f on f.hand_id = h.id where h.import_id = $1) as digest`,
    [id],
  );
  return `${rows[0].hands} hands ${rows[0].digest.slice(0, 8)}`;
}
