import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/lib/paths.mjs';

/** Starts a service like `npm start`, with its own port and data folder; that of another built version if its folder is given. */
export async function startService(environment = {}, cwd = root) {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-bench-'));
  chmodSync(folder, 0o711);
  const child = spawn(process.execPath, [join(cwd, 'scripts', 'start.mjs')], {
    cwd,
    env: {
      ...process.env,
      PORT: '0',
      FLOORMAN_LOG_LEVEL: 'error',
      FLOORMAN_DATA: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  let ready = null;
  while (ready === null) {
    if (child.exitCode !== null) throw new Error(`the service did not start:\n${output}`);
    await sleep(50);
    ready = /^floorman is ready on (\S+)$/m.exec(output);
  }
  return {
    address: ready[1],
    dataFolder: join(folder, 'data'),
    /** CPU time of the worker in seconds. */
    workTime: () => ticksOf(rolesOf(child.pid).worker) / TICKS_A_SECOND,
    /** CPU time in seconds of the roles and of PostgreSQL, with that of processes which have ended. */
    cpuTimes: () => cpuTimesOf(child.pid),
    /** CPU time of another process in seconds. */
    cpuTimeOf: (pid) => ticksOf(pid) / TICKS_A_SECOND,
    /** The address of the database. */
    databaseUrl: () => databaseOf(rolesOf(child.pid).worker),
    /** Resident memory of each process by name, current and peak, in MiB. */
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ROLES = [
  ['api', 'dist/programs/api.js'],
  ['worker', 'dist/programs/worker.js'],
];

/** The process ids of the roles by name. */
function rolesOf(launcher) {
  const roles = {};
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${launcher}\n`)) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const role = ROLES.find(([, module]) => command.includes(module))?.[0];
      if (role !== undefined) roles[role] = pid;
    } catch {
      // The process has ended.
    }
  }
  return roles;
}

/** Processes by the name of their command, or of the role. */
function cpuTimesOf(launcher) {
  const processes = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, command, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      const fields = rest.split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
      processes.set(Number(pid), { parent: Number(fields[1]), command, seconds: ticks / TICKS_A_SECOND });
    } catch {
      // The process has ended.
    }
  }
  const roles = new Map(Object.entries(rolesOf(launcher)).map(([role, pid]) => [Number(pid), role]));
  const isOfService = (pid) =>
    pid === launcher || (processes.has(pid) && isOfService(processes.get(pid).parent));
  const times = {};
  for (const [pid, { command, seconds }] of processes) {
    if (!isOfService(pid)) continue;
    const name = roles.get(pid) ?? (command === 'postgres' ? 'postgres' : 'others');
    times[name] = (times[name] ?? 0) + seconds;
  }
  return times;
}

function databaseOf(pid) {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return environment.find((entry) => entry.startsWith('DATABASE_URL=')).slice('DATABASE_URL='.length);
}

function memoryOf(launcher) {
  return Object.fromEntries(
    Object.entries(rolesOf(launcher)).map(([role, pid]) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const inMiB = (field) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024);
      return [role, { now: inMiB('VmRSS'), peak: inMiB('VmHWM') }];
    }),
  );
}

/** The unit of process times in /proc. */
const TICKS_A_SECOND = 100;

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Polls an import until it has ended. */
export async function untilEnded(address, id, every = 200) {
  for (;;) {
    const status = await (await fetch(`${address}/v1/imports/${id}`)).json();
    if (['done', 'failed', 'cancelled'].includes(status.state)) return status;
    await sleep(every);
  }
}
