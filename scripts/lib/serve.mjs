import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryLock } from './lock.mjs';
import { root } from './paths.mjs';

/**
 * Runs the service until it is told to stop, alone on its data: what `npm start` and `floorman serve` do.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {() => Promise<void>} [prepare] what is to be done once the data are ours, and before anything is loaded
 * @returns {Promise<number>} the exit status
 */
export async function serve(environment, prepare = async () => {}) {
  const data = resolve(root, environment.FLOORMAN_DATA || '.floorman');
  makeDataFolder(data);
  const lock = await tryLock(join(data, 'service.lock'));
  if ('holder' in lock) throw new Error(`is already running on the data in ${data} (process ${lock.holder})`);
  try {
    await prepare();
    // The processes of the service take the folder they start in for the project's.
    process.chdir(root);
    const { launch } = await import(pathToFileURL(join(root, 'dist', 'apps', 'launcher', 'launch.js')).href);
    return await launch(root, environment);
  } finally {
    lock.release();
  }
}

/** The data is nobody else's business; root lends it to PostgreSQL's account, which must be able to walk through. */
function makeDataFolder(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
