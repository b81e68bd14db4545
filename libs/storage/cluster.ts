import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { asAccount, type PostgresAccount } from './postgres-account.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { isRunning, readPostmaster } from './postmaster.js';

/** A PostgreSQL data directory and the secret to log in with. */
export interface Cluster {
  readonly directory: string;
  readonly user: string;
  readonly password: string;
}

const USER = 'floorman';
export const DATABASE = 'floorman';

/** The paths of a cluster in a data folder. */
const clusterPaths = (dataFolder: string): { directory: string; secret: string } => ({
  directory: join(dataFolder, 'postgres'),
  secret: join(dataFolder, 'postgres.password'),
});

/** Whether there is a cluster in a data folder. */
export const hasCluster = (dataFolder: string): boolean => existsSync(clusterPaths(dataFolder).directory);

/** Connection URL of a database of a cluster. */
export const clusterUrl = (
  { user, password }: Pick<Cluster, 'user' | 'password'>,
  port: number,
  database = DATABASE,
): string => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Connection URL of the service's database, if a server runs on the data in that folder and is ready. */
export function runningDatabaseUrl(dataFolder: string): string | undefined {
  const { directory, secret } = clusterPaths(dataFolder);
  const postmaster = readPostmaster(directory);
  if (postmaster?.ready !== true || !isRunning(postmaster.pid, directory)) return undefined;
  return clusterUrl({ user: USER, password: readFileSync(secret, 'utf8').trim() }, postmaster.port);
}

/**
 * The cluster in `dataFolder`, created on first use. It is created in a temporary folder and renamed: an interrupted
 * `initdb` leaves a directory that looks complete.
 *
 * @throws Error when `initdb` fails, or when the cluster has another major version
 */
export async function openCluster(
  dataFolder: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<Cluster> {
  const { directory, secret } = clusterPaths(dataFolder);
  if (!existsSync(directory)) await create(dataFolder, directory, secret, binaries, account);
  checkVersion(directory, binaries);
  return { directory, user: USER, password: readFileSync(secret, 'utf8').trim() };
}

async function create(
  dataFolder: string,
  directory: string,
  secret: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<void> {
  // A new name each time: the initdb of a killed run may still be writing.
  const prefix = 'postgres.unfinished-';
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith(prefix)) rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
  const unfinished = mkdtempSync(join(dataFolder, prefix));
  writeFileSync(secret, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account !== undefined) {
    chownSync(unfinished, account.uid, account.gid);
    chownSync(secret, account.uid, account.gid);
  }
  await run(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own C.UTF-8 sorts the same on every system. The locales of the system do not, and may be missing.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    account,
  );
  renameSync(unfinished, directory);
}

function run(program: string, args: readonly string[], account: PostgresAccount | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // Its own session: a Ctrl-C at the terminal must not interrupt it.
    const child = spawn(program, args, {
      ...asAccount(account),
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (complaint.length < 10_000) complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed (${String(signal ?? code)}): ${complaint.trim()}`));
    });
  });
}

function checkVersion(directory: string, binaries: PostgresBinaries): void {
  const made = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  const [major] = binaries.version.split('.');
  if (made === major) return;
  throw new Error(
    `the data in ${directory} belongs to PostgreSQL ${made}, the programs here are version ${binaries.version}: ` +
      'dump it with the old version and restore it, or choose another FLOORMAN_DATA',
  );
}

/** An environment without PGDATA, PGPORT and the like: the service makes all settings itself. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
