import { run as measureCost } from './import-cost.mjs';

/** The hands of a chunk: a megabyte of log. */
const CHUNK = 800;
const CHUNKS = 20_000;
const BILLION = 1e9;

const THREADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** Cores of the server of PostgreSQL. */
const CORES = [4, 16, 64];
/** Workspaces that import at the same time. */
const WORKSPACES = 16;
/** Fewer of them, with the most threads and cores. */
const FEW_WORKSPACES = [1, 2, 4, 8];
/** Bytes a second that its disk writes to the log of changes. */
const DISK = 500e6;

/**
 * How many hands a second any number of worker threads import through one PostgreSQL: measured costs of a hand (`import-cost`), and a
 * simulation of threads that take turns at the cores of the database and at the disk of its log, while the imports of each workspace are
 * finalized one after the other. It knows no network, and no table that outgrows the memory of the server: it shows where the database
 * is the limit, not how a given cluster behaves.
 */
export async function run({ hands }) {
  const measured = await measureCost({ hands });
  const rate = (work) => measured.find((row) => row.work === work)?.rate ?? 0;
  const perHand = {
    thread: rate('import, CPU time of worker') / 1e6,
    database: rate('import, CPU time of postgres') / 1e6,
    log: rate('import, WAL') / DISK,
    finalization: rate('import, finalization') / 1e6,
  };
  const rowOf = (threads, cores, workspaces) => {
    const { rate: simulated, busy } = simulate({ threads, cores, workspaces }, perHand);
    return {
      work: `import by ${threads} threads, ${cores} cores of PostgreSQL, ${workspaces} workspaces`,
      who: 'simulated',
      rate: simulated,
      unit: 'hands/s',
      note:
        `database ${Math.round(100 * busy.database)}% busy, disk ${Math.round(100 * busy.log)}%, ` +
        `finalization ${Math.round(100 * busy.finalization)}%; a billion hands in ${duration(BILLION / simulated)}`,
    };
  };
  return [
    ...measured,
    ...CORES.flatMap((cores) => THREADS.map((threads) => rowOf(threads, cores, WORKSPACES))),
    ...FEW_WORKSPACES.map((workspaces) => rowOf(THREADS.at(-1), CORES.at(-1), workspaces)),
  ];
}

const duration = (seconds) =>
  seconds >= 172_800 ? `${(seconds / 86_400).toFixed(1)} days` : `${(seconds / 3_600).toFixed(1)} hours`;

/**
 * Threads audit a chunk, then store it with a core of the database, and wait until its log is on the disk. Who comes first is served
 * first. Then its workspace finalizes it: no thread waits for that, and its CPU time is part of the database's already, but each
 * workspace does it for one chunk after the other. All costs vary by a half around their means, with a fixed seed.
 * O(chunks × (threads + cores)).
 */
export function simulate({ threads, cores, workspaces }, perHand, chunks = CHUNKS) {
  const vary = makeVariation();
  const auditTime = () => CHUNK * perHand.thread * vary();
  const free = { database: Array(cores).fill(0), log: [0], finalization: Array(workspaces).fill(0) };
  const used = { database: 0, log: 0, finalization: 0 };
  /** When each thread reaches its next stage. */
  const next = Array.from({ length: threads }, () => ({ time: auditTime(), stage: 'database' }));
  let stored = 0;
  let now = 0;
  while (stored < chunks) {
    const thread = next[indexOfLeast(next.map(({ time }) => time))];
    now = thread.time;
    if (thread.stage === 'done') {
      const workspace = stored++ % workspaces;
      const time = CHUNK * perHand.finalization * vary();
      free.finalization[workspace] = Math.max(now, free.finalization[workspace]) + time;
      used.finalization += time;
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
  const end = Math.max(now, ...free.finalization);
  return {
    rate: (chunks * CHUNK) / end,
    busy: {
      database: used.database / (cores * end),
      log: used.log / end,
      finalization: used.finalization / (workspaces * end),
    },
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
