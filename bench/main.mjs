// `npm run bench [-- NAME…] [--json FILE]`: throughput of the project and of npm packages that do the same work, measured in
// one run. The figures depend on the machine and its load; the ratios are comparable.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { describeMachine } from './machine.mjs';
import { printTable } from './table.mjs';

const suites = {
  evaluator: () => import('./evaluator.mjs'),
  read: () => import('./read.mjs'),
  equity: () => import('./equity.mjs'),
  cost: () => import('./cost.mjs'),
  batch: () => import('./batch.mjs'),
  replay: () => import('./replay.mjs'),
  audit: () => import('./audit.mjs'),
  formats: () => import('./formats.mjs'),
  import: () => import('./import.mjs'),
  storing: () => import('./storing.mjs'),
  'import-cost': () => import('./import-cost.mjs'),
  scale: () => import('./scale.mjs'),
  workers: () => import('./workers.mjs'),
  store: () => import('./store.mjs'),
  'equity-jobs': () => import('./equity-jobs.mjs'),
  load: () => import('./load.mjs'),
  hostile: () => import('./hostile.mjs'),
  page: () => import('./page.mjs'),
};

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'string' },
    hands: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '1' },
    imports: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`floorman: there is no benchmark ${unknown.join(', ')}: ${Object.keys(suites).join(', ')}`);
  process.exit(64);
}

await prepare();
const machine = describeMachine();
console.log(machine.text);
const results = [];
for (const [name, load] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { run } = await load();
  const rows = await run({
    hands: Number(values.hands),
    minutes: Number(values.minutes),
    imports: Number(values.imports),
  });
  printTable(name, rows);
  results.push({ suite: name, rows });
}
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
