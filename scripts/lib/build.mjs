import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { generate, isGenerated } from './generate.mjs';
import { buildPage, isPageBuilt } from './page.mjs';
import { root } from './paths.mjs';
import { areProgramsBundled, bundlePrograms } from './programs.mjs';
import { run } from './run.mjs';
import { pathsBelow } from './snapshot.mjs';

const out = join(root, 'dist');
const mark = join(out, '.fingerprint');
const SOURCES = ['apps', 'libs'];
const SETTINGS = [
  'package.json',
  // The programs contain the packages.
  'package-lock.json',
  'scripts/lib/programs.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'node_modules/typescript-7/package.json',
];

/** Whether dist/ is complete and up to date. */
export function isBuilt() {
  return isPageBuilt() && isCompiled();
}

/** The files and folders that decide whether packages and dist/ are up to date. */
export function inputsAndOutputs() {
  return [
    ...SETTINGS.map((file) => join(root, file)),
    join(root, 'node_modules', '.package-lock.json'),
    ...['apps', 'libs', 'clients', 'prisma', join('scripts', 'lib')].flatMap((folder) =>
      pathsBelow(join(root, folder), (path) => !path.endsWith('.spec.ts')),
    ),
    ...pathsBelow(out, () => false),
  ];
}

/** Builds the stale parts of dist/. */
export async function build() {
  console.error('floorman: building');
  if (!isCompiled()) await compile();
  if (!isPageBuilt()) await buildPage();
}

function isCompiled() {
  if (!isGenerated()) return false;
  const sources = listSources();
  if (!allOutputsExist(sources) || !existsSync(mark)) return false;
  const print = fingerprint(sources);
  return readFileSync(mark, 'utf8') === print && areProgramsBundled(print);
}

async function compile() {
  if (!isGenerated()) await generate();
  const sources = listSources();
  const print = fingerprint(sources);
  rmSync(mark, { force: true });
  // If an output is missing, the incremental state of the compiler is wrong.
  if (!allOutputsExist(sources)) rmSync(join(out, '.tsbuildinfo'), { force: true });
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const status = await run(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdout: 2 });
  if (status !== 0) throw new Error('the build failed');
  removeOrphans(sources);
  await bundlePrograms(print);
  mkdirSync(out, { recursive: true });
  writeFileSync(mark, print);
}

function allOutputsExist(sources) {
  return sources.every((source) => existsSync(outputOf(source)));
}

/** The sources to compile, as sorted paths relative to the clone. */
function listSources() {
  return (
    SOURCES.flatMap((folder) => walk(join(root, folder)))
      .map((file) => relative(root, file))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('.d.ts'))
      // Only specs use these: see tsconfig.build.json.
      .filter((file) => !file.split(sep).includes('testing'))
      // page.mjs builds the page.
      .filter((file) => !file.startsWith(join('apps', 'web') + sep))
      // generate.mjs compiles AssemblyScript.
      .filter((file) => !file.split(sep).includes('assembly'))
      .sort()
  );
}

/** A hash of the contents. File times are not reliable: a checkout changes them, and a restored file may have an old one. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...sources]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Removes the outputs of deleted sources, which imports would still find. */
function removeOrphans(sources) {
  const expected = new Set(sources.map(outputOf));
  for (const folder of SOURCES) {
    for (const file of walk(join(out, folder))) {
      const script = file.endsWith('.js.map') ? file.slice(0, -'.map'.length) : file;
      if (script.endsWith('.js') && !expected.has(script)) rmSync(file, { force: true });
    }
  }
}

function outputOf(source) {
  return join(out, source.replace(/\.ts$/, '.js'));
}

function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
