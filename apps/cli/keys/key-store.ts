import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '#scripts/lock';
import { root } from '#scripts/paths';
import { EmbeddedPostgres, KeyRepository, migrate, openDatabase } from '#storage';
import { ConfigError, readConfig, StopSignal, type Config } from '#runtime';
import { fillMessage } from '#text';
import { KEY_MESSAGES } from '../messages/keys.js';
import { FailureError, UsageError } from '../options/errors.js';

/** How long to wait for the database of a service that has locked the data. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/**
 * Calls `work` with the keys of the service: those in the database of DATABASE_URL, else in the database of the data folder.
 * If no service runs on the folder, its database is started for the duration of the call.
 *
 * @param data the data folder, relative to the current folder; undefined for that of FLOORMAN_DATA
 * @param mayBeNew whether a folder that does not exist is created; otherwise its name is a mistake
 */
export const withKeyRepository = async <T>(
  data: string | undefined,
  work: (keys: KeyRepository) => Promise<T>,
  mayBeNew = false,
): Promise<T> => {
  const config = configOf(
    data === undefined ? process.env : { ...process.env, FLOORMAN_DATA: resolve(data) },
  );
  if (data !== undefined && config.databaseUrl !== undefined) throw new UsageError(KEY_MESSAGES.twoDatabases);
  if (data !== undefined && !mayBeNew && !existsSync(data))
    throw new UsageError(fillMessage(KEY_MESSAGES.noFolder, { folder: data }));
  const { databaseUrl } = config;
  if (databaseUrl === undefined && !mayBeNew && !existsSync(config.dataFolder))
    throw new UsageError(fillMessage(KEY_MESSAGES.noFolder, { folder: config.dataFolder }));
  try {
    return await (databaseUrl === undefined ? withEmbedded(config, work) : callOn(databaseUrl, work));
  } catch (error) {
    throw unusableDatabase(databaseUrl === undefined ? config.dataFolder : null, error);
  }
};

const configOf = (environment: NodeJS.ProcessEnv): Config => {
  try {
    return readConfig(environment, root);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.problems.join('; ')) : error;
  }
};

/** Migrates the database first: the first key may be created before the first start of the service. */
const callOn = async <T>(url: string, work: (keys: KeyRepository) => Promise<T>): Promise<T> => {
  await migrate(url, join(root, 'prisma', 'migrations'));
  const database = openDatabase({ url, connections: 1 });
  try {
    return await work(new KeyRepository(database));
  } finally {
    await database.close();
  }
};

/** The error names the folder or the variable of the database, not its URL, which contains a password. */
const unusableDatabase = (folder: string | null, error: unknown): FailureError => {
  const reason = (error instanceof Error ? error.message : String(error)) || 'no connection';
  const message =
    folder === null
      ? fillMessage(KEY_MESSAGES.unusableServer, { reason })
      : fillMessage(KEY_MESSAGES.unusableFolder, { folder, reason });
  return new FailureError(message, { cause: error });
};

const withEmbedded = async <T>(
  { dataFolder, dataIdentity: identity }: Config,
  work: (keys: KeyRepository) => Promise<T>,
): Promise<T> => {
  const options = { dataFolder, identity, log: onceEach(say) };
  const lockFile = join(dataFolder, 'service.lock');
  for (let waited = 0; ; waited += PAUSE_MS) {
    const url = EmbeddedPostgres.runningUrl(options);
    if (url !== undefined) return callOn(url, work);
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
  work: (keys: KeyRepository) => Promise<T>,
): Promise<T> => {
  const stop = new StopSignal();
  try {
    const postgres = await EmbeddedPostgres.start({ ...options, signal: stop.signal });
    try {
      return await callOn(postgres.url, work);
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
