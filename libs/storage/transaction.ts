import type { Pool } from 'pg';
import { Transaction, withClient } from './connection.js';
import { isConflict, isReadOnlyServer } from './errors.js';

const MAX_ATTEMPTS = 5;

/** How a transaction begins: with the time limits of the connection, or without any, whatever the role of the database has. */
export const BEGIN = 'begin';
/** `transaction_timeout` exists since PostgreSQL 17. */
const liftLimits = (isForTransaction: boolean): string => `
  select set_config(name, '0', ${String(isForTransaction)})
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']) as name
  where current_setting(name, true) is not null`;
export const BEGIN_UNLIMITED = `begin; ${liftLimits(true)}`;
/** For connections of commands, outside of a pool. */
export const LIFT_LIMITS = liftLimits(false);

/**
 * Runs a transaction: commits when `work` resolves, rolls back when it throws. Repeats it from the start when PostgreSQL
 * ended it because of a conflict with another transaction.
 */
export async function transaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  begin: string = BEGIN,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work, begin);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

function runOnce<T>(pool: Pool, work: (tx: Transaction) => Promise<T>, begin: string): Promise<T> {
  return withClient(pool, async (client, discard) => {
    try {
      await client.query(begin);
      const result = await work(new Transaction(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(discard);
      // A new connection finds the server that is the main one now.
      if (isReadOnlyServer(error)) discard(error);
      throw error;
    }
  });
}
