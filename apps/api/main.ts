import { armFailpoints } from '#failpoints';
import { JobQueues } from '#jobs';
import { resolve } from 'node:path';
import { databaseOutage, openDatabase, openStore } from '#storage';
import { ConfigError, readConfig } from '#runtime';
import { equityThreads } from '#solver-threads';
import { checkSchema } from '#startup';
import { checkHost } from '#startup';
import { Role } from '#runtime';
import { finalizationRules } from '#startup';
import { createApp } from './app.js';

/** The api as a process: configuration from the environment, a ready message to whoever started it, a clean end. */
const role = new Role('api');
const projectFolder = resolve(import.meta.dirname, '..', '..', '..');

try {
  const config = readConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL must be set: only `npm start` brings a database of its own']);
  }
  await armFailpoints(process.env.FLOORMAN_FAILPOINT_HOOK);
  const database = openDatabase({ url: config.databaseUrl, connections: config.connections });
  const store = openStore(database, { sealing: finalizationRules, uploadSilence: config.uploadSilence });
  // One that is away may come back: until then requests are answered 503.
  await checkSchema(database, projectFolder).catch((error: unknown) => {
    if (databaseOutage(error) !== 'away') throw error;
  });
  await checkHost(config, store.keys);
  const queueTrouble = role.complaints('the queue');
  const queues = new JobQueues({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl }, queueTrouble);
  const equity = equityThreads(config.concurrency);
  const app = await createApp({ config, database, store, queues, equity });
  role.onStop(config.shutdownGrace, {
    end: async () => {
      await app.close();
      await equity.close();
      await queues.close();
      await database.close();
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
