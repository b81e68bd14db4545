import { Pool } from 'pg';

export interface DatabaseOptions {
  /** A PostgreSQL connection URL. */
  readonly url: string;
  /** Connections at most; requests beyond them queue. */
  readonly connections?: number;
  /** Hears of connections that broke while idle (a restart of the server, say); the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** The database of the service: a pool of connections, and the two questions operations ask of it. */
export interface Database {
  readonly pool: Pool;
  /** Resolves if the database answers within two seconds, rejects otherwise. */
  ping(): Promise<void>;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

const PATIENCE_MS = 2_000;

/** Opens a database. No connection is made before the first query: use {@link Database.ping} to find out. */
export function openDatabase({ url, connections = 10, onIdleError }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'floorman',
  });
  // An 'error' event nobody listens to would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  return {
    pool,
    ping: () => ping(pool),
    close: () => pool.end(),
  };
}

async function ping(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken = true;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database did not answer in time'));
    }, PATIENCE_MS);
  });
  try {
    await Promise.race([client.query('select 1'), tooLate]);
    broken = false;
  } finally {
    clearTimeout(timer);
    // A connection that did not answer is closed, not given to the next caller.
    client.release(broken);
  }
}
