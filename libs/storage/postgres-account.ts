import { execFileSync, spawnSync } from 'node:child_process';

/** The operating-system account that runs PostgreSQL when this process is root. */
export interface PostgresAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const ACCOUNT = 'postgres';

/**
 * The account that starts PostgreSQL; undefined for the account of this process. PostgreSQL does not run as root: then it
 * is the account `postgres`, which is created if it does not exist.
 *
 * @throws Error when this process is root and can neither find nor create that account
 */
export function postgresAccount(): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findAccount() ?? createAccount();
}

/** Whether the account can enter a folder. A process of the account tries it, so that ACLs and mounts count. */
export function canEnter(account: PostgresAccount | undefined, folder: string): boolean {
  if (account === undefined) return true;
  return runsAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
}

/** Whether the account can start a program; arguments such as `--version` end it soon. */
export function runsAs(
  account: PostgresAccount | undefined,
  program: string,
  args: readonly string[],
): boolean {
  const { status } = spawnSync(program, args, { ...asAccount(account), cwd: '/', stdio: 'ignore' });
  return status === 0;
}

/** The spawn options that run a child process as the account. */
export function asAccount(account: PostgresAccount | undefined): { uid?: number; gid?: number } {
  return account === undefined ? {} : { uid: account.uid, gid: account.gid };
}

function findAccount(): PostgresAccount | undefined {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : { name: ACCOUNT, uid, gid };
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' });
  const id = Number.parseInt(stdout, 10);
  return status === 0 && Number.isInteger(id) && id > 0 ? id : undefined;
}

function createAccount(): PostgresAccount {
  // shadow-utils, then BusyBox: one of them is in every usual Linux image.
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ACCOUNT],
    ['adduser', '-S', '-D', '-H', '-s', '/bin/false', ACCOUNT],
  ];
  for (const [program = '', ...args] of attempts) {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const account = findAccount();
    if (account !== undefined) return account;
  }
  throw new Error(
    `PostgreSQL cannot run as root and the account "${ACCOUNT}" could not be created. ` +
      'Create it, start floorman as an ordinary user, or set DATABASE_URL.',
  );
}
