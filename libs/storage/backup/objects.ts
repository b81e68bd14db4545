import type { Client } from 'pg';
import { ChunkStoreError, type ChunkSources } from '../chunk-store.js';
import { retryWhileAway } from '../errors.js';
import { BackupError } from './backup-error.js';

const ID_LENGTH = 8;
/** Milliseconds for which object storage may be away. */
const OUTAGE_MS = 30_000;
/** Rows at a time. */
const PAGE = 1000;

const OUTSIDE = `
  select id, import_id, ordinal from chunks where source is null and id > $1 order by id limit ${String(PAGE)}`;

interface OutsideRow {
  readonly id: string;
  readonly import_id: string;
  readonly ordinal: number;
}

/**
 * The bytes of all chunks that are in object storage, one after the other.
 *
 * @throws BackupError if one cannot be read
 */
export async function* readObjects(client: Client, sources: ChunkSources): AsyncGenerator<Buffer> {
  for (let after = '0'; ;) {
    const { rows } = await client.query<OutsideRow>(OUTSIDE, [after]);
    for (const row of rows) {
      const read = (): Promise<Uint8Array> => sources.read({ ...row, source: null });
      const bytes = await retryWhileAway(OUTAGE_MS, read).catch((error: unknown) => {
        if (!(error instanceof ChunkStoreError)) throw error;
        const place = `import ${row.import_id}, chunk ${String(row.ordinal)}`;
        throw new BackupError('no-text', `${place}: ${error.message}`, { cause: error });
      });
      const id = Buffer.alloc(ID_LENGTH);
      id.writeBigInt64BE(BigInt(row.id));
      yield Buffer.concat([id, bytes]);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Writes the bytes of a chunk into its row: the objects belong to the installation that was saved. */
export async function restoreObject(client: Client, block: Buffer): Promise<void> {
  if (block.length < ID_LENGTH) throw new BackupError('damaged', 'chunks');
  const values = [String(block.readBigInt64BE()), block.subarray(ID_LENGTH)];
  const { rowCount } = await client.query(
    'update chunks set source = $2 where id = $1 and source is null',
    values,
  );
  if (rowCount !== 1) throw new BackupError('damaged', 'chunks');
}

/** Remembers the imports with objects, in the transaction of a restore that is about to delete their rows. */
export async function rememberObjects(client: Client): Promise<void> {
  await client.query(`
    create temporary table replaced_objects on commit drop as
      select import_id from chunks where source is null union select import_id from object_deletions`);
}

const REPLACED = `
  select where to_regclass('pg_temp.replaced_objects') is not null and to_regclass('object_deletions') is not null`;

/**
 * Makes the remembered imports due for the deletion of their objects: no chunk refers to them any more. An older version, which a
 * restore goes back to, knows no objects.
 */
export async function requestReplacedObjects(client: Client): Promise<void> {
  const { rows } = await client.query(REPLACED);
  if (rows.length === 0) return;
  await client.query(`
    insert into object_deletions (import_id) select import_id from replaced_objects on conflict do nothing`);
}
