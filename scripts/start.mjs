// `npm start`: everything from a fresh clone to a running service. Only what Node brings may be imported here; the
// rest is there once prepare() is through. package.json runs this by `exec`: a signal sent to npm then comes here, where
// it would otherwise end the shell in between and nothing else.
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryLock } from './lib/lock.mjs';
import { dataFolder, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

/** The data is nobody else's business; root lends it to PostgreSQL's account, which must be able to walk through. */
function makeDataFolder() {
  if (existsSync(dataFolder)) return;
  mkdirSync(dataFolder, { recursive: true });
  chmodSync(dataFolder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

try {
  makeDataFolder();
  const lock = await tryLock(join(dataFolder, 'service.lock'));
  if ('holder' in lock) {
    throw new Error(`is already running on the data in ${dataFolder} (process ${lock.holder})`);
  }
  try {
    await prepare();
    const { launch } = await import(pathToFileURL(join(root, 'dist', 'apps', 'launcher', 'launch.js')).href);
    process.exitCode = await launch(root, process.env);
  } finally {
    lock.release();
  }
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
