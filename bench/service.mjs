import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/lib/paths.mjs';

/** Starts a service like `npm start`, with its own port and data folder. */
export async function startService(environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-bench-'));
  chmodSync(folder, 0o711);
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
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
  ['api', 'apps/api/main.js'],
  ['worker', 'apps/worker/main.js'],
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
