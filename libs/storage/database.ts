import { Pool } from 'pg';
import { Connection, withClient, type Transaction } from './connection.js';
import { BEGIN, BEGIN_UNLIMITED, transaction } from './transaction.js';

export interface DatabaseOptions {
  /** A PostgreSQL connection URL. */
  readonly url: string;
  /** The largest number of connections; further statements queue. */
  readonly connections?: number;
  /**
   * Milliseconds after which PostgreSQL ends a statement. 0, the default: only the limits that the database or its role sets. Null:
   * transactions have no time limit, not even those.
   */
  readonly statementTimeout?: number | null;
  /** Receives errors of idle connections, such as a restart of the server; the pool replaces these connections. */
  readonly onIdleError?: (error: Error) => void;
}

const PING_TIMEOUT_MS = 2_000;
/** How long a statement waits for a connection of the pool: longer than a new connection takes. */
const POOL_TIMEOUT_MS = 10_000;

/** The database of the service: one pool of connections. The first statement makes the first connection. */
export class Database extends Connection {
  readonly pool: Pool;
  readonly #begin: string;

  constructor({ url, connections = 10, statementTimeout = 0, onIdleError }: DatabaseOptions) {
    const pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: POOL_TIMEOUT_MS,
      keepAlive: true,
      // A pooler between us and PostgreSQL may know no such parameter: it is sent only if it is set.
      ...(statementTimeout === null || statementTimeout === 0 ? {} : { statement_timeout: statementTimeout }),
      application_name: 'floorman',
    });
    super(pool);
    this.pool = pool;
    this.#begin = statementTimeout === null ? BEGIN_UNLIMITED : BEGIN;
    // An 'error' event without a listener would end the process.
    pool.on('error', (error) => onIdleError?.(error));
  }

  /** See {@link transaction}. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return transaction(this.pool, work, this.#begin);
  }

  /** Resolves if the database answers within two seconds, including the time for a connection. */
  ping(): Promise<void> {
    return withTimeout(
      withClient(this.pool, async (client, discard) => {
        // A connection that does not answer must not return to the pool.
        await withTimeout(client.query('select 1')).catch((error: unknown) => {
          discard(error);
          throw error;
        });
      }),
    );
  }

  /** Waits for running statements and closes all connections. */
  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Opens a database. No connection is made before the first statement: see {@link Database.ping}. */
export function openDatabase(options: DatabaseOptions): Database {
  return new Database(options);
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database did not answer in time'));
    }, PING_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
