import { armFailpoints } from '#failpoints';
import { DatabaseService } from '#nest';
import { ConfigError, isLoopback, readConfig, Role } from '#runtime';
import { startTracing } from '#tracing';
import { checkHost, checkSchema } from '#startup';
import { root } from '#scripts/paths';
import { ChunkSources, databaseOutage, KeyRepository, retryWhileAway } from '#storage';
import { createApp } from './app.js';

/** The API as a process: reads its configuration from the environment, reports when it is ready, and stops in order. */
const role = new Role('api');

try {
  const config = readConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL must be set: only `npm start` has an embedded database']);
  }
  await armFailpoints(process.env.FLOORMAN_FAILPOINT_HOOK);
  const stopTracing = await startTracing(
    'floorman-api',
    process.env,
    role.errorLogger('the receiver of traces'),
  );
  const app = await createApp(config, role.errorLogger('the queue'));
  // A database that is away may come back: until then requests are answered 503. The port of a service without keys must not open to
  // other machines, so an API that they can reach waits for the database that has the keys.
  const logOutage = role.errorLogger('the database');
  await retryWhileAway(isLoopback(config.host) ? 0 : Number.POSITIVE_INFINITY, async () => {
    try {
      await checkSchema(app.get(DatabaseService).database, root);
      await checkHost(config, app.get(KeyRepository));
    } catch (error) {
      if (databaseOutage(error) === 'away') logOutage(error as Error);
      throw error;
    }
  }).catch((error: unknown) => {
    if (!isLoopback(config.host) || databaseOutage(error) !== 'away') throw error;
  });
  // It may be away for a moment; a wrong bucket or key stays in the log.
  app.get(ChunkSources).store?.check().catch(role.errorLogger('the object storage'));
  role.onStop(config.shutdownGrace, {
    end: async () => {
      await app.close();
      await stopTracing();
    },
    cut: () => {
      app.getHttpServer().closeAllConnections();
    },
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.getHttpServer().address();
  role.ready(typeof address === 'object' ? address?.port : undefined);
} catch (error) {
  role.fail(error);
}
