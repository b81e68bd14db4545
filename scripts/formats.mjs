// `npm run formats`: writes docs/formats.md from the readers and the results of the corpus (`npm run corpus`).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const histories = pathToFileURL(join(root, 'dist', 'libs', 'histories', 'index.js')).href;
  const { formats, formatsDocument, supportReport } = await import(histories);
  const document = formatsDocument(formats.map((format) => supportReport(format)));
  writeFileSync(join(root, 'docs', 'formats.md'), document);
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
