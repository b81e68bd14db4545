import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/lib/paths.mjs';

/** A service of the benchmark's own: what `npm start` runs, on a port and in a data folder of its own. */
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
    /** Resident memory of each of its processes at its highest, in MiB, by name. */
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

function memoryOf(launcher) {
  const memory = {};
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (!status.includes(`PPid:\t${launcher}\n`)) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const role = ROLES.find(([, module]) => command.includes(module))?.[0];
      if (role === undefined) continue;
      memory[role] = {
        now: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024),
        peak: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024),
      };
    } catch {
      // Gone meanwhile.
    }
  }
  return memory;
}

/** Asks an import how it is until it has ended. */
export async function untilEnded(address, id, every = 200) {
  for (;;) {
    const status = await (await fetch(`${address}/v1/imports/${id}`)).json();
    if (['done', 'failed', 'cancelled'].includes(status.state)) return status;
    await sleep(every);
  }
}
