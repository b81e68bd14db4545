import type { Type } from '@nestjs/common';
import { join } from 'node:path';
import { createApp } from '../../apps/api/app.js';
import type { Services } from '../../apps/api/services.js';
import { readConfig } from '../../apps/config.js';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Api {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface ApiOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly database?: Services['database'];
  /** Modules of the test's own, to see what the HTTP layer does with routes of every kind. */
  readonly resources?: readonly Type[];
}

/** A database that answers. */
export const ANSWERING: Services['database'] = { ping: () => Promise.resolve() };

/** The API on a port of its own, asked by real HTTP. */
export async function startApi({
  environment = {},
  database = ANSWERING,
  resources = [],
}: ApiOptions = {}): Promise<Api> {
  const config = readConfig({ FLOORMAN_LOG_LEVEL: 'silent', ...environment }, ROOT);
  const app = await createApp({ config, database }, resources);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
