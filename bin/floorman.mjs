#!/usr/bin/env node
// The command line. In a clone the first command installs and builds, like `npm start`; later ones use that build, and only those that
// run the service build again if it is stale. A published package contains the build and no sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/lib/paths.mjs';
import { isPrepared, prepare } from '../scripts/lib/prepare.mjs';

const PROGRAM = join(root, 'dist', 'programs', 'cli.js');

/** The commands that use the service or its database. */
const OF_SERVICE = new Set(['serve', 'keys', 'backup', 'restore']);

/** Whether the command can run; if not, the reason was printed. */
async function isReady() {
  if (!existsSync(join(root, 'tsconfig.build.json'))) return true;
  try {
    if (OF_SERVICE.has(process.argv[2]) || !isBuiltOnce()) await prepare();
    else if (!isPrepared())
      console.error('floorman: the sources changed after the build; npm run build builds them');
    return true;
  } catch (error) {
    console.error(`floorman: ${error.message}`);
    return false;
  }
}

/** Whether a build was completed, of these sources or of earlier ones. */
function isBuiltOnce() {
  return existsSync(PROGRAM) && existsSync(join(root, 'dist', '.fingerprint'));
}

// A reader that closes early (`floorman … | head`) is no failure. The service goes on, as it has to stop what it started.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  if (process.argv[2] !== 'serve') process.exit(0);
});

if (await isReady()) {
  const { runCommandLine } = await import(pathToFileURL(PROGRAM).href);
  await runCommandLine(process.argv.slice(2));
} else {
  process.exitCode = 1;
}
