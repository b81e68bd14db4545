import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from any other that had or will have its number: the boot it lives in and the moment it
 * started. Undefined where no such process is alive.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
}

function linuxIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold blanks and parentheses; the fields after it are numbered from 3 (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[22 - 3]];
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTime}`;
  } catch {
    return undefined;
  }
}

function portableIdentity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return 'alive';
  }
}
