import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  appliedMigrations,
  applyMigrations,
  MIGRATION_LOCK,
  ownRelations,
  readMigrations,
  type Migration,
} from '../migrations.js';
import type { BackupSummary, BackupTable, OnProgress } from './backup-contents.js';
import { BackupError } from './backup-error.js';
import { KINDS } from './backup-file.js';
import { NAME_PREFIX, withBackupClient } from './connection.js';
import { rememberObjects, requestReplacedObjects, restoreObject } from './objects.js';
import { BackupReader, divideMigrations, type CheckedBackup } from './read-backup.js';
import { copyTarget, findSequences, findTables } from './tables.js';
import { BLOCK_LENGTH } from './write-backup.js';

export interface RestoreBackupOptions {
  /** PostgreSQL connection URL. */
  readonly url: string;
  readonly backup: CheckedBackup;
  /** Absolute path of prisma/migrations. */
  readonly migrations: string;
  /** Whether data of the service that the database has is deleted. */
  readonly replace: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

const inflate = promisify(inflateRaw);

const decompress = (block: Buffer): Promise<Buffer> =>
  inflate(block, { maxOutputLength: BLOCK_LENGTH }).catch((error: unknown) => {
    throw new BackupError('damaged', '', { cause: error });
  });

/**
 * Restores a backup into a database, in one transaction: after an error, a signal or a crash the database is as it was before.
 * The tables are created by the migrations that the backup had, and the later ones run over the restored rows.
 *
 * @throws BackupError if backup and database do not fit; the error of the database or the file; an error after the signal
 */
export const restoreBackup = async (options: RestoreBackupOptions): Promise<BackupSummary> => {
  const { url, backup, migrations, replace, signal, onProgress } = options;
  const known = await readMigrations(migrations);
  const { before, after } = divideMigrations(backup.header, known);
  return withBackupClient(url, 'floorman restore', signal, async (client) => {
    await reserve(client);
    await client.query('begin');
    await clear(client, replace, known);
    await applyMigrations(client, before);
    const summary = await fill(client, backup, onProgress);
    await applyMigrations(client, after);
    await requestReplacedObjects(client);
    await client.query('analyze');
    await client.query('commit');
    return summary;
  });
};

const OTHERS = `
  select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and starts_with(application_name, $1) limit 1`;

/** Makes sure that nobody uses the database, and that nobody migrates it until the connection ends. */
async function reserve(client: Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
    MIGRATION_LOCK,
  ]);
  const { rowCount } = await client.query(OTHERS, [NAME_PREFIX]);
  if (!rows[0].isFree || rowCount !== 0) throw new BackupError('in-use');
}

/** Removes the tables of the service, which must be empty unless they are to be replaced. There must be no other tables. */
async function clear(client: Client, replace: boolean, known: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(client);
  const own = ownRelations(applied, known);
  const tables = (await findTables(client, null)).map(({ name }) => name);
  const isOwn = (name: string): boolean => applied.size > 0 && (own === null || own.has(name));
  const other = tables.find((name) => !isOwn(name));
  if (other !== undefined) throw new BackupError('other-tables', other);
  if (applied.size === 0) return;
  if (!replace) {
    // A service that was started once has a workspace.
    for (const name of tables.filter((table) => table !== 'workspaces')) {
      const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
      if (rowCount !== 0) throw new BackupError('not-empty', name);
    }
  }
  if (tables.includes('object_deletions')) await rememberObjects(client);
  const all = [...tables, '_prisma_migrations'].map((name) => client.escapeIdentifier(name));
  await client.query(`drop table ${all.join(', ')}`);
  for (const name of await findSequences(client, own))
    await client.query(`drop sequence ${client.escapeIdentifier(name)}`);
}

/** Indexes that are no part of a constraint. */
const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by c.relname`;

/** Fills the tables with the rows of a backup. The indexes are built afterwards, which is faster than row by row. */
async function fill(client: Client, backup: CheckedBackup, onProgress: OnProgress): Promise<BackupSummary> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  const reader = await BackupReader.open(backup.path);
  let tables = 0;
  let rows = 0;
  try {
    for (let table = await reader.table(); table !== null; table = await reader.table()) {
      rows += await fillTable(client, table, reader, () => onProgress(reader.position / backup.bytes));
      tables++;
    }
    for await (const object of reader.objects()) await restoreObject(client, object);
    for (const { name, value, isCalled } of await reader.json(KINDS.sequences))
      await client.query('select setval($1::regclass, $2, $3)', [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ]);
    await reader.end();
  } finally {
    await reader.close();
  }
  for (const { definition } of indexes) await client.query(definition);
  return { createdAt: backup.header.createdAt, tables, rows, bytes: backup.bytes };
}

/** Fills a table; returns the number of its rows. */
async function fillTable(
  client: Client,
  table: BackupTable,
  reader: BackupReader,
  onBlock: () => void,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`));
  async function* rows(): AsyncGenerator<Buffer> {
    for await (const block of reader.rows()) {
      yield await decompress(block);
      onBlock();
    }
  }
  await pipeline(Readable.from(rows(), { objectMode: false }), copy);
  if (copy.rowCount !== (await reader.json(KINDS.tableEnd))) throw new BackupError('damaged', table.name);
  return copy.rowCount;
}
