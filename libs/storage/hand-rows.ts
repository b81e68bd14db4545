import { sql } from 'kysely';
import { query, type Transaction } from './connection.js';

/** Deletes hands with their seats and findings. Their text and records stay in the chunk, with those of other hands. */
export async function deleteHandRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  const listed = sql<string>`any(${ids}::bigint[])`;
  await tx.run(query.deleteFrom('hand_seats').where('hand_id', '=', listed));
  await tx.run(query.deleteFrom('findings').where('hand_id', '=', listed));
  await tx.run(query.deleteFrom('hands').where('id', '=', listed));
}
