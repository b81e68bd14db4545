import type { Pool } from 'pg';
import { Transaction, withClient } from './connection.js';
import { isConflict } from './errors.js';

const MAX_ATTEMPTS = 5;

/**
 * Runs a transaction: commits when `work` resolves, rolls back when it throws. Repeats it from the start when PostgreSQL
 * ended it because of a conflict with another transaction.
 */
export async function transaction<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

function runOnce<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withClient(pool, async (client, discard) => {
    try {
      await client.query('begin');
      const result = await work(new Transaction(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(discard);
      throw error;
    }
  });
}
