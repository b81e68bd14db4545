// `npm run bench:compare -- FOLDER [NAME…] [--rounds N]`: the same benchmarks in this clone and in another one (an older
// commit, built), in turns. Only ratios count, as a machine's speed drifts. Two are printed: the median of the rounds, and
// the best rate here over the best rate there, which other load on the machine affects least.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/paths.mjs';
import { describeMachine } from './machine.mjs';

/** Benchmarks whose figures are throughputs of one process: the others need a service and have their own bars. */
const DEFAULT_SUITES = ['evaluator', 'read', 'replay', 'equity', 'audit', 'import'];

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, hands: { type: 'string', default: '30000' } },
  allowPositionals: true,
});
const [other, ...names] = positionals;
if (other === undefined || !existsSync(join(other, 'bench', 'main.mjs'))) {
  console.error('usage: npm run bench:compare -- FOLDER [NAME…] [--rounds N] [--hands N]');
  process.exit(64);
}

const scratch = mkdtempSync(join(tmpdir(), 'floorman-compare-'));
try {
  console.log(describeMachine().text);
  for (const suite of names.length > 0 ? names : DEFAULT_SUITES) compare(suite);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Runs a suite in both clones, round by round, the first place alternating. */
function compare(suite) {
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const folders = round % 2 === 0 ? [root, resolve(other)] : [resolve(other), root];
    const rows = new Map(folders.map((folder) => [folder, ratesOf(folder, suite)]));
    rounds.push({ here: rows.get(root), there: rows.get(resolve(other)) });
  }
  console.log(`\n${suite}: rate here / rate there`);
  for (const { work, who } of rounds[0].here) {
    if (who !== 'floorman') continue;
    const rates = rounds.map(({ here, there }) => ({ here: rateOf(here, work), there: rateOf(there, work) }));
    if (rates.some(({ there }) => there === undefined)) {
      console.log(`  only here  ${work}`);
      continue;
    }
    const ratios = rates.map(({ here, there }) => here / there).sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)];
    const best = Math.max(...rates.map(({ here }) => here)) / Math.max(...rates.map(({ there }) => there));
    const spread = `${ratios[0].toFixed(3)} to ${ratios.at(-1).toFixed(3)}`;
    console.log(`  ${median.toFixed(3)}  best ${best.toFixed(3)}  (${spread})  ${work}`);
  }
}

/** The rate of a row by its name; undefined in a clone that has no such row. */
function rateOf(rows, work) {
  return rows.find((row) => row.work === work)?.rate;
}

function ratesOf(folder, suite) {
  const file = join(scratch, 'rates.json');
  const args = [join('bench', 'main.mjs'), suite, '--hands', values.hands, '--json', file];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${suite} failed in ${folder}: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')).results[0].rows;
}
