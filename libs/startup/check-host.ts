import type { KeyRepository } from '#storage';
import { ConfigError, isLoopback, type Config } from '#runtime';

/**
 * Refuses an address that other machines can reach while there is no valid key.
 *
 * Revoked keys do not count here. The authenticator, in contrast, requires a key as soon as one was ever created. So
 * revoking the last key closes the running service to all clients, and keeps it off the network at the next start.
 *
 * @throws ConfigError with the command that creates a key
 */
export const checkHost = async (
  { host, databaseUrl, dataFolder }: Pick<Config, 'host' | 'databaseUrl' | 'dataFolder'>,
  keys: Pick<KeyRepository, 'anyActive'>,
): Promise<void> => {
  if (isLoopback(host) || (await keys.anyActive())) return;
  const data = databaseUrl === undefined ? ` --data '${dataFolder}'` : '';
  throw new ConfigError([
    'HOST makes the service reachable from other machines, which requires an API key. Create one with ' +
      `"node bin/floorman.mjs keys create${data} --name NAME --scopes read", or set HOST to 127.0.0.1`,
  ]);
};
