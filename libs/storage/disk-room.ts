import { statfsSync } from 'node:fs';

/** PostgreSQL writes its log in segments of 16 MiB: without room for one it neither recovers nor starts. */
const ENOUGH_BYTES = 16 * 1024 ** 2;

/** What the system says of a write that found no room, in the C locale. */
const NO_ROOM = ['No space left on device', 'Disk quota exceeded'];

/**
 * Whether a server did not start for want of room.
 *
 * @param folder where its data lie
 * @param words what it has written since; little or nothing where its log has no room either
 */
export function lacksRoom(folder: string, words: string): boolean {
  if (NO_ROOM.some((phrase) => words.includes(phrase))) return true;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < ENOUGH_BYTES;
  } catch {
    return false;
  }
}
