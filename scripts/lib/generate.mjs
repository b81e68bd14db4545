import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { capture } from './run.mjs';
import { schemaFile, writeTableTypes } from './table-types.mjs';

const modules = join(root, 'node_modules');

/** @typedef {{ out: string, inputs: () => string[], write: (out: string) => Promise<void> }} Generated */

/** The types of the tables, from prisma/schema.prisma. */
const tableTypes = {
  out: join(root, 'libs', 'storage', 'generated'),
  inputs: () => [schemaFile, join(root, 'scripts', 'lib', 'table-types.mjs')],
  async write(out) {
    writeTableTypes(out);
  },
};

const assembly = join(root, 'libs', 'equity', 'kernel', 'assembly');

/** The equity kernel, compiled from AssemblyScript to WebAssembly, as text: the library cannot open files. */
const kernel = {
  out: join(root, 'libs', 'equity', 'kernel', 'generated'),
  inputs: () => [
    ...readdirSync(assembly)
      .sort()
      .map((file) => join(assembly, file)),
    join(modules, 'assemblyscript', 'package.json'),
  ],
  async write(out) {
    const asc = join(modules, 'assemblyscript', 'bin', 'asc.js');
    const binary = join(out, 'kernel.wasm');
    const options = ['--runtime', 'stub', '--noAssert', '-O3', '--converge', '--enable', 'simd'];
    await runOrThrow(
      [asc, join(assembly, 'index.ts'), '-o', binary, ...options],
      'the kernel could not be compiled',
    );
    const text = readFileSync(binary).toString('base64');
    writeFileSync(
      join(out, 'kernel.ts'),
      `/** WebAssembly, in base 64. */\nexport const KERNEL = '${text}';\n`,
    );
  },
};

/** @type {Generated[]} */
const all = [tableTypes, kernel];

/** Whether all generated files are up to date. */
export function isGenerated() {
  return all.every(isFresh);
}

/** Generates the stale files. */
export async function generate() {
  for (const generated of all) {
    if (isFresh(generated)) continue;
    mkdirSync(generated.out, { recursive: true });
    await generated.write(generated.out);
    writeFileSync(markOf(generated), fingerprint(generated));
  }
}

const markOf = ({ out }) => join(out, '.fingerprint');

function isFresh(generated) {
  const mark = markOf(generated);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(generated);
}

function fingerprint({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs()) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function runOrThrow(args, failure) {
  const { status, output } = await capture(process.execPath, args);
  if (status !== 0) throw new Error(`${failure}:\n${output.trim()}`);
}
