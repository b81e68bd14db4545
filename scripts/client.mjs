// `npm run client`: writes the types of the TypeScript client from docs/openapi.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { clientTypes } = await import('./lib/client-types.mjs');
  const document = JSON.parse(readFileSync(join(root, 'docs', 'openapi.json'), 'utf8'));
  const out = join(root, 'clients', 'typescript', 'src', 'generated', 'openapi.ts');
  writeFileSync(out, await clientTypes(document));
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
