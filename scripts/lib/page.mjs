import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const source = join(root, 'apps', 'web');
/** The page is built from its own sources and those of the client. */
const sources = [source, join(root, 'clients', 'typescript', 'src')];
const out = join(root, 'dist', 'web');
/** Outside the folder that is served. */
const mark = join(root, 'dist', '.page-fingerprint');
const bundled = ['vite', 'preact', '@preact/signals'];
const COMPRESSED = ['.html', '.js', '.css', '.svg'];

/** Whether dist/web is up to date. */
export function isPageBuilt() {
  return (
    existsSync(join(out, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()
  );
}

/** Builds the page that the service serves at its root, each file also in compressed form. */
export async function buildPage() {
  const print = fingerprint();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', join(source, 'vite.config.mjs'), '--logLevel', 'warn'];
  // A development bundle would be larger.
  const env = { ...process.env, NODE_ENV: 'production' };
  if ((await run(process.execPath, args, { env, stdout: 2 })) !== 0)
    throw new Error('the page could not be built');
  for (const file of filesIn(out)) {
    if (!COMPRESSED.includes(extname(file))) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  writeFileSync(mark, print);
}

function fingerprint() {
  const hash = createHash('sha256');
  const packages = bundled.map((name) => join(root, 'node_modules', ...name.split('/'), 'package.json'));
  const files = sources.flatMap(filesIn).filter((file) => !file.endsWith('.spec.ts'));
  for (const file of [...packages, ...files]) {
    // The same in every clone and on every system.
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
