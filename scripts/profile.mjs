import { spawnSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './lib/paths.mjs';

/**
 * What a command of floorman calls in V8, by the function that calls it: `npm run profile -- audit --ndjson LOG`. A profile by
 * function (`--cpu-prof`) does not show these calls. Needs perf of Linux. V8 leaves its list of functions, `perf-….map`, in /tmp.
 *
 * Runtime_… and Builtin_… are slow paths in C++; many LoadIC_Miss or DefineNamedOwnIC_Slow mean objects without a common hidden class
 * (docs/decisions/055-built-in-calls.md).
 */
const CALLERS = 5;
const ROWS = 30;

const folder = mkdtempSync(join(tmpdir(), 'floorman-profile-'));
try {
  const data = join(folder, 'perf.data');
  const command = [
    process.execPath,
    '--perf-basic-prof',
    '--no-logfile-per-isolate',
    `--logfile=${join(folder, 'v8.log')}`,
    join(root, 'bin', 'floorman.mjs'),
    ...process.argv.slice(2),
  ];
  const recorded = spawnSync(
    'perf',
    ['record', '-q', '-g', '-e', 'cpu-clock', '-F', '999', '-o', data, ...command],
    { stdio: ['inherit', 'ignore', 'inherit'] },
  );
  if (recorded.error === undefined) print(await countCalls(data));
  else {
    console.error(`perf cannot be started: ${recorded.error.message}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Samples whose innermost frame is not JavaScript, by the first call out of JavaScript and by its caller. */
async function countCalls(data) {
  const calls = new Map();
  let samples = 0;
  for await (const stack of stacksOf(data)) {
    samples++;
    const at = stack.findIndex((frame) => frame.startsWith('JS:'));
    if (at < 1) continue;
    const inner = stack.slice(0, at);
    const call = inner.findLast((frame) => /(Runtime|Builtin)_/.test(frame)) ?? inner.at(-1);
    const callers = calls.get(call) ?? new Map();
    calls.set(call, callers);
    const caller = stack[at].replace(/^JS:\S?(\S*) .*\/(\S+)$/, '$1 $2');
    callers.set(caller, (callers.get(caller) ?? 0) + 1);
  }
  return { samples, calls };
}

/** The stacks of all samples, the innermost frame first. */
async function* stacksOf(data) {
  const script = spawn('perf', ['script', '-i', data, '-F', 'ip,sym'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stack = [];
  for await (const line of createInterface({ input: script.stdout })) {
    const frame = line
      .trim()
      .replace(/^[0-9a-f]+ /, '')
      .replace(/\+0x[0-9a-f]+$/, '');
    if (frame !== '') stack.push(frame.replace('v8::internal::', ''));
    else if (stack.length > 0) {
      yield stack;
      stack = [];
    }
  }
}

function print({ samples, calls }) {
  const rows = [...calls].map(([call, callers]) => {
    const sorted = [...callers].sort((a, b) => b[1] - a[1]);
    return { call, count: sorted.reduce((sum, [, count]) => sum + count, 0), sorted };
  });
  rows.sort((a, b) => b.count - a.count);
  const share = (count) => `${((100 * count) / samples).toFixed(2)}%`;
  for (const { call, count, sorted } of rows.slice(0, ROWS)) {
    console.log(`${share(count).padStart(7)} ${call}`);
    for (const [caller, each] of sorted.slice(0, CALLERS))
      console.log(`${share(each).padStart(17)} ${caller}`);
  }
}
