import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

/** The settings from environment variables. A process reads them once at its start and passes them on. */
export interface Config {
  /** TCP port of the service; 0 lets the system choose. */
  readonly port: number;
  /** Address the service listens on. An address that other machines can reach requires an API key: see checkHost. */
  readonly host: string;
  /** Addresses and networks of the proxies whose X-Forwarded-For headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Origins of other pages that may use the API from a browser (CORS): `https://example.com`. */
  readonly corsOrigins: readonly string[];
  /** Connection URL of a PostgreSQL server; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL URL of a copy of the database that the api reads lists from; undefined reads them from the database itself. */
  readonly databaseReadUrl: string | undefined;
  /** `s3://bucket/prefix` for the bytes of chunks; undefined keeps them in the database. */
  readonly chunkStore: string | undefined;
  /** Redis URL of the queue; undefined keeps the queue in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** Absolute path of the clone. */
  readonly projectFolder: string;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  /** Identifies the data if they must be stored elsewhere: the project's folder, or the folder that FLOORMAN_DATA names. */
  readonly dataIdentity: string;
  readonly logLevel: LogLevel;
  /** Largest request body in bytes, for routes without their own limit. */
  readonly bodyLimit: number;
  /** Most hands in one request that is answered directly. */
  readonly handsAtOnce: number;
  /** Milliseconds that a request body may take to arrive. The response may take twice as long, from the start of the request. */
  readonly requestTimeout: number;
  /** Largest upload in bytes, as it is sent. */
  readonly uploadLimit: number;
  /** Most uploads in progress; further ones are answered with Retry-After. */
  readonly uploadsAtOnce: number;
  /** Most bytes of archives that are stored on the disk while they are read. */
  readonly spoolLimit: number;
  /** Most requests per minute from one key, or from one address without a key; 0 for no limit. */
  readonly rateLimit: number;
  /** Most expensive requests in progress: direct audits, replays, exports. */
  readonly heavyAtOnce: number;
  /** Most equity requests in progress or waiting. */
  readonly equityQuestions: number;
  /** Most streamed responses (NDJSON, CSV) in progress. */
  readonly streamsAtOnce: number;
  /** Most items of all the pages that are being sent. */
  readonly pageItemsAtOnce: number;
  /** Most database connections of the api. */
  readonly connections: number;
  /** Milliseconds after which PostgreSQL ends a statement; 0 for the limits of the database alone, null for none in transactions. */
  readonly statementTimeout: number | null;
  /** Approximate size of a chunk in bytes. */
  readonly chunkLength: number;
  /** Chunks that a worker audits in parallel, and threads of the api for equity requests. */
  readonly concurrency: number;
  /** Milliseconds without a heartbeat after which another worker gets a worker's task. */
  readonly jobLock: number;
  /** Milliseconds without a heartbeat after which an upload counts as aborted. */
  readonly uploadSilence: number;
  /** Days after which an import is deleted with its hands; 0 for never. */
  readonly keepDays: number;
  /** Whether webhooks may use http, which anybody on the way can read and change. */
  readonly webhookHttp: boolean;
  /** Whether webhooks may go to addresses of this machine and of private networks. */
  readonly webhookPrivate: boolean;
  /** Milliseconds that the receiver of a webhook has to respond. */
  readonly webhookTimeout: number;
  /** Milliseconds between the first two attempts at an event; later pauses are longer. */
  readonly webhookPause: number;
  /** Milliseconds that requests in progress have to finish when the service stops. */
  readonly shutdownGrace: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A whole number from `minimum` to `maximum` in decimal digits. */
function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `must be a whole number from ${String(minimum)} to ${String(maximum)}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .default(fallback);
}

/** A switch that is off by default. */
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((text) => text === 'true');

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** `https://example.com:8443`: scheme, host and port as browsers send them. */
const isOrigin = (text: string): boolean => {
  if (!/^https?:\/\//.test(text)) return false;
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether only this machine can reach an address. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether a URL names this machine. One that cannot be parsed does not. */
const isLoopbackUrl = (url: string): boolean =>
  URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));

const SHARED_QUEUE =
  'REDIS_URL names another machine, whose queue others can use as well, but without DATABASE_URL the database is the embedded one, ' +
  'which serves this machine only: set DATABASE_URL to a PostgreSQL server, or REDIS_URL to a Redis on this machine';

/** A connection URL without a name of the application: `floorman restore` finds a service that runs by the names of its connections. */
function withoutName(url: string): string {
  if (!url.includes('application_name') || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  for (const name of ['application_name', 'fallback_application_name']) parsed.searchParams.delete(name);
  return parsed.href;
}

const databaseUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\//,
    'must be a PostgreSQL connection URL: postgresql://user:password@host:port/database',
  )
  .transform(withoutName)
  .optional();

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]{1,255}$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  FLOORMAN_TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((each) => each.every(isNetwork), 'must be addresses or networks: 10.0.0.7,172.16.0.0/12')
    .default([]),
  FLOORMAN_CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((each) => each.every(isOrigin), 'must be origins: https://one.example,https://two.example:8443')
    .default([]),
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a Redis URL: redis://host:port')
    .optional(),
  FLOORMAN_CHUNK_STORE: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.=-]+)*\/?$/,
      'must be a bucket and a prefix: s3://bucket/prefix',
    )
    .optional(),
  FLOORMAN_DATA: z.string().optional(),
  FLOORMAN_LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  FLOORMAN_BODY_LIMIT: wholeNumber(1024, 1024 ** 3, 16 * 1024 ** 2),
  FLOORMAN_HANDS_AT_ONCE: wholeNumber(1, 100_000, 1000),
  FLOORMAN_REQUEST_TIMEOUT: wholeNumber(100, 3_600_000, 60_000),
  FLOORMAN_UPLOAD_LIMIT: wholeNumber(1024, 1024 ** 4, 16 * 1024 ** 3),
  FLOORMAN_UPLOADS: wholeNumber(1, 1000, 8),
  FLOORMAN_SPOOL_LIMIT: wholeNumber(1024, 1024 ** 5, 32 * 1024 ** 3),
  FLOORMAN_RATE_LIMIT: wholeNumber(0, 1_000_000_000, 30_000),
  FLOORMAN_HEAVY_REQUESTS: wholeNumber(1, 10_000, 16),
  FLOORMAN_EQUITY_QUESTIONS: wholeNumber(1, 10_000, 64),
  FLOORMAN_STREAMS: wholeNumber(1, 10_000, 32),
  // The minimum is the largest page: it always fits.
  FLOORMAN_PAGE_ITEMS: wholeNumber(1000, 100_000_000, 50_000),
  FLOORMAN_CONNECTIONS: wholeNumber(2, 1000, 20),
  FLOORMAN_STATEMENT_TIMEOUT: wholeNumber(0, 86_400_000, 300_000),
  FLOORMAN_CHUNK_LENGTH: wholeNumber(1024, 1024 ** 2, 1024 ** 2),
  FLOORMAN_CONCURRENCY: wholeNumber(1, 256, availableParallelism()),
  FLOORMAN_JOB_LOCK: wholeNumber(500, 600_000, 10_000),
  FLOORMAN_UPLOAD_SILENCE: wholeNumber(500, 600_000, 15_000),
  FLOORMAN_KEEP_DAYS: wholeNumber(0, 36_500, 0),
  FLOORMAN_WEBHOOK_HTTP: flag,
  FLOORMAN_WEBHOOK_PRIVATE: flag,
  FLOORMAN_WEBHOOK_TIMEOUT: wholeNumber(100, 60_000, 10_000),
  FLOORMAN_WEBHOOK_PAUSE: wholeNumber(10, 3_600_000, 10_000),
  FLOORMAN_SHUTDOWN_GRACE: wholeNumber(0, 600_000, 10_000),
});

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** The environment is invalid: `problems` has one line for each wrong variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the configuration. An empty variable counts as unset, as in compose files.
 *
 * @param projectFolder absolute path; a relative FLOORMAN_DATA starts there
 * @throws ConfigError that names every wrong variable, but no value, as it may be a secret
 */
