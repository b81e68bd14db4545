/**
 * Why the store cannot be used at all: the database is unreachable, it refuses the account of the service, its disk is full, or the chunk
 * store beside it is unreachable.
 */
export type DatabaseOutage = 'away' | 'refused' | 'full' | 'chunks-away' | null;

/** SQLSTATE "disk full" (PostgreSQL manual, appendix A). */
const DISK_FULL = new Set(['53100']);
/** Classes 08 (connection) and 57P (shutting down, crashed, starting). */
const AWAY_CLASSES = ['08', '57P'];
/** Class 28 (a wrong password, or an account that may not connect), and a database that does not exist. */
const REFUSED = ['28', '3D000'];
/** SQLSTATEs after which the same statement may succeed later, and what the system and the driver report. */
const AWAY_CODES = new Set([
  // Too many connections.
  '53300',
  // The time for a statement, a lock, an idle transaction or a transaction is over.
  '57014',
  '55P03',
  '25P03',
  '25P04',
  // A copy of the database ends statements to follow it; other transactions hold the locks.
  '40001',
  '40P01',
  // After a failover, the server that was the main one is read-only.
  '25006',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors of the driver that have no code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];
/** Deadlock and serialization failure. */
const CONFLICTS = new Set(['40P01', '40001']);
/** Classes 22, 23 and 54: data that does not fit, breaks a constraint or exceeds a limit. */
const INVALID_DATA_CLASSES = ['22', '23', '54'];
/** A required column without a value, and class 42: something that does not exist or may not be used. */
const SCHEMA_MISMATCHES = ['23502', '42'];

/** Why an error means that the database, or the chunk store beside it, cannot be used; null for all other errors. */
export function databaseOutage(error: unknown): DatabaseOutage {
  const code = codeOf(error);
  if (code !== undefined) {
    if (code === 'CHUNK_STORE_AWAY') return 'chunks-away';
    if (DISK_FULL.has(code)) return 'full';
    if (code.length === 5 && REFUSED.some((prefix) => code.startsWith(prefix))) return 'refused';
    if (AWAY_CODES.has(code) || AWAY_CLASSES.some((prefix) => code.startsWith(prefix))) return 'away';
  }
  if (!(error instanceof Error)) return null;
  if (AWAY_MESSAGES.some((message) => error.message.includes(message))) return 'away';
  if (error instanceof AggregateError)
    return error.errors.map(databaseOutage).find((outage) => outage !== null) ?? null;
  return error.cause === undefined ? null : databaseOutage(error.cause);
}

/** Whether the database rejected the data itself: another attempt fails as well. */
export const isInvalidData = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && INVALID_DATA_CLASSES.includes(code.slice(0, 2));
};

/** Whether a statement and the schema have different versions. An update of the process or of the schema solves it. */
export const isSchemaMismatch = (error: unknown): boolean => {
  const code = codeOf(error);
  return code?.length === 5 && SCHEMA_MISMATCHES.some((prefix) => code.startsWith(prefix));
};

/** Whether PostgreSQL ended a transaction because of a conflict with another one: a second attempt may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error) ?? '');

/** Whether a statement would write on a server that is not the main one, as after a failover. */
export const isReadOnlyServer = (error: unknown): boolean => codeOf(error) === '25006';

/** Whether a statement waited longer for a lock than its transaction allows. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const isAway = (error: unknown): boolean => ['away', 'chunks-away'].includes(databaseOutage(error) ?? '');

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2_000;

/**
 * Repeats work while the database or the chunk store is away. A restart after a crash takes seconds.
 *
 * @param timeout milliseconds; after that the last error is thrown
 */
export async function retryWhileAway<T>(timeout: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeout;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() + pause > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
