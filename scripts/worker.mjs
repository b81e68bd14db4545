// `npm run worker`: a further worker, on this machine or another one, for the database of DATABASE_URL and the queue of
// REDIS_URL (or the queue in the database). After Ctrl-C it finishes the tasks in progress.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  await import(pathToFileURL(join(root, 'dist', 'programs', 'worker.js')).href);
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
