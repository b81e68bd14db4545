// `npm run openapi`: writes docs/openapi.json from the controllers and their schemas.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

const load = (...path) => import(pathToFileURL(join(root, 'dist', ...path)).href);

try {
  await prepare();
  const { createApp } = await load('apps', 'api', 'app.js');
  const { openApiDocument } = await load('apps', 'api', 'docs', 'docs.js');
  const { readConfig } = await load('apps', 'config.js');
  const config = readConfig({ FLOORMAN_LOG_LEVEL: 'warn' }, root);
  // The document tells of shapes; no question is asked of a database or a queue.
  const app = await createApp({ config, database: {}, store: {}, queues: {}, equity: {} });
  writeFileSync(join(root, 'docs', 'openapi.json'), `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  await app.close();
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
