import type { Client } from 'pg';
import { withNewClient } from '../connection.js';
import { LIFT_LIMITS } from '../transaction.js';

/** Values are written and read in the same way whatever the settings of the server, and large tables take their time. */
const SETTINGS = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; ${LIFT_LIMITS}`;

const CONNECT_TIMEOUT_MS = 10_000;

/** How the connections of the service and of its commands begin their name. */
export const NAME_PREFIX = 'floorman';

/** Opens a connection for some work. A signal closes it: the server then rolls back what is not committed. */
export const withBackupClient = <T>(
  url: string,
  name: `${typeof NAME_PREFIX} ${string}`,
  signal: AbortSignal,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const config = {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
  return withNewClient(config, async (client) => {
    const close = (): void => void client.end();
    signal.addEventListener('abort', close);
    try {
      signal.throwIfAborted();
      await client.query(SETTINGS);
      return await work(client);
    } finally {
      signal.removeEventListener('abort', close);
    }
  });
};
