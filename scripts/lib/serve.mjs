import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryLock } from './lock.mjs';
import { root } from './paths.mjs';

/**
 * Runs the service until it is stopped, as `npm start` and `floorman serve` do. One service at a time can use a data folder.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {() => Promise<void>} [prepare] called after the data folder is locked, before any code is loaded
 * @returns {Promise<number>} the exit status
 */
export async function serve(environment, prepare = async () => {}) {
  const data = resolve(root, environment.FLOORMAN_DATA || '.floorman');
  makeDataFolder(data);
  const lock = await tryLock(join(data, 'service.lock'));
  if ('holder' in lock)
    throw new Error(
      `is already running on the data in ${data} (process ${lock.holder}): stop it, or set FLOORMAN_DATA to another folder`,
    );
  try {
    await prepare();
    // The processes of the service use their working folder as the project folder.
    process.chdir(root);
    const { launch } = await import(pathToFileURL(join(root, 'dist', 'programs', 'launcher.js')).href);
    return await launch(root, environment);
  } finally {
    lock.release();
  }
}

/** Only the user can read the data. Under root, the account of PostgreSQL must be able to enter the folder. */
function makeDataFolder(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
