import { ConfigError, readConfig } from '#runtime';
import { EXIT } from '#runtime';
import { checkDatabase, prepareStores } from '#startup';
import { root } from '#scripts/paths';

/** The migration as a process: runs before API and workers where `npm start` does not run it. */

try {
  const { databaseUrl, redisUrl } = readConfig(process.env, root);
  if (databaseUrl === undefined)
    throw new ConfigError(['DATABASE_URL must be set: it names the database to migrate']);
  await checkDatabase(databaseUrl);
  const applied = await prepareStores({ databaseUrl, redisUrl }, root);
  for (const name of applied) console.log(`floorman migrate: ${name}`);
  console.log('floorman migrate: the database is up to date');
} catch (error) {
  console.error(`floorman migrate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof ConfigError ? EXIT.wrongUse : EXIT.failure;
}
