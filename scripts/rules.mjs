// `npm run rules`: writes docs/rules.md from the catalogue of rules and from the code and the tests that cite it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { citationsIn } from './lib/citations.mjs';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { rulesMarkdown } = await import(pathToFileURL(join(root, 'dist', 'libs', 'rules', 'index.js')).href);
  writeFileSync(join(root, 'docs', 'rules.md'), rulesMarkdown(citationsIn(root)));
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
