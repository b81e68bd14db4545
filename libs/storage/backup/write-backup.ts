import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ChunkSources } from '../chunk-store.js';
import {
  appliedMigrations,
  MIGRATION_LOCK,
  ownRelations,
  readMigrations,
  type Migration,
  type OwnRelations,
} from '../migrations.js';
import type { BackupHeader, BackupSummary, OnProgress } from './backup-contents.js';
import { BackupError } from './backup-error.js';
import { BackupWriter, KINDS, type WritableFile } from './backup-file.js';
import { OBJECTS_LOCK } from '../object-deletion.repository.js';
import { withBackupClient } from './connection.js';
import { readObjects } from './objects.js';
import { copyTarget, findTables, readSequences, type FoundTable } from './tables.js';

export interface WriteBackupOptions {
  /** PostgreSQL connection URL. */
  readonly url: string;
  readonly file: WritableFile;
  /** Where the bytes of chunks are. */
  readonly sources: ChunkSources;
  /** Absolute path of prisma/migrations. */
  readonly migrations: string;
  /** Version of the program. */
  readonly program: string;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

const compress = promisify(deflateRaw);
/** Bytes of rows in a block, before they are compressed. */
export const BLOCK_LENGTH = 1024 ** 2;
/** The fastest level: bytes of chunks and record pages are compressed already. */
const LEVEL = 1;

/**
 * Writes everything that the service has stored into a file, as it is at one moment: one transaction reads a snapshot, whatever
 * others write meanwhile. They are not held up, except migrations. Memory: a few blocks.
 *
 * @throws BackupError `no-tables`, `no-text`; the error of the database or the file; an error after the signal
 */
export const writeBackup = ({
  url,
  file,
  sources,
  migrations,
  program,
  signal,
  onProgress,
}: WriteBackupOptions): Promise<BackupSummary> =>
  withBackupClient(url, 'floorman backup', signal, async (client) => {
    // Objects of the snapshot are not deleted until the connection ends.
    await client.query('select pg_advisory_lock_shared($1)', [OBJECTS_LOCK]);
    const { header, tables, own } = await openSnapshot(client, program, await readMigrations(migrations));
    const writer = await BackupWriter.begin(file);
    await writer.json(KINDS.header, header);
    const total = tables.reduce((sum, { size }) => sum + size, 1);
    let before = 0;
    let rows = 0;
    for (const table of tables) {
      rows += await writeTable(client, writer, table, (bytes) => {
        onProgress((before + Math.min(bytes, table.size)) / total);
      });
      before += table.size;
    }
    for await (const object of readObjects(client, sources)) await writer.block(KINDS.object, object);
    await writer.json(KINDS.sequences, await readSequences(client, own));
    await client.query('commit');
    await writer.end();
    return { createdAt: header.createdAt, tables: tables.length, rows, bytes: writer.length };
  });

/** What a backup contains. */
interface Snapshot {
  readonly header: BackupHeader;
  readonly tables: readonly FoundTable[];
  readonly own: OwnRelations;
}

/** Begins the transaction. No migration runs between its snapshot and the locks that keep later ones waiting. */
async function openSnapshot(client: Client, program: string, known: readonly Migration[]): Promise<Snapshot> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin isolation level repeatable read, read only');
  const applied = await appliedMigrations(client);
  if (applied.size === 0) throw new BackupError('no-tables');
  const migrations = [...applied].map(([name, checksum]) => ({ name, checksum }));
  const own = ownRelations(applied, known);
  const tables = await findTables(client, own);
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  const { rows } = await client.query<{ at: Date; server: string }>(
    `select now() as at, current_setting('server_version') as server`,
  );
  const [{ at, server }] = rows;
  const header = {
    createdAt: at.toISOString(),
    program,
    server,
    migrations: migrations.sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
  return { header, tables, own };
}

/** Writes the rows of a table; returns their number. */
async function writeTable(
  client: Client,
  writer: BackupWriter,
  table: FoundTable,
  onBytes: (bytes: number) => void,
): Promise<number> {
  const { name, columns } = table;
  await writer.json(KINDS.table, { name, columns });
  const copy = client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`));
  let bytes = 0;
  for await (const block of inBlocks(copy)) {
    await writer.block(KINDS.rows, await compress(block, { level: LEVEL }));
    bytes += block.length;
    onBytes(bytes);
  }
  // The count comes with the end of the statement, which is before the next one.
  await client.query('select');
  await writer.json(KINDS.tableEnd, copy.rowCount);
  return copy.rowCount;
}

/** Cuts a stream of bytes into blocks of the same length, except the last one. */
async function* inBlocks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    let rest = part;
    while (length + rest.length >= BLOCK_LENGTH) {
      const taken = BLOCK_LENGTH - length;
      yield Buffer.concat([...parts, rest.subarray(0, taken)]);
      rest = rest.subarray(taken);
      parts = [];
      length = 0;
    }
    if (rest.length > 0) parts.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}
