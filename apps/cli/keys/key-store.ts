import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '#scripts/lock';
import { root } from '#scripts/paths';
import { EmbeddedPostgres, KeyRepository, migrate, openDatabase } from '#storage';
import { ConfigError, readConfig, type Config } from '#runtime';
import { StopSignal } from '#runtime';
import { FailureError, UsageError } from '../options/errors.js';

/** How long a service that holds the data, but whose database is not up, is waited for. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;

/**
 * Works on the keys of the service: in the database of DATABASE_URL, else in that of the data folder, which is started for
 * as long as it takes where no service runs on it.
 *
 * @param data the data folder, before FLOORMAN_DATA; from the folder that the command runs in
 */
export const withKeys = async <T>(
  data: string | undefined,
  work: (keys: KeyRepository) => Promise<T>,
): Promise<T> => {
  const config = configOf(
    data === undefined ? process.env : { ...process.env, FLOORMAN_DATA: resolve(data) },
  );
  if (data !== undefined && config.databaseUrl !== undefined)
    throw new UsageError('--data names one database, and DATABASE_URL another: give one of them');
  const { databaseUrl } = config;
  try {
    return await (databaseUrl === undefined ? withEmbedded(config, work) : workOn(databaseUrl, work));
  } catch (error) {
    throw unusable(databaseUrl === undefined ? `in ${config.dataFolder}` : 'of DATABASE_URL', error);
  }
};

const configOf = (environment: NodeJS.ProcessEnv): Config => {
  try {
    return readConfig(environment, root);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.problems.join('; ')) : error;
  }
};

/** The schema is brought up to date first: the very first key may be older than the first start. */
const workOn = async <T>(url: string, work: (keys: KeyRepository) => Promise<T>): Promise<T> => {
  await migrate(url, join(root, 'prisma', 'migrations'));
  const database = openDatabase({ url, connections: 1 });
  try {
    return await work(new KeyRepository(database));
  } finally {
    await database.close();
  }
};

/** Names the database by where it was told of: its URL has a password in it. */
const unusable = (which: string, error: unknown): FailureError => {
  const reason = error instanceof Error ? error.message : String(error);
  return new FailureError(`the database ${which} cannot be used: ${reason || 'no connection'}`, {
    cause: error,
  });
};

const withEmbedded = async <T>(
  { dataFolder, dataIdentity: identity }: Config,
  work: (keys: KeyRepository) => Promise<T>,
): Promise<T> => {
  const options = { dataFolder, identity, log: onceEach(say) };
  const lockFile = join(dataFolder, 'service.lock');
  for (let waited = 0; ; waited += PAUSE_MS) {
    const url = EmbeddedPostgres.runningUrl(options);
    if (url !== undefined) return workOn(url, work);
    const lock = await tryLock(lockFile);
    if (!('holder' in lock)) {
      try {
        return await withOwnServer(options, work);
      } finally {
        lock.release();
      }
    }
    if (waited >= PATIENCE_MS) {
      throw new Error(`the service that holds it (process ${lock.holder}) has not started it`);
    }
    await sleep(PAUSE_MS);
  }
};

/** A Ctrl-C meanwhile waits for the server to be stopped in order. */
const withOwnServer = async <T>(
  options: { readonly dataFolder: string; readonly identity: string; readonly log: (line: string) => void },
  work: (keys: KeyRepository) => Promise<T>,
): Promise<T> => {
  const stop = new StopSignal();
  try {
    const postgres = await EmbeddedPostgres.start({ ...options, signal: stop.signal });
    try {
      return await workOn(postgres.url, work);
    } finally {
      await postgres.stop();
    }
  } finally {
    stop.dispose();
  }
};

/** Looking again and again finds the same things to say. */
const onceEach = (log: (line: string) => void): ((line: string) => void) => {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line)) log(line);
    said.add(line);
  };
};

const say = (line: string): void => {
  process.stderr.write(`floorman: ${line}\n`);
};
