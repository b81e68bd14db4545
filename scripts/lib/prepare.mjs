import { join } from 'node:path';
import { build, inputsAndOutputs, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { root } from './paths.mjs';
import { isUnchanged, takeSnapshot, writeSnapshot } from './snapshot.mjs';

const OLDEST_NODE = [20, 19];

/** The snapshot after the last installation, build or check of the contents. */
const prepared = join(root, '.cache', 'prepared.json');

/**
 * Installs the dependencies and builds, if necessary; one process at a time. Output goes to standard error.
 */
export async function prepare() {
  checkNode();
  if (isPrepared()) return;
  const lock = await waitForLock(join(root, '.cache', 'prepare.lock'), () => {
    console.error('floorman: waiting for another process that installs or builds');
  });
  try {
    if (!isInstalled()) await install();
    if (!isBuilt()) await build();
    isPrepared();
  } finally {
    lock.release();
  }
}

/**
 * Whether packages and dist/ are there and up to date. If times have changed, as in a copied clone, the contents are compared, and
 * the next process need not compare them again.
 */
export function isPrepared() {
  if (isUnchanged(prepared)) return true;
  // Taken before the contents are read, so that a change in the meantime is noticed.
  const snapshot = takeSnapshot(inputsAndOutputs());
  if (!isInstalled() || !isBuilt()) return false;
  try {
    writeSnapshot(prepared, snapshot);
  } catch {
    // The clone belongs to another user.
  }
  return true;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or later is needed, this is ${process.versions.node}`);
}
