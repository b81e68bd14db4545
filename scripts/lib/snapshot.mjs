import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A snapshot of files and folders: which they are, and when each was changed last. Reading the times is ten times faster than
 * reading the contents. It is the time of the last change of the inode, which a checkout or a restored file cannot set back. A folder
 * changes when an entry of it is added, removed or renamed.
 *
 * @typedef {Readonly<Record<string, string>>} Snapshot by path
 */

/**
 * @param {readonly string[]} paths of files and folders
 * @returns {Snapshot}
 */
export function takeSnapshot(paths) {
  return Object.fromEntries(paths.map((path) => [path, stampOf(path)]));
}

/**
 * Every folder below and including `folder`, which need not exist, and the files that `isIncluded` selects.
 *
 * @param {string} folder
 * @param {(path: string) => boolean} isIncluded
 * @returns {string[]}
 */
export function pathsBelow(folder, isIncluded) {
  if (!existsSync(folder)) return [folder];
  return readdirSync(folder, { withFileTypes: true }).reduce(
    (paths, entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) paths.push(...pathsBelow(path, isIncluded));
      else if (isIncluded(path)) paths.push(path);
      return paths;
    },
    [folder],
  );
}

/**
 * Writes a snapshot to a file, for `isUnchanged`.
 *
 * @param {string} file
 * @param {Snapshot} snapshot
 */
export function writeSnapshot(file, snapshot) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(snapshot));
  renameSync(`${file}.${process.pid}`, file);
}

/** Whether nothing changed since the snapshot was taken; false if there is none. */
export function isUnchanged(file) {
  try {
    const snapshot = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(snapshot).every(([path, stamp]) => stampOf(path) === stamp);
  } catch {
    return false;
  }
}

/** The empty string for a path that does not exist. */
function stampOf(path) {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.size}:${stats.ctimeNs}`;
}
