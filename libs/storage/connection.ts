import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/**
 * Lends a connection of the pool for one piece of work. One that broke meanwhile, or that `spoil` is called about, is closed
 * and not lent again.
 */
export async function lend<T>(
  pool: Pool,
  work: (client: PoolClient, spoil: (error: unknown) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const spoil = (error: unknown): void => {
    broken = error instanceof Error ? error : new Error(String(error));
  };
  // A connection that dies says so by an event as well; the pool listens for it only while nobody has the connection, and
  // without a listener it would end the process.
  client.on('error', spoil);
  try {
    return await work(client, spoil);
  } finally {
    client.off('error', spoil);
    client.release(broken);
  }
}

/** Opens a connection beside all pools for one piece of work. */
export async function connected<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // What was asked fails by itself when the connection breaks: the event says nothing new, but must be heard.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
