// `npm test`: installs and builds like `npm start`, then runs every check, and Jest on its own database, folder and ports.
//   npm test                 all checks and tests
//   npm test -- --full       also the long tests (same as npm run test:full)
//   npm test -- PATTERN …    only the tests whose path matches, without the other checks
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { capture, run } from './lib/run.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);

/** The checks besides Jest, the longest first: name, Node program and arguments. */
const CHECKS = [
  [
    'format',
    bin('prettier', 'bin', 'prettier.cjs'),
    '--check',
    '.',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    join('.cache', 'prettier'),
  ],
  ['lint', bin('oxlint', 'bin', 'oxlint')],
  ['types', bin('typescript-7', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'],
  [
    'types of the page',
    bin('typescript-7', 'bin', 'tsc'),
    '--noEmit',
    '-p',
    join('apps', 'web', 'tsconfig.json'),
  ],
  [
    'boundaries',
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    'apps',
    'libs',
    'clients',
    'bench',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['OpenAPI', bin('@redocly', 'cli', 'bin', 'cli.js'), 'lint', join('docs', 'openapi.json')],
];

/** Runs all checks, one per CPU at a time. Returns the names of the failed checks. */
async function runChecks() {
  const failed = [];
  const waiting = [...CHECKS];
  const runCheck = async ([name, ...command]) => {
    const start = performance.now();
    const { status, output } = await capture(process.execPath, command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (status !== 0) {
      console.log(output.trimEnd());
      failed.push(name);
    }
  };
  const runWaiting = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return failed;
}

/** Starts a database for the tests, runs Jest with it, and removes both. */
async function runJest(args, environment) {
  const { EmbeddedPostgres } = await import(
    pathToFileURL(join(root, 'dist', 'libs', 'storage', 'index.js')).href
  );
  const folder = mkdtempSync(join(tmpdir(), 'floorman-test-'));
  // When the tests run as root, the account of PostgreSQL must be able to enter the folder.
  chmodSync(folder, 0o711);
  const lines = [];
  const postgres = await EmbeddedPostgres.start({
    dataFolder: join(folder, 'data'),
    identity: folder,
    log: (line) => lines.push(line),
    onLost: (error) => console.error(`floorman: ${error.message}`),
  });
  const stop = async () => {
    await postgres.stop();
    rmSync(postgres.dataFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return await run(
      process.execPath,
      ['--experimental-vm-modules', bin('jest', 'bin', 'jest.js'), ...args],
      {
        env: { ...process.env, ...environment, FLOORMAN_TEST_DATABASE_URL: postgres.url },
      },
    );
  } finally {
    await stop();
  }
}

const args = process.argv.slice(2);
const full = args.includes('--full');
const patterns = args.filter((argument) => argument !== '--full');

try {
  await prepare();
  const failed = patterns.length > 0 ? [] : await runChecks();
  if (failed.length > 0) console.log(`\nFAILED before the tests: ${failed.join(', ')}\n`);
  // A failed test may leave a process or a timer running; exit anyway.
  const status = await runJest(['--forceExit', ...patterns], {
    // Without this, every worker prints a warning about Jest's experimental support for ES modules.
    NODE_NO_WARNINGS: '1',
    ...(full ? { FLOORMAN_FULL: '1' } : {}),
  });
  process.exitCode = failed.length > 0 ? 1 : status;
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
