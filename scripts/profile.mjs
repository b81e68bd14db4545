// `npm run profile -- audit --ndjson LOG`: runs a command of floorman and prints what it calls in V8, by the function that calls it. A
// profile by function (`node --cpu-prof`) does not show these calls. Needs perf of Linux, and a command that ends by itself.
//
// Runtime_… and Builtin_… are slow paths in C++. Many LoadIC_Miss or DefineNamedOwnIC_Slow mean objects without a common hidden class
// (docs/decisions/055-built-in-calls.md). V8 leaves its list of functions, `perf-….map`, in /tmp.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

const CALLERS = 5;
const ROWS = 30;

// The build is no part of the profile.
await prepare();
const folder = mkdtempSync(join(tmpdir(), 'floorman-profile-'));
try {
  const data = join(folder, 'perf.data');
  await record(data, process.argv.slice(2));
  const { samples, calls } = await countCalls(data);
  if (samples === 0) throw new Error('perf recorded nothing');
  print(samples, calls);
} catch (error) {
  console.error(`floorman: no profile: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The exit code of the command says nothing about the recording: an audit with findings has one. */
async function record(data, command) {
  const node = [process.execPath, '--perf-basic-prof'];
  // Otherwise V8 writes a log of its own into the current folder.
  const log = ['--no-logfile-per-isolate', `--logfile=${join(folder, 'v8.log')}`];
  const sampling = ['record', '-q', '-g', '-e', 'cpu-clock', '-F', '999', '-o', data];
  const perf = spawn('perf', [...sampling, ...node, ...log, join(root, 'bin', 'floorman.mjs'), ...command], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  await once(perf, 'close');
}

/** Samples whose innermost frame is not JavaScript, by the outermost call in C++, or else the first call, and by its caller. */
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
    const caller = stack[at].replace(/^JS:[*~^+]?(.*) (?:\S*\/)?(\S+)$/, '$1 $2');
    callers.set(caller, (callers.get(caller) ?? 0) + 1);
  }
  return { samples, calls };
}

/** The stacks of all samples, the innermost frame first. */
async function* stacksOf(data) {
  const script = spawn('perf', ['script', '-i', data, '-F', 'ip,sym'], {
    stdio: ['ignore', 'pipe', 'inherit'],
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

function print(samples, calls) {
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
