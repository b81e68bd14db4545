import { join } from 'node:path';
import { build, inputsAndOutputs, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { root } from './paths.mjs';
import { isUnchanged, takeSnapshot, writeSnapshot } from './snapshot.mjs';

const OLDEST_NODE = [20, 19];

/** The snapshot after the last installation or build. */
const prepared = join(root, '.cache', 'prepared.json');

/**
 * Installs the dependencies and builds, if necessary; one process at a time. If nothing is stale, nothing is written, as the
 * clone may belong to another user. Output goes to standard error.
 */
export async function prepare() {
  checkNode();
  if (isUnchanged(prepared) || (isInstalled() && isBuilt())) return;
  const lock = await waitForLock(join(root, '.cache', 'prepare.lock'), () => {
    console.error('floorman: waiting for another process that installs or builds');
  });
  try {
    if (!isInstalled()) await install();
    if (!isBuilt()) await build();
    remember();
  } finally {
    lock.release();
  }
}

/** Whether packages and dist/ are there and up to date. Writes nothing. */
export function isPrepared() {
  return isUnchanged(prepared) || (isInstalled() && isBuilt());
}

/** Takes the snapshot before it verifies the contents, so that a change in the meantime is noticed. */
function remember() {
  const snapshot = takeSnapshot(inputsAndOutputs());
  if (isInstalled() && isBuilt()) writeSnapshot(prepared, snapshot);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or later is needed, this is ${process.versions.node}`);
}
