import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { root } from '../scripts/lib/paths.mjs';
import { dealtTexts } from './dealt.mjs';

/**
 * What storing a hand costs without a database: microseconds of CPU time of a worker's thread for chunks of a log, and of finalizing what
 * hands say about the deal and about pairs. Rounds take turns, so that the load of the machine is that of all.
 *
 * FLOORMAN_BENCH_OTHER names the folder of another built version, which is then measured with the same chunks in the same rounds.
 */
const ROUNDS = Number(process.env.FLOORMAN_BENCH_ROUNDS ?? 7);

export async function run({ hands }) {
  const other = process.env.FLOORMAN_BENCH_OTHER;
  const folders = [root, ...(other === undefined ? [] : [resolve(other)])];
  const chunks = await chunksOf(Buffer.from([...dealtTexts(hands)].join('')));
  const tasks = [];
  for (const [index, folder] of folders.entries())
    tasks.push(...(await tasksOf(folder, index === 0 ? 'floorman' : 'other version', chunks)));
  for (const task of tasks) task.run();
  const times = tasks.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    tasks.forEach((task, index) => times[index].push(cpuTimeOf(task.run)));
  return tasks.map(({ work, who }, index) => {
    const sorted = times[index].sort((a, b) => a - b).map((time) => time / hands);
    return {
      work,
      who,
      rate: sorted[ROUNDS >> 1],
      unit: 'µs a hand',
      note: `${sorted[0].toFixed(1)} to ${sorted.at(-1).toFixed(1)}`,
    };
  });
}

/** The chunks as a worker takes them from the database. */
async function chunksOf(log) {
  const { cutChunks } = await import('#audit');
  const chunks = [];
  for await (const { bytes, ...reading } of cutChunks({ kind: 'stream', bytes: partsOf(log) }))
    chunks.push({
      id: chunks.length + 1,
      importId: '00000000-0000-4000-8000-000000000001',
      workspaceId: '00000000-0000-4000-8000-000000000002',
      reading,
      source: deflateRawSync(bytes, { level: 1 }),
      profile: 'auto',
      attempts: 1,
    });
  return chunks;
}

async function* partsOf(log) {
  for (let at = 0; at < log.length; at += 65_536) yield log.subarray(at, at + 65_536);
}

/** The work of a version. One without checks over many hands has no counts of them. */
async function tasksOf(folder, who, chunks) {
  const load = (path) => import(pathToFileURL(resolve(folder, 'dist', path)));
  const { default: audit } = await load('apps/worker/threads/audit-chunk.js');
  let stored = [];
  const tasks = [
    {
      work: 'audit and rows of a chunk',
      who,
      run: () => {
        stored = chunks.map((chunk) => audit(chunk));
      },
    },
  ];
  const { finalizationRules } = await load('libs/nest/finalization-rules.js');
  if (finalizationRules.beginChecks === undefined) return tasks;
  const count = () => {
    const checks = finalizationRules.beginChecks();
    for (const { counts, dealFacts, partnerFacts } of stored)
      checks.add(new Array(counts.hands).fill(false), dealFacts, partnerFacts);
    checks.end();
  };
  return [...tasks, { work: 'counts of deals and pairs', who, run: count }];
}

/** In microseconds. */
function cpuTimeOf(task) {
  const { user, system } = process.cpuUsage();
  task();
  const used = process.cpuUsage();
  return used.user + used.system - user - system;
}
