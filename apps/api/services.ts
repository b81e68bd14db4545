import type { Database } from '#storage';
import type { Config } from '../config.js';

/** What the api is built from; tests hand in what they like. */
export interface Services {
  readonly config: Config;
  readonly database: Pick<Database, 'ping'>;
}

/** Injection tokens of the services. */
export const CONFIG = Symbol('Config');
export const DATABASE = Symbol('Database');
