import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What `postmaster.pid` says about the server that owns a data directory. */
export interface Postmaster {
  readonly pid: number;
  /** True once it accepts connections; false while it starts, recovers or stops. */
  readonly ready: boolean;
  /** TCP port it listens on, or will. */
  readonly port: number;
}

/** The lines of postmaster.pid that matter here (PostgreSQL's miscadmin.h): 1 is the pid, 4 the port, 8 the state. */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATE_LINE = 7;

/** Reads `postmaster.pid` of a data directory; undefined where there is none, or half of one. */
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
 * Stops a server that an earlier run left behind (its node was killed) and clears a `postmaster.pid` whose number
 * now belongs to some other program, which PostgreSQL itself would take for a living server.
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
 * PostgreSQL's own ladder of shutdowns: SIGINT rolls back and writes a checkpoint, SIGQUIT leaves recovery to the
 * next start, SIGKILL is for a server that hears neither.
 */
export async function endPostmaster(pid: number, hasEnded: () => boolean): Promise<void> {
  const ladder: readonly (readonly [NodeJS.Signals, number])[] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patience] of ladder) {
    if (hasEnded()) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < patience; waited += 20) {
      if (hasEnded()) return;
      await sleep(20);
    }
  }
}

/** Whether the server of a data directory runs under that number. */
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

/** The command line names the data directory (we start it with -D): that tells our server from a reused pid. */
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
