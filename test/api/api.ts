import type { Type } from '@nestjs/common';
import { join } from 'node:path';
import { createApp } from '../../apps/api/app.js';
import type { StoreTotals } from '#storage';
import type { Services } from '../../apps/api/services.js';
import { readConfig } from '#runtime';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Api {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface ApiOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly database?: Services['database'];
  /** A store and queues that work; without them every route that needs one fails. */
  readonly store?: Services['store'];
  readonly queues?: Services['queues'];
  readonly equity?: Services['equity'];
  /** Modules of the test's own, to see what the HTTP layer does with routes of every kind. */
  readonly resources?: readonly Type[];
}

/** A database that answers. */
export const ANSWERING: Services['database'] = { ping: () => Promise.resolve() };

/** What an empty store says of all that is in it. */
const NOTHING: StoreTotals = {
  imports: {},
  chunks: { pending: 0, judged: 0, auditSeconds: 0, storeSeconds: 0 },
  hands: { audited: 0, rejected: 0, duplicate: 0, cancelled: 0 },
  findings: {},
};

/** A store without keys and without anything else. */
export const KEYLESS = {
  keys: { exist: () => Promise.resolve(false) },
  workspaces: {
    named: (name: string) => Promise.resolve({ id: '00000000-0000-4000-8000-000000000000', name }),
  },
  totals: { read: () => Promise.resolve(NOTHING) },
} as unknown as Services['store'];

/** Queues that take everything and do nothing. */
export const IDLE: Services['queues'] = {
  add: () => Promise.resolve(true),
  count: () => Promise.resolve(0),
  ping: () => Promise.resolve(),
};

/** Threads that are never asked. */
export const NO_THREADS: Services['equity'] = {
  run: () => Promise.reject(new Error('there are no threads')),
  waiting: 0,
  busy: 0,
};

/** The API on a port of its own, asked by real HTTP. */
export async function startApi({
  environment = {},
  database = ANSWERING,
  store = KEYLESS,
  queues = IDLE,
  equity = NO_THREADS,
  resources = [],
}: ApiOptions = {}): Promise<Api> {
  const config = readConfig({ FLOORMAN_LOG_LEVEL: 'silent', ...environment }, ROOT);
  const app = await createApp({ config, database, store, queues, equity }, resources);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
