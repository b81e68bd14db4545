#!/usr/bin/env node
// The command line. In a clone it first installs and builds if necessary, like `npm start`; a published package contains the
// build and no sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';

/** Whether the command can run; if not, the reason was printed. */
async function isReady() {
  if (!existsSync(join(root, 'tsconfig.build.json'))) return true;
  try {
    await prepare();
    return true;
  } catch (error) {
    console.error(`floorman: ${error.message}`);
    return false;
  }
}

// A reader that closes early (`floorman … | head`) is no failure.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

if (await isReady()) {
  const { runCommandLine } = await import(pathToFileURL(join(root, 'dist', 'programs', 'cli.js')).href);
  await runCommandLine(process.argv.slice(2));
} else {
  process.exitCode = 1;
}
