import type { Pool, PoolClient } from 'pg';
import { lend } from './connection.js';
import { lostToAnother } from './errors.js';

/** Times that a transaction is tried which another one was preferred to. */
const TRIES = 5;

/**
 * Runs a transaction on a connection of its own: committed when `work` is through, rolled back when it throws, and done
 * again from the start where PostgreSQL ended it in favour of another.
 */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (tries === TRIES || !lostToAnother(error)) throw error;
    }
  }
}

function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return lend(pool, async (client, spoil) => {
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(spoil);
      throw error;
    }
  });
}
