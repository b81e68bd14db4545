import { run as measureCost } from './import-cost.mjs';

/** The hands of a chunk: a megabyte of log. */
const CHUNK = 800;
const CHUNKS = 20_000;
const BILLION = 1e9;

const THREADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** Cores of the server of PostgreSQL. */
const CORES = [4, 16, 64];
/** Bytes a second that its disk writes to the log of changes. */
const DISK = 500e6;

/**
 * How many hands a second any number of worker threads import through one PostgreSQL: measured costs of a hand (`import-cost`), and a
 * simulation of threads that take turns at the cores of the database and at the disk of its log. It knows no network, and no table
 * that outgrows the memory of the server: it shows where the database is the limit, not how a given cluster behaves.
 */
export async function run({ hands }) {
  const measured = await measureCost({ hands });
  const rate = (work) => measured.find((row) => row.work === work)?.rate ?? 0;
  const perHand = {
    thread: rate('import, CPU time of worker') / 1e6,
    database: rate('import, CPU time of postgres') / 1e6,
    log: rate('import, WAL') / DISK,
  };
  const rows = CORES.flatMap((cores) =>
    THREADS.map((threads) => {
      const { rate: simulated, busy } = simulate(threads, cores, perHand);
      return {
        work: `import by ${threads} threads, ${cores} cores of PostgreSQL`,
        who: 'simulated',
        rate: simulated,
        unit: 'hands/s',
        note: `database ${Math.round(100 * busy.database)}% busy, disk ${Math.round(100 * busy.log)}%; a billion hands in ${duration(BILLION / simulated)}`,
      };
    }),
  );
  return [...measured, ...rows];
}

const duration = (seconds) =>
  seconds >= 172_800 ? `${(seconds / 86_400).toFixed(1)} days` : `${(seconds / 3_600).toFixed(1)} hours`;

/**
 * Threads audit a chunk, then store it with a core of the database, and wait until its log is on the disk. Who comes first is served
 * first. All costs vary by a half around their means, with a fixed seed. O(chunks × (threads + cores)).
 */
export function simulate(threads, cores, perHand, chunks = CHUNKS) {
  const vary = makeVariation();
  const auditTime = () => CHUNK * perHand.thread * vary();
  const free = { database: Array(cores).fill(0), log: [0] };
  const used = { database: 0, log: 0 };
  /** When each thread reaches its next stage. */
  const next = Array.from({ length: threads }, () => ({ time: auditTime(), stage: 'database' }));
  let stored = 0;
  let now = 0;
  while (stored < chunks) {
    const thread = next[indexOfLeast(next.map(({ time }) => time))];
    now = thread.time;
    if (thread.stage === 'done') {
      stored++;
      thread.time = now + auditTime();
      thread.stage = 'database';
      continue;
    }
    const servers = free[thread.stage];
    const place = indexOfLeast(servers);
    const time = CHUNK * perHand[thread.stage] * vary();
    servers[place] = thread.time = Math.max(now, servers[place]) + time;
    used[thread.stage] += time;
    thread.stage = thread.stage === 'database' ? 'log' : 'done';
  }
  return {
    rate: (chunks * CHUNK) / now,
    busy: { database: used.database / (cores * now), log: used.log / now },
  };
}

const indexOfLeast = (values) =>
  values.reduce((least, value, index) => (value < values[least] ? index : least), 0);

/** Factors from 0.5 to 1.5 in an order that is always the same. */
function makeVariation() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 0.5 + state / 2 ** 32;
  };
}
