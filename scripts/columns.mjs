// `npm run columns`: writes the tables of columns in docs/export.md from libs/export.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { withColumns } = await import(pathToFileURL(join(root, 'dist', 'libs', 'export', 'index.js')).href);
  const path = join(root, 'docs', 'export.md');
  writeFileSync(path, withColumns(readFileSync(path, 'utf8')));
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
