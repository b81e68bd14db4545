// `npm run mutate -- PATH…`: puts faults of every kind into the hands of logs and counts how many of them the audit finds.
// Paths are below the corpus, or anywhere. docs/mutation.md describes the mutators and the options.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/paths.mjs';

const outfile = join(root, '.cache', `mutate-${process.pid}.mjs`);
await build({
  entryPoints: [join(root, 'test', 'mutation', 'sites', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  plugins: [
    {
      name: 'libraries',
      setup({ onResolve }) {
        onResolve({ filter: /^#[a-z-]+$/ }, ({ path }) => ({
          path: join(root, 'libs', path.slice(1), 'index.ts'),
        }));
      },
    },
  ],
});
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile);
}
