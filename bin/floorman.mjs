#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/apps/cli/main.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) {
  process.stderr.write('floorman is not built yet: run `npm run build` (or `npm start`) first.\n');
  process.exit(64);
}
await import(program.href);
