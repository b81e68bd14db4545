import type { KeyRepository } from '#storage';
import { ConfigError, isLoopback, type Config } from '#runtime';

/**
 * Refuses an address that other machines can reach as long as no key works.
 *
 * Keys that are all revoked count as none here, though not at the door: there a key that was ever made is enough to ask
 * everybody for one. So revoking the last key shuts the service for everybody at once, opens it for nobody, and keeps it
 * off the network when it is started the next time.
 *
 * @throws ConfigError that says how to make a key
 */
export const checkHost = async (
  { host, databaseUrl, dataFolder }: Pick<Config, 'host' | 'databaseUrl' | 'dataFolder'>,
  keys: Pick<KeyRepository, 'anyActive'>,
): Promise<void> => {
  if (isLoopback(host) || (await keys.anyActive())) return;
  const data = databaseUrl === undefined ? ` --data '${dataFolder}'` : '';
  throw new ConfigError([
    'HOST opens the service to other machines, which needs an API key that works. Make one with ' +
      `"node bin/floorman.mjs keys create${data} --name NAME --scopes read", or leave HOST at 127.0.0.1`,
  ]);
};
