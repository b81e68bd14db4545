import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The contents of `postmaster.pid`: the server that owns a data directory. */
export interface Postmaster {
  readonly pid: number;
  /** True once it accepts connections; false while it starts, recovers or stops. */
  readonly ready: boolean;
  /** The TCP port of the server. */
  readonly port: number;
}

/** Lines of postmaster.pid (PostgreSQL's miscadmin.h): 1 is the pid, 4 the port, 8 the state. */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATE_LINE = 7;

/** Reads `postmaster.pid` of a data directory; undefined if it is missing or incomplete. */
export function readPostmaster(directory: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(directory, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  const pid = Number(lines[PID_LINE]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, ready: lines[STATE_LINE]?.trim() === 'ready', port: Number(lines[PORT_LINE]) };
}

/**
 * Stops a server that a killed run left behind. Removes a `postmaster.pid` whose process id belongs to another program now:
 * PostgreSQL would mistake it for a running server.
 */
export async function stopOrphan(directory: string, log: (line: string) => void): Promise<void> {
  const found = readPostmaster(directory);
  if (found === undefined || !isAlive(found.pid)) return;
  if (!isPostgresOf(found.pid, directory)) {
    rmSync(join(directory, 'postmaster.pid'), { force: true });
    return;
  }
  log(`stopping the PostgreSQL that an earlier run left behind (process ${String(found.pid)})`);
  await endPostmaster(found.pid, () => !isAlive(found.pid) || !isPostgresOf(found.pid, directory));
}

/**
 * Stops a server step by step: SIGINT rolls back and writes a checkpoint, SIGQUIT leaves recovery to the next start, and
 * SIGKILL ends a server that reacts to neither.
 */
export async function endPostmaster(pid: number, hasEnded: () => boolean): Promise<void> {
  const ladder: readonly (readonly [NodeJS.Signals, number])[] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, timeout] of ladder) {
    if (hasEnded()) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < timeout; waited += 20) {
      if (hasEnded()) return;
      await sleep(20);
    }
  }
}

/** Whether the process is the server of a data directory. */
export function isRunning(pid: number, directory: string): boolean {
  return isAlive(pid) && isPostgresOf(pid, directory);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the command line names the data directory (option -D). Otherwise another program has the process id. */
function isPostgresOf(pid: number, directory: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')
        .split('\0')
        .includes(directory);
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      directory,
    );
  } catch {
    return false;
  }
}