export function readConfig(environment: NodeJS.ProcessEnv, projectFolder: string): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { data } = result;
  if (data.DATABASE_READ_URL !== undefined && data.DATABASE_URL === undefined)
    throw new ConfigError(['DATABASE_READ_URL needs DATABASE_URL, whose copy it names']);
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined && !isLoopbackUrl(data.REDIS_URL))
    throw new ConfigError([SHARED_QUEUE]);
  const defaultFolder = resolve(projectFolder, '.floorman');
  const dataFolder = resolve(projectFolder, data.FLOORMAN_DATA ?? defaultFolder);
  return {
    port: data.PORT,
    host: data.HOST,
    trustedProxies: data.FLOORMAN_TRUST_PROXY,
    corsOrigins: data.FLOORMAN_CORS_ORIGINS,
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    chunkStore: data.FLOORMAN_CHUNK_STORE,
    redisUrl: data.REDIS_URL,
    projectFolder,
    dataFolder,
    dataIdentity: dataFolder === defaultFolder ? projectFolder : dataFolder,
    logLevel: data.FLOORMAN_LOG_LEVEL,
    bodyLimit: data.FLOORMAN_BODY_LIMIT,
    handsAtOnce: data.FLOORMAN_HANDS_AT_ONCE,
    uploadLimit: data.FLOORMAN_UPLOAD_LIMIT,
    uploadsAtOnce: data.FLOORMAN_UPLOADS,
    spoolLimit: data.FLOORMAN_SPOOL_LIMIT,
    rateLimit: data.FLOORMAN_RATE_LIMIT,
    heavyAtOnce: data.FLOORMAN_HEAVY_REQUESTS,
    equityQuestions: data.FLOORMAN_EQUITY_QUESTIONS,
    streamsAtOnce: data.FLOORMAN_STREAMS,
    pageItemsAtOnce: data.FLOORMAN_PAGE_ITEMS,
    connections: data.FLOORMAN_CONNECTIONS,
    statementTimeout: data.FLOORMAN_STATEMENT_TIMEOUT,
    chunkLength: data.FLOORMAN_CHUNK_LENGTH,
    concurrency: data.FLOORMAN_CONCURRENCY,
    requestTimeout: data.FLOORMAN_REQUEST_TIMEOUT,
    jobLock: data.FLOORMAN_JOB_LOCK,
    uploadSilence: data.FLOORMAN_UPLOAD_SILENCE,
    keepDays: data.FLOORMAN_KEEP_DAYS,
    webhookHttp: data.FLOORMAN_WEBHOOK_HTTP,
    webhookPrivate: data.FLOORMAN_WEBHOOK_PRIVATE,
    webhookTimeout: data.FLOORMAN_WEBHOOK_TIMEOUT,
    webhookPause: data.FLOORMAN_WEBHOOK_PAUSE,
    shutdownGrace: data.FLOORMAN_SHUTDOWN_GRACE,
  };
}
