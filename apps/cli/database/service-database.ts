import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '#scripts/lock';
import { root } from '#scripts/paths';
import { BackupError, EmbeddedPostgres } from '#storage';
import { ConfigError, readConfig, StopSignal, type Config } from '#runtime';
import { fillMessage, type Message } from '#text';
import { DATABASE_MESSAGES } from '../messages/database.js';
import { CommandError, FailureError, UsageError } from '../options/errors.js';

/** How long to wait for the database of a service that has locked the data. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/** The migrations of this version. */
export const MIGRATIONS = join(root, 'prisma', 'migrations');

/** Works with a database, by its connection URL and the settings. */
type Work<T> = (url: string, config: Config) => Promise<T>;

/**
 * Calls `work` with the database of the service: that of DATABASE_URL, else that of the data folder. If no service runs on the
 * folder, its database is started for the duration of the call.
 *
 * @param data the data folder, relative to the current folder; undefined for that of FLOORMAN_DATA
 * @param onNew called before a database is created in the data folder; without it, a folder without a database is a mistake
 * @throws the CommandErrors and BackupErrors of the work; for other errors a FailureError
 */
export const withServiceDatabase = async <T>(
  data: string | undefined,
  work: Work<T>,
  onNew?: (folder: string) => void,
): Promise<T> => {
  const config = configOf(
    data === undefined ? process.env : { ...process.env, FLOORMAN_DATA: resolve(data) },
  );
  const { databaseUrl, dataFolder } = config;
  if (data !== undefined && databaseUrl !== undefined) throw new UsageError(DATABASE_MESSAGES.twoDatabases);
  if (databaseUrl === undefined && !EmbeddedPostgres.hasData(optionsOf(config))) {
    const problem = problemOf(dataFolder, onNew !== undefined);
    if (problem !== null) throw new UsageError(fillMessage(problem, { folder: data ?? dataFolder }));
    onNew?.(dataFolder);
  }
  try {
    return await (databaseUrl === undefined ? withEmbedded(config, work) : work(databaseUrl, config));
  } catch (error) {
    if (error instanceof CommandError || error instanceof BackupError) throw error;
    throw unusableDatabase(databaseUrl === undefined ? dataFolder : null, error);
  }
};

const optionsOf = ({ dataFolder, dataIdentity }: Config) => ({
  dataFolder,
  identity: dataIdentity,
  log: onceEach(say),
});

/** Why a data folder without a database cannot be used; null if it can. */
const problemOf = (folder: string, mayBeNew: boolean): Message | null => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === false) return DATABASE_MESSAGES.aFile;
  if (mayBeNew) return null;
  return found === undefined ? DATABASE_MESSAGES.noFolder : DATABASE_MESSAGES.noDatabase;
};

const configOf = (environment: NodeJS.ProcessEnv): Config => {
  try {
    return readConfig(environment, root);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.problems.join('; ')) : error;
  }
};

/** The error names the folder or the variable of the database, not its URL, which contains a password. */
const unusableDatabase = (folder: string | null, error: unknown): FailureError => {
  const reason = (error instanceof Error ? error.message : String(error)) || 'no connection';
  const message =
    folder === null
      ? fillMessage(DATABASE_MESSAGES.unusableServer, { reason })
      : fillMessage(DATABASE_MESSAGES.unusableFolder, { folder, reason });
  return new FailureError(message, { cause: error });
};

const withEmbedded = async <T>(config: Config, workWith: Work<T>): Promise<T> => {
  const work = (url: string): Promise<T> => workWith(url, config);
  const options = optionsOf(config);
  const lockFile = join(config.dataFolder, 'service.lock');
  for (let waited = 0; ; waited += PAUSE_MS) {
    const url = EmbeddedPostgres.runningUrl(options);
    if (url !== undefined) return work(url);
    const lock = await tryLock(lockFile);
    if (!('holder' in lock)) {
      try {
        return await withOwnServer(options, work);
      } finally {
        lock.release();
      }
    }
    if (waited >= TIMEOUT_MS) {
      throw new Error(`the service that holds it (process ${lock.holder}) has not started it`);
    }
    await sleep(PAUSE_MS);
  }
};

/** Starts the database for one call. After a Ctrl-C it is still stopped in order. */
const withOwnServer = async <T>(
  options: { readonly dataFolder: string; readonly identity: string; readonly log: (line: string) => void },
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const stop = new StopSignal();
  try {
    const postgres = await EmbeddedPostgres.start({ ...options, signal: stop.signal });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    stop.dispose();
  }
};

/** Logs each line once, although the loop may produce it repeatedly. */
const onceEach = (log: (line: string) => void): ((line: string) => void) => {
  const logged = new Set<string>();
  return (line) => {
    if (!logged.has(line)) log(line);
    logged.add(line);
  };
};

const say = (line: string): void => {
  process.stderr.write(`floorman: ${line}\n`);
};
