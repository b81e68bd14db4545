import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, type PostgresAccount } from './postgres-account.js';

/** The parent of the data folder when PostgreSQL's account cannot enter the requested folder. */
const SHARED_FOLDER = '/var/lib/floorman';

/**
 * Creates the data folder of the service if it is missing, and returns it. It is the requested folder, unless the process
 * runs as root and PostgreSQL's account cannot enter that: then it is `/var/lib/floorman/<hash>`, which is logged.
 *
 * @param requested absolute path of the requested folder
 * @param identity the hashed text: the path of the clone for its default folder, otherwise the path of the folder
 */
export function dataFolder(
  requested: string,
  identity: string,
  account: PostgresAccount | undefined,
  log: (line: string) => void,
): string {
  make(requested, account);
  // The real path identifies a server that is still running, even if this run uses a link.
  if (canEnter(account, requested)) return realpathSync(requested);
  const folder = sharedFolder(identity);
  make(SHARED_FOLDER, account);
  make(folder, account);
  log(`PostgreSQL's account "${account?.name ?? ''}" cannot enter ${requested}: the data is in ${folder}`);
  if (!canEnter(account, folder)) throw new Error(`PostgreSQL's account cannot enter ${folder} either`);
  return folder;
}

/** The folders that {@link dataFolder} chooses from. */
export const possibleDataFolders = (requested: string, identity: string): readonly string[] => [
  requested,
  sharedFolder(identity),
];

const sharedFolder = (identity: string): string =>
  join(SHARED_FOLDER, createHash('sha256').update(identity).digest('hex').slice(0, 16));

/** A folder of root can be entered, but not listed, by PostgreSQL's account; independent of the umask. */
function make(folder: string, account: PostgresAccount | undefined): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, account === undefined ? 0o700 : 0o711);
}
