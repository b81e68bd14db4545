import type { JobQueues } from '#jobs';
import type { Database, Store } from '#storage';
import type { Config } from '#runtime';
import type { EquityThreads } from '#solver-threads';

/** What the api is built from; tests hand in what they like. */
export interface Services {
  readonly config: Config;
  readonly database: Pick<Database, 'ping'>;
  readonly store: Store;
  readonly queues: Pick<JobQueues, 'add' | 'count' | 'ping'>;
  readonly equity: Omit<EquityThreads, 'close'>;
}

/** Injection tokens of the services. */
export const CONFIG = Symbol('Config');
export const DATABASE = Symbol('Database');
export const STORE = Symbol('Store');
export const QUEUES = Symbol('Queues');
export const EQUITY = Symbol('Equity');
