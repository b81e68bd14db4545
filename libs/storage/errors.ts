/** What a failed statement says about the database, as far as callers treat it differently. */
export type DatabaseOutage = 'away' | 'full' | null;

/** SQLSTATE of "disk full" (PostgreSQL's manual, appendix A). */
const FULL = new Set(['53100']);
/** Classes 08 (connection) and 57P (shut down, crashed, starting), and too many connections. */
const AWAY_STATES = ['08', '57P'];
const AWAY = new Set([
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
]);
/** A deadlock, or a conflict with a transaction beside it: PostgreSQL ended one of several that wait for each other. */
const LOST = new Set(['40P01', '40001']);
/** What the driver says in words alone. */
const AWAY_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
  "Can't reach database server",
];

/** Whether an error means that the database is away or its disk is full; null for any other error. */
export function databaseOutage(error: unknown): DatabaseOutage {
  const code = codeOf(error);
  if (code !== undefined) {
    if (FULL.has(code)) return 'full';
    if (AWAY.has(code) || AWAY_STATES.some((state) => code.startsWith(state))) return 'away';
  }
  if (!(error instanceof Error)) return null;
  if (AWAY_WORDS.some((words) => error.message.includes(words))) return 'away';
  if (error instanceof AggregateError)
    return error.errors.map(databaseOutage).find((trouble) => trouble !== null) ?? null;
  return error.cause === undefined ? null : databaseOutage(error.cause);
}

/** Classes 22, 23 and 54: data that does not fit, breaks a constraint or goes beyond a limit. */
const REFUSALS = ['22', '23', '54'];

/** Whether the database refused what it was given: it will do so every time. */
export const isInvalidData = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && REFUSALS.includes(code.slice(0, 2));
};

/** A column that must be told and is not, and class 42: something that is not there, or may not be used. */
const FOREIGN_SCHEMA = ['23502', '42'];

/** Whether a statement and the tables are of different versions: it will do as soon as the process, or the schema, is updated. */
export const isSchemaMismatch = (error: unknown): boolean => {
  const code = codeOf(error);
  return code?.length === 5 && FOREIGN_SCHEMA.some((state) => code.startsWith(state));
};

/** Whether a transaction was ended in favour of another: done again, it has its turn. */
export function lostToAnother(error: unknown): boolean {
  return LOST.has(codeOf(error) ?? '');
}

/** The code of an error; Prisma keeps that of the driver one level down. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Repeats work that may be repeated while the database is away (it is restarted after a crash within seconds).
 *
 * @param patience milliseconds; then the last error is thrown
 */
export async function retryWhileAway<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (databaseOutage(error) !== 'away' || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
