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
  const { openApiDocument } = await load('apps', 'api', 'openapi', 'openapi.js');
  const { readConfig } = await load('libs', 'runtime', 'index.js');
  // Nothing connects to this database: the document needs the controllers only.
  const config = readConfig(
    { FLOORMAN_LOG_LEVEL: 'warn', DATABASE_URL: 'postgresql://127.0.0.1/unused' },
    root,
  );
  const app = await createApp(config, () => undefined);
  writeFileSync(join(root, 'docs', 'openapi.json'), `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  await app.close();
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
