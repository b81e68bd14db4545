import { sql } from 'kysely';
import { query, type Transaction } from './connection.js';

/** Locks the chunks of an import: a worker that writes one of them commits before this, or finds no pending chunk. Returns their ids. */
export async function lockChunksOf(tx: Transaction, importId: string): Promise<string[]> {
  const chunks = await tx.rows(
    query.selectFrom('chunks').select('id').where('import_id', '=', importId).orderBy('id').forUpdate(),
  );
  return chunks.map(({ id }) => id);
}

/** Deletes the hands of an import with their seats, findings, records and the checks over all of them. It locks the chunks. */
export async function deleteHandsOf(tx: Transaction, importId: string): Promise<void> {
  const chunks = await lockChunksOf(tx, importId);
  const hands = query.selectFrom('hands').select('id').where('import_id', '=', importId);
  await tx.run(query.deleteFrom('hand_seats').where('hand_id', 'in', hands));
  await tx.run(query.deleteFrom('findings').where('import_id', '=', importId));
  await tx.run(query.deleteFrom('hands').where('import_id', '=', importId));
  await tx.run(
    query.deleteFrom('record_pages').where('chunk_id', '=', sql<string>`any(${chunks}::bigint[])`),
  );
  await deleteChecksOf(tx, importId);
}

/** Deletes the checks over all hands of an import. */
export async function deleteChecksOf(tx: Transaction, importId: string): Promise<void> {
  for (const table of ['import_fairness', 'import_partners', 'partner_pairs'] as const)
    await tx.run(query.deleteFrom(table).where('import_id', '=', importId));
}

/** Hand-written: an update from aggregates. */
const KEEP_CHUNK_SUMS = `
  update imports i set revision = i.revision + 1, judged_chunks = coalesce(i.judged_chunks, 0) + c.audited,
    audit_seconds = i.audit_seconds + c.audit_seconds, store_seconds = i.store_seconds + c.store_seconds
  from (select count(*) filter (where state = 'done') as audited, coalesce(sum(audit_seconds), 0) as audit_seconds,
          coalesce(sum(store_seconds), 0) as store_seconds from chunks where import_id = $1 and state <> 'deleted') c
  where i.id = $1`;

/** Adds the work on chunks that are about to be deleted to their import: totals for monitoring must not shrink. */
export async function keepChunkSums(tx: Transaction, importId: string): Promise<void> {
  await tx.sql(KEEP_CHUNK_SUMS, [importId]);
}

const MARK_DELETED = `update chunks set state = 'deleted' where import_id = $1 and state <> 'deleted'`;

/** Marks the chunks of an import, which are locked, for ErasureRepository: their bytes can be read no more. */
export async function markChunksDeleted(tx: Transaction, importId: string): Promise<void> {
  await tx.sql(MARK_DELETED, [importId]);
}
