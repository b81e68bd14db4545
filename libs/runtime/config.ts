import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Everything the environment decides, read once at the start of a process and passed on as a value. */
export interface Config {
  /** TCP port of the service; 0 lets the system choose. */
  readonly port: number;
  /** Address the service listens on; one that is not this machine's own needs an API key: see open-host.ts. */
  readonly host: string;
  /** Addresses and networks of proxies that are believed whom they speak for; none where it is empty. */
  readonly trustedProxies: readonly string[];
  /** Connection URL of a PostgreSQL server; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Redis URL of the queue; undefined keeps the queue in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** Absolute path of the clone. */
  readonly projectFolder: string;
  /** Absolute path of the data folder that was asked for. */
  readonly dataFolder: string;
  /** What names the data should it have to live elsewhere: the project's folder, or a FLOORMAN_DATA of its own. */
  readonly dataIdentity: string;
  readonly logLevel: LogLevel;
  /** Bytes a request body may have where a route does not say otherwise. */
  readonly bodyLimit: number;
  /** Hands of a log that are audited at once, while the client waits. */
  readonly handsAtOnce: number;
  /** Milliseconds that a request body may take to arrive; its answer has twice that, from the start of the request on. */
  readonly requestTimeout: number;
  /** Bytes that one upload may have as it comes. */
  readonly uploadLimit: number;
  /** Uploads taken at once; more are asked to come back. */
  readonly uploadsAtOnce: number;
  /** Bytes of archives that lie on the disk at once while they are read. */
  readonly spoolLimit: number;
  /** Requests a minute that one key, or one address without a key, may send; 0 for as many as it likes. */
  readonly rateLimit: number;
  /** Requests that are much work (hands audited at once, replays, exports) answered at once. */
  readonly heavyAtOnce: number;
  /** Questions of equity that are answered at once, or wait for their turn. */
  readonly equityQuestions: number;
  /** Answers without end (NDJSON, CSV) sent at once. */
  readonly streamsAtOnce: number;
  /** Items of all the pages that are sent at once. */
  readonly pageItemsAtOnce: number;
  /** Connections to the database of the api at most. */
  readonly connections: number;
  /** Bytes of a log in one chunk, about. */
  readonly chunkLength: number;
  /** Chunks that a worker judges at once; threads of the api that answer questions of equity. */
  readonly concurrency: number;
  /** Milliseconds without a sign of life after which a worker's job is given to another. */
  readonly jobLock: number;
  /** Milliseconds without a sign of life after which an upload is taken for broken off. */
  readonly uploadSilence: number;
  /** Milliseconds that requests under way get to finish when the service stops. */
  readonly shutdownGrace: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A whole number within bounds, written in decimal digits. */
function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `must be a whole number from ${String(minimum)} to ${String(maximum)}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .default(fallback);
}

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether an address can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]{1,255}$/, 'must be an address or the name of a host')
    .default('127.0.0.1'),
  FLOORMAN_TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((each) => each.every(isNetwork), 'must be addresses or networks: 10.0.0.7,172.16.0.0/12')
    .default([]),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'must be a PostgreSQL connection URL: postgresql://user:password@host:port/database',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a Redis URL: redis://host:port')
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
  FLOORMAN_HEAVY_REQUESTS: wholeNumber(1, 10_000, 32),
  FLOORMAN_EQUITY_QUESTIONS: wholeNumber(1, 10_000, 64),
  FLOORMAN_STREAMS: wholeNumber(1, 10_000, 32),
  // The longest page always has room.
  FLOORMAN_PAGE_ITEMS: wholeNumber(1000, 100_000_000, 50_000),
  FLOORMAN_CONNECTIONS: wholeNumber(2, 1000, 20),
  FLOORMAN_CHUNK_LENGTH: wholeNumber(1024, 1024 ** 2, 1024 ** 2),
  FLOORMAN_CONCURRENCY: wholeNumber(1, 256, availableParallelism()),
  FLOORMAN_JOB_LOCK: wholeNumber(500, 600_000, 10_000),
  FLOORMAN_UPLOAD_SILENCE: wholeNumber(500, 600_000, 15_000),
  FLOORMAN_SHUTDOWN_GRACE: wholeNumber(0, 600_000, 10_000),
});

/** Every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** The environment does not make a configuration; one line a variable in `problems`. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the configuration. An empty variable counts as one that is not set, as in compose files.
 *
 * @param projectFolder absolute path that a relative FLOORMAN_DATA starts from
 * @throws ConfigError naming every variable that is wrong; a value is never repeated, it may be a secret
 */
export function readConfig(environment: NodeJS.ProcessEnv, projectFolder: string): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { data } = result;
  const usualFolder = resolve(projectFolder, '.floorman');
  const dataFolder = resolve(projectFolder, data.FLOORMAN_DATA ?? usualFolder);
  return {
    port: data.PORT,
    host: data.HOST,
    trustedProxies: data.FLOORMAN_TRUST_PROXY,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    projectFolder,
    dataFolder,
    dataIdentity: dataFolder === usualFolder ? projectFolder : dataFolder,
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
    chunkLength: data.FLOORMAN_CHUNK_LENGTH,
    concurrency: data.FLOORMAN_CONCURRENCY,
    requestTimeout: data.FLOORMAN_REQUEST_TIMEOUT,
    jobLock: data.FLOORMAN_JOB_LOCK,
    uploadSilence: data.FLOORMAN_UPLOAD_SILENCE,
    shutdownGrace: data.FLOORMAN_SHUTDOWN_GRACE,
  };
}
