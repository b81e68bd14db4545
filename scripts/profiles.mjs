// `npm run profiles`: writes docs/profiles.md from the presets and the texts of the switches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { profilesMarkdown } = await import(
    pathToFileURL(join(root, 'dist', 'libs', 'rules', 'index.js')).href
  );
  writeFileSync(join(root, 'docs', 'profiles.md'), profilesMarkdown());
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
