import {
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  type BackendFactory,
  type IQueueBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** Where jobs wait: PostgreSQL, so that one store is enough, or Redis (or Valkey), where many workers want it. */
export interface QueueStore {
  /** A PostgreSQL connection URL. */
  readonly databaseUrl: string;
  /** A Redis URL; undefined for PostgreSQL. */
  readonly redisUrl: string | undefined;
}

/** A namespace of its own beside the tables of the service. */
const SCHEMA = 'bullmq';
/** Connections of one queue, or of one worker, at most. */
const POOL = 4;

/** Brings the queue's own tables to their newest form; nothing to do under Redis. Safe to run by many at once. */
export async function prepareQueueStore({ databaseUrl, redisUrl }: QueueStore): Promise<void> {
  if (redisUrl !== undefined) return;
  const client = new Client({ connectionString: databaseUrl, application_name: 'floorman migrations' });
  // A connection that breaks says so by an event as well, which would end the process if nobody heard it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

/** BullMQ's backends differ in the type of their connection, which nobody but their own factory looks at. */
type Factory = BackendFactory<IQueueBackend, object>;

/** What BullMQ's classes are built with. */
export interface Connection {
  readonly connection: object;
  readonly factory: Factory;
  close(): void;
}

/**
 * A connection for those who add jobs, which fails at once while the store is away, or for those who wait for them, which
 * tries for ever.
 */
export function connect({ databaseUrl, redisUrl }: QueueStore, role: 'adds' | 'waits'): Connection {
  if (redisUrl === undefined) {
    const connection = {
      connectionString: databaseUrl,
      schema: SCHEMA,
      max: POOL,
      connectionTimeoutMillis: 5_000,
      application_name: 'floorman jobs',
    };
    // The type of a factory names its own connection; BullMQ's classes are told of it by a parameter nobody else needs.
    return {
      connection,
      factory: createPostgresBackend as unknown as BackendFactory,
      close: () => undefined,
    };
  }
  const redis = new Redis(redisUrl, {
    ...(role === 'adds' ? { maxRetriesPerRequest: 1 } : { maxRetriesPerRequest: null }),
    retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 6), 3_000),
  });
  // Told by the queue or worker that uses it; without a listener it would be printed as well.
  redis.on('error', () => undefined);
  return {
    connection: redis,
    factory: createRedisBackend,
    close: () => {
      redis.disconnect();
    },
  };
}
