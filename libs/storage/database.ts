import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { lend } from './connection.js';
import { PrismaClient } from './generated/client.js';

export interface DatabaseOptions {
  /** A PostgreSQL connection URL. */
  readonly url: string;
  /** Connections at most; requests beyond them queue. */
  readonly connections?: number;
  /** Hears of connections that broke while idle (a restart of the server, say); the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** The database of the service: one pool of connections, used by Prisma and by statements of our own. */
export interface Database {
  readonly pool: Pool;
  readonly prisma: PrismaClient;
  /** Resolves if the database answers within two seconds, rejects otherwise. */
  ping(): Promise<void>;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

const PATIENCE_MS = 2_000;
/** Requests beyond the pool wait for a connection of it: longer than a connection takes to be made. */
const QUEUE_MS = 10_000;

/** Opens a database. No connection is made before the first query: use {@link Database.ping} to find out. */
export function openDatabase({ url, connections = 10, onIdleError }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: QUEUE_MS,
    keepAlive: true,
    application_name: 'floorman',
  });
  // An 'error' event nobody listens to would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    pool,
    prisma,
    ping: () => ping(pool),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Asks within the time that a probe has, a connection's time to be made included. */
function ping(pool: Pool): Promise<void> {
  return inTime(
    lend(pool, async (client, spoil) => {
      // A connection that does not answer is closed, not given to the next caller.
      await inTime(client.query('select 1')).catch((error: unknown) => {
        spoil(error);
        throw error;
      });
    }),
  );
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database did not answer in time'));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
