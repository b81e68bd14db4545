#!/usr/bin/env node
// The command line. In a clone it installs and builds first if need be, as `npm start` does; a published package carries
// its build and no sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';

/** Whether the command can run now; if not, why has been said. */
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

if (await isReady()) {
  await import(pathToFileURL(join(root, 'dist', 'apps', 'cli', 'main.js')).href);
} else {
  process.exitCode = 1;
}
