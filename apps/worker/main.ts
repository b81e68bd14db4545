import { armFaults } from '#faults';
import { JobHandlers, JobQueues, JobWorkers } from '#jobs';
import { openDatabase, openStore } from '#storage';
import { ConfigError, readConfig } from '../config.js';
import { Role } from '../role.js';
import { sealingRules } from '../sealing-rules.js';
import { ChunkAuditor } from './chunk-auditor.js';
import { Sealer } from './sealer.js';
import { Sweeper } from './sweeper.js';
import { rowsPool } from './threads/pool.js';

/** A worker as a process: takes jobs from the queue, judges chunks in threads, seals imports, sweeps up lost hints. */
const role = new Role('worker');

try {
  const config = readConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL must be set: a worker needs the database that the api uses']);
  }
  await armFaults(process.env.FLOORMAN_FAULT_HOOK);
  const database = openDatabase({ url: config.databaseUrl, connections: config.concurrency + 4 });
  const store = openStore(database, { sealing: sealingRules, uploadSilence: config.uploadSilence });
  const queueStore = { databaseUrl: config.databaseUrl, redisUrl: config.redisUrl };
  const queues = new JobQueues(queueStore, role.complaints('the queue'));
  const pool = rowsPool(config.concurrency);
  const sealer = new Sealer(store, queues);
  const auditor = new ChunkAuditor(store, sealer, pool);
  const handlers = new JobHandlers()
    .on('audit-chunk', ({ chunkId }) => auditor.audit(chunkId))
    .on('seal-import', ({ importId }) => sealer.seal(importId));
  const jobTrouble = role.complaints('jobs');
  const workers = new JobWorkers(queueStore, handlers, {
    // One more than threads: while one chunk is written, the next is judged.
    concurrency: config.concurrency + 1,
    lock: config.jobLock,
    onError: (error, what) => {
      jobTrouble(new Error(`${what}: ${error.message}`, { cause: error }));
    },
  });
  const sweeper = new Sweeper(store, queues, role.complaints('the sweeper'));
  role.onStop(config.shutdownGrace, {
    end: async () => {
      await sweeper.stop();
      await workers.close();
      await pool.close();
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
