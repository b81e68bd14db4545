import { join } from 'node:path';
import { prepareQueueStore, type QueueStore } from '#jobs';
import { migrate, missingMigrations, openDatabase, type Database } from '#storage';
import { StartError } from '#runtime';

const MIGRATIONS = join('prisma', 'migrations');

/**
 * Migrates database and queue to this version. Safe at any time, also in several processes at once.
 *
 * @param projectFolder absolute path of the clone
 * @returns the names of the migrations that were applied now
 */
export async function prepareStores(store: QueueStore, projectFolder: string): Promise<string[]> {
  const applied = await migrate(store.databaseUrl, join(projectFolder, MIGRATIONS));
  await prepareQueueStore(store);
  return applied;
}

/**
 * Checks that a database is migrated to this version or a newer one, as during an update.
 *
 * @param projectFolder absolute path of the clone
 * @throws StartError with the command to run; the error of the connection
 */
export async function checkSchema(database: Pick<Database, 'pool'>, projectFolder: string): Promise<void> {
  const missing = await missingMigrations(database, join(projectFolder, MIGRATIONS));
  if (missing.length > 0)
    throw new StartError(
      'the database is not migrated to this version: run "node dist/programs/migrate.js" first',
    );
}

/**
 * Checks that the database of DATABASE_URL can be reached.
 *
 * @throws Error with the reason in one sentence
 */
export async function checkDatabase(url: string): Promise<void> {
  const database = openDatabase({ url, connections: 1 });
  try {
    await database.ping();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database of DATABASE_URL cannot be used: ${reason || 'no connection'}`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}
