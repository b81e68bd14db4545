import { statfsSync } from 'node:fs';

/** PostgreSQL writes its log in segments of 16 MiB, and needs space for one to recover and start. */
const MIN_FREE_BYTES = 16 * 1024 ** 2;

/** The system's messages about a full disk, in the C locale. */
const DISK_FULL = ['No space left on device', 'Disk quota exceeded'];
/** The system uses the same messages for semaphores and shared memory; with a disk, PostgreSQL names a file or directory. */
const NAMES_FILE = [' file "', ' directory "'];

const has = (line: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => line.includes(phrase));

/**
 * Whether a server failed to start because the disk is full.
 *
 * @param folder its data directory
 * @param output what it has logged since its start: little or nothing if its log is on the full disk
 */
export function isDiskFull(folder: string, output: string): boolean {
  if (output.split('\n').some((line) => has(line, DISK_FULL) && has(line, NAMES_FILE))) return true;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
