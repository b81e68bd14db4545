import {
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  type BackendFactory,
  type IQueueBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** The store of the queues: PostgreSQL, or Redis (or Valkey) for many workers. */
export interface QueueStore {
  /** A PostgreSQL connection URL. */
  readonly databaseUrl: string;
  /** A Redis URL; undefined for PostgreSQL. */
  readonly redisUrl: string | undefined;
}

/** The schema of the queue's tables, apart from those of the service. */
const SCHEMA = 'bullmq';
/**
 * The largest number of connections of one queue or worker, beside the one on which a worker waits for jobs. Its statements are short
 * and few, and a PostgreSQL with a hundred connections has room for more workers.
 */
const MAX_CONNECTIONS = 1;

/** Migrates the tables of the queues; does nothing for Redis. Several processes may run it at once. */
export async function prepareQueueStore({ databaseUrl, redisUrl }: QueueStore): Promise<void> {
  if (redisUrl !== undefined) return;
  const client = new Client({ connectionString: databaseUrl, application_name: 'floorman migrations' });
  // A broken connection also emits an event; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

/** BullMQ's backends have different connection types, which only their own factories use. */
type Factory = BackendFactory<IQueueBackend, object>;

/** The arguments that BullMQ's classes need. */
export interface Connection {
  readonly connection: object;
  readonly factory: Factory;
  close(): void;
}

/**
 * A connection for a producer of jobs, which fails at once while the store is away, or for a consumer, which retries without
 * end.
 */
export function connect({ databaseUrl, redisUrl }: QueueStore, role: 'producer' | 'consumer'): Connection {
  if (redisUrl === undefined) {
    const connection = {
      connectionString: databaseUrl,
      schema: SCHEMA,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      application_name: 'floorman jobs',
    };
    // The factory's type names its own connection type, which BullMQ's classes take as a type parameter.
    return {
      connection,
      factory: createPostgresBackend as unknown as BackendFactory,
      close: () => undefined,
    };
  }
  const redis = new Redis(redisUrl, {
    ...(role === 'producer' ? { maxRetriesPerRequest: 1 } : { maxRetriesPerRequest: null }),
    retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 6), 3_000),
  });
  // The queue or worker reports the error; without a listener it would also be printed.
  redis.on('error', () => undefined);
  return {
    connection: redis,
    factory: createRedisBackend,
    close: () => {
      redis.disconnect();
    },
  };
}
