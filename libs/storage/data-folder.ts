import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, type PostgresAccount } from './postgres-account.js';

/** Where root's data goes when PostgreSQL's account cannot enter the folder that was asked for. */
const SHARED_ROOM = '/var/lib/floorman';

/**
 * The folder that holds the service's data, made if it is missing. Normally the one asked for; run as root below
 * a folder that PostgreSQL's account cannot enter, it is `/var/lib/floorman/<hash>`, and the log says so.
 *
 * @param asked absolute path of the folder asked for
 * @param identity what the hash is taken of: the clone's path for its default folder, else the folder's own path
 */
export function dataFolder(
  asked: string,
  identity: string,
  account: PostgresAccount | undefined,
  log: (line: string) => void,
): string {
  make(asked, account);
  // One name for one folder: a server left running is recognised by it, whatever link this run came through.
  if (canEnter(account, asked)) return realpathSync(asked);
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 16);
  const folder = join(SHARED_ROOM, hash);
  make(SHARED_ROOM, account);
  make(folder, account);
  log(`PostgreSQL's account "${account?.name ?? ''}" cannot enter ${asked}: the data is kept in ${folder}`);
  if (!canEnter(account, folder)) throw new Error(`PostgreSQL's account cannot enter ${folder} either`);
  return folder;
}

/** Under root a new folder can be walked through, but not listed, by PostgreSQL's account, whatever the umask. */
function make(folder: string, account: PostgresAccount | undefined): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, account === undefined ? 0o700 : 0o711);
}
