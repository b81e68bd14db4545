import { NestFactory } from '@nestjs/core';
import { armFailpoints } from '#failpoints';
import { prepareQueueStore } from '#jobs';
import { DatabaseService } from '#nest';
import { ConfigError, readConfig, Role, StartError, type Config } from '#runtime';
import { startTracing } from '#tracing';
import { checkSchema } from '#startup';
import { root } from '#scripts/paths';
import { ChunkSources, type Database } from '#storage';
import { setTimeout as sleep } from 'node:timers/promises';
import { SweeperService } from './sweeper.service.js';
import { WorkerModule } from './worker.module.js';
import { WorkerService } from './worker.service.js';

const RETRY_MS = 500;

/** Waits until database and queue answer. A missing or old schema is an error: a worker does not migrate. */
const waitUntilPrepared = async (
  database: Database,
  { databaseUrl = '', redisUrl }: Config,
  onError: (error: Error) => void,
): Promise<void> => {
  for (;;) {
    try {
      await checkSchema(database, root);
      await prepareQueueStore({ databaseUrl, redisUrl });
      return;
    } catch (error) {
      if (error instanceof StartError) throw error;
      onError(error instanceof Error ? error : new Error(String(error)));
      await sleep(RETRY_MS);
    }
  }
};

/** Two connections a thread, and some for the sweeper and finalization, which may take long and reads what it has written. */
const settingsOf = (config: Config): Config => ({
  ...config,
  connections: 2 * config.concurrency + 6,
  statementTimeout: null,
  databaseReadUrl: undefined,
});

/** The worker as a process: audits chunks, computes equity batches, finalizes imports, and sweeps for pending tasks. */
const role = new Role('worker');

try {
  const config = readConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL must be set: a worker needs the database of the API']);
  }
  await armFailpoints(process.env.FLOORMAN_FAILPOINT_HOOK);
  const stopTracing = await startTracing(
    'floorman-worker',
    process.env,
    role.errorLogger('the receiver of traces'),
  );
  const app = await NestFactory.createApplicationContext(
    WorkerModule.forRoot(settingsOf(config), role.errorLogger('the queue')),
    { logger: false, abortOnError: false },
  );
  const { database } = app.get(DatabaseService);
  await waitUntilPrepared(database, config, role.errorLogger('the database'));
  role.onStop(config.shutdownGrace, {
    end: async () => {
      await app.close();
      await stopTracing();
    },
    cut: () => {
      // Another worker finds the unfinished jobs as stalled.
      process.exit(0);
    },
  });
  // It may be away for a moment; a wrong bucket or key stays in the log.
  app.get(ChunkSources).store?.check().catch(role.errorLogger('the object storage'));
  app.get(WorkerService).start(role.errorLogger('jobs'));
  app.get(SweeperService).start(role.errorLogger('the sweeper'));
  role.ready();
} catch (error) {
  role.fail(error);
}
