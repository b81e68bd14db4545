import { join } from 'node:path';
import { prepareQueueStore, type QueueStore } from '#jobs';
import { migrate, missingMigrations, openDatabase, type Database } from '#storage';
import { StartError } from '#runtime';

const MIGRATIONS = join('prisma', 'migrations');

/**
 * Brings database and queue to their newest form. Safe to run at any time, and by several at once.
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
 * Finds out that nobody has prepared a database for this version. One that is newer will do: it was prepared for an update
 * that is under way.
 *
 * @param projectFolder absolute path of the clone
 * @throws StartError that says what to run; the error of a database that does not answer
 */
export async function checkSchema(database: Pick<Database, 'pool'>, projectFolder: string): Promise<void> {
  const missing = await missingMigrations(database, join(projectFolder, MIGRATIONS));
  if (missing.length > 0)
    throw new StartError(
      'the database has no tables yet, or old ones: run "node dist/apps/migrate/main.js" first',
    );
}

/**
 * Finds out, in one sentence, that a database of the operator's own cannot be reached.
 *
 * @throws Error with that sentence
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
