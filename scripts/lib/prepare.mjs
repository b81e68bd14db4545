import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installIfMissing } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { root } from './paths.mjs';

const OLDEST_NODE = [20, 19];

/** Makes a clone ready to run: dependencies and build, by one process at a time. */
export async function prepare() {
  checkNode();
  const lock = await waitForLock(join(root, '.cache', 'prepare.lock'), () => {
    console.log('floorman: waiting for another process that installs or builds');
  });
  try {
    await installIfMissing();
    await buildIfStale();
  } finally {
    lock.release();
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or later is needed, this is ${process.versions.node}`);
}
