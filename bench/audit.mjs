import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, openSync, closeSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { root } from '../scripts/lib/paths.mjs';
import { dealtTexts } from './dealt.mjs';

const RUNS = 3;
const WATCH_MS = 20;

/** `floorman audit --ndjson` as a process: start, reading, audit and output; also without the checks across hands. */
export async function run({ hands }) {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-bench-'));
  try {
    const log = join(folder, 'log.txt');
    await writeLog(log, hands);
    const kilobytes = statSync(log).size / hands / 1000;
    const rows = [];
    for (const jobs of [1, 2]) {
      const runs = [];
      for (let round = 0; round < RUNS; round++) runs.push(await auditOnce(folder, log, jobs));
      runs.sort((a, b) => a.seconds - b.seconds);
      const median = runs[Math.floor(RUNS / 2)];
      rows.push({
        work: `audit --ndjson --jobs ${jobs}`,
        who: 'floorman',
        rate: hands / median.seconds,
        unit: 'hands/s',
        note:
          `${hands} hands of ${kilobytes.toFixed(2)} kB, best ${Math.round(hands / runs[0].seconds)}/s, ` +
          `${jobs === 1 && hasTaskset ? 'one core, ' : ''}peak ${Math.round(median.peak / 2 ** 20)} MiB`,
      });
    }
    rows.push(await compareTableChecks(folder, log, hands));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs with and without the checks across hands take turns, so that the load of the machine is that of both. */
async function compareTableChecks(folder, log, hands) {
  const seconds = { with: [], without: [] };
  for (let round = 0; round < RUNS; round++) {
    seconds.with.push((await auditOnce(folder, log, 1)).seconds);
    seconds.without.push((await auditOnce(folder, log, 1, ['--no-table-checks'])).seconds);
  }
  const best = { with: Math.min(...seconds.with), without: Math.min(...seconds.without) };
  return {
    work: 'audit --ndjson --no-table-checks',
    who: 'floorman',
    rate: hands / best.without,
    unit: 'hands/s',
    note: `with the checks across hands ${Math.round((100 * best.without) / best.with)}% of it, best of ${RUNS} each`,
  };
}

async function writeLog(path, hands) {
  const file = createWriteStream(path);
  for (const text of dealtTexts(hands)) if (!file.write(text)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
}

const hasTaskset = spawnSync('taskset', ['-V']).status === 0;

/** One run with its output in a file; the peak of the resident memory is polled while it runs. */
async function auditOnce(folder, log, jobs, options = []) {
  const output = openSync(join(folder, 'out.ndjson'), 'w');
  const command = [
    process.execPath,
    join(root, 'bin/floorman.mjs'),
    'audit',
    '--ndjson',
    '--jobs',
    String(jobs),
    ...options,
    log,
  ];
  if (jobs === 1 && hasTaskset) command.unshift('taskset', '-c', '0');
  const start = performance.now();
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', output, 'inherit'] });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentPeak(child.pid));
  }, WATCH_MS);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  closeSync(output);
  if (code !== 0) throw new Error(`the audit ended with exit code ${code}`);
  return { seconds: (performance.now() - start) / 1000, peak };
}

function residentPeak(pid) {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line === null ? 0 : Number(line[1]) * 1024;
  } catch {
    return 0;
  }
}
