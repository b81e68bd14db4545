// `npm run rulings`: writes the list of incidents at the end of docs/rulings.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { incidentsMarkdown } = await import(
    pathToFileURL(join(root, 'dist', 'libs', 'rules', 'index.js')).href
  );
  const page = join(root, 'docs', 'rulings.md');
  const [written] = readFileSync(page, 'utf8').split(/^## The incidents$/m);
  writeFileSync(page, `${written}${incidentsMarkdown()}`);
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
