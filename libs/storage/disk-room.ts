import { statfsSync } from 'node:fs';

/** PostgreSQL writes its log in segments of 16 MiB: without room for one it neither recovers nor starts. */
const ENOUGH_BYTES = 16 * 1024 ** 2;

/** What the system says of a write that found no room, in the C locale. */
const NO_ROOM = ['No space left on device', 'Disk quota exceeded'];
/** It says so of semaphores and of shared memory too, for which no disk is to blame: what PostgreSQL names must be a file. */
const NAMED = [' file "', ' directory "'];

const has = (line: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => line.includes(phrase));

/**
 * Whether a server did not start for want of room.
 *
 * @param folder where its data lie
 * @param words what it has written since; little or nothing where its log has no room either
 */
export function lacksRoom(folder: string, words: string): boolean {
  if (words.split('\n').some((line) => has(line, NO_ROOM) && has(line, NAMED))) return true;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < ENOUGH_BYTES;
  } catch {
    return false;
  }
}
