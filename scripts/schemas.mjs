// `npm run schemas`: writes docs/schemas/*.json, the shapes that GET /v1/schemas publishes.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const published = join(root, 'dist', 'apps', 'api', 'schemas', 'published-schemas.js');
  const { publishedSchemas } = await import(pathToFileURL(published).href);
  const folder = join(root, 'docs', 'schemas');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
  for (const { name, schema } of publishedSchemas) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
