import { armFailpoints } from '#failpoints';
import { JobHandlers, JobQueues, JobWorkers, prepareQueueStore, type QueueStore } from '#jobs';
import { openDatabase, openStore, type Database } from '#storage';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from '#runtime';
import { checkSchema } from '#startup';
import { Role, StartError } from '#runtime';
import { finalizationRules } from '#startup';
import { ChunkAuditor } from './chunk-auditor.js';
import { BatchRunner } from './batch-runner.js';
import { Finalizer } from './finalizer.js';
import { Sweeper } from './sweeper.js';
import { equityPool, rowsPool } from './threads/pool.js';

const PAUSE_MS = 500;
const projectFolder = resolve(import.meta.dirname, '..', '..', '..');

/** A worker that comes up before its database waits for it; for its tables somebody else must see to it. */
const untilPrepared = async (
  database: Database,
  queueStore: QueueStore,
  onError: (error: Error) => void,
): Promise<void> => {
  for (;;) {
    try {
      await checkSchema(database, projectFolder);
      await prepareQueueStore(queueStore);
      return;
    } catch (error) {
      if (error instanceof StartError) throw error;
      onError(error instanceof Error ? error : new Error(String(error)));
      await sleep(PAUSE_MS);
    }
  }
};

/** A worker as a process: takes jobs from the queue, judges chunks and computes pieces of questions in threads, seals imports, sweeps up lost hints. */
const role = new Role('worker');

try {
  const config = readConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL must be set: a worker needs the database that the api uses']);
  }
  await armFailpoints(process.env.FLOORMAN_FAILPOINT_HOOK);
  const database = openDatabase({ url: config.databaseUrl, connections: 2 * config.concurrency + 6 });
  const store = openStore(database, { finalization: finalizationRules, uploadSilence: config.uploadSilence });
  const queueStore = { databaseUrl: config.databaseUrl, redisUrl: config.redisUrl };
  await untilPrepared(database, queueStore, role.errorLogger('the database'));
  const queues = new JobQueues(queueStore, role.errorLogger('the queue'));
  const pool = rowsPool(config.concurrency);
  const finalizer = new Finalizer(store, queues);
  const auditor = new ChunkAuditor(store, finalizer, pool);
  const pieces = equityPool(config.concurrency);
  const runner = new BatchRunner(store, queues, pieces);
  const handlers = new JobHandlers()
    .on('audit-chunks', ({ chunkIds }) => auditor.audit(chunkIds))
    .on('finalize-import', ({ importId }) => finalizer.seal(importId))
    .on('equity-batch', (place) => runner.run(place));
  const jobTrouble = role.errorLogger('jobs');
  const workers = new JobWorkers(queueStore, handlers, {
    // One more than threads: while one chunk is written, the next is judged.
    concurrency: config.concurrency + 1,
    lock: config.jobLock,
    onError: (error, what) => {
      jobTrouble(new Error(`${what}: ${error.message}`, { cause: error }));
    },
  });
  const sweeper = new Sweeper(store, queues, role.errorLogger('the sweeper'));
  role.onStop(config.shutdownGrace, {
    end: async () => {
      await sweeper.stop();
      await workers.close();
      await pool.close();
      await pieces.close();
      await queues.close();
      await database.close();
    },
    cut: () => {
      // What is under way is found as stalled by the next worker.
      process.exit(0);
    },
  });
  sweeper.start();
  role.ready();
} catch (error) {
  role.fail(error);
}
