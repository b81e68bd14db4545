import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { withNewClient } from './connection.js';
import type { Database } from './database.js';
import { isLockTimeout } from './errors.js';
import { BEGIN_UNLIMITED, LIFT_LIMITS } from './transaction.js';

/** The advisory lock of Prisma's own command, so that both exclude each other. */
export const MIGRATION_LOCK = 72_707_369;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, as Prisma stores it. */
  readonly checksum: string;
}

/**
 * Migrates a database to the newest schema: applies the migrations of a folder in the order of their names, each in its own
 * transaction with its row in Prisma's table (`_prisma_migrations`), so that `prisma migrate` agrees. Can run at any time, and
 * in several processes at once: they wait for each other. Requests go on while a migration waits for a table that a long read holds.
 *
 * @param url PostgreSQL connection URL
 * @param folder absolute path of prisma/migrations
 * @returns the names of the applied migrations
 * @throws Error when a migration fails, was changed after it was applied, or is unknown to this version
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withNewClient({ connectionString: url, application_name: 'floorman migrations' }, async (client) => {
    await client.query(LIFT_LIMITS);
    // The lock belongs to the connection: it ends with the process.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const applied = await readApplied(client);
    const names = new Set(migrations.map(({ name }) => name));
    const unknown = [...applied.keys()].find((name) => !names.has(name));
    if (unknown !== undefined) {
      throw new Error(
        `the database has the migration ${unknown}, which this version does not know: the database is newer`,
      );
    }
    const missing: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) {
        throw new Error(`the migration ${migration.name} was changed after it was applied`);
      }
      await commitMigration(client, migration);
      missing.push(migration.name);
    }
    return missing;
  });
}

/**
 * The migrations of a folder that a database lacks; all of them if it has no tables yet. Changes nothing.
 *
 * @param folder absolute path of prisma/migrations
 * @throws the error of a database that does not answer
 */
export async function missingMigrations({ pool }: Pick<Database, 'pool'>, folder: string): Promise<string[]> {
  const names = (await readMigrations(folder)).map(({ name }) => name);
  const applied = await appliedMigrations(pool);
  return names.filter((name) => !applied.has(name));
}

/** Checksums of the migrations of a database by name; none if it has no tables yet. Changes nothing. */
export async function appliedMigrations(client: Pick<Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  );
  return rows[0].exists ? readApplied(client) : new Map<string, string>();
}

/** The migrations of a folder in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Names of tables and sequences that migrations create; null for all that the schema has. */
export type OwnRelations = ReadonlySet<string> | null;

/**
 * The tables and sequences that the migrations of this version create; null if the database has migrations that this version does
 * not know, because their tables look like those of another program.
 *
 * @param applied the migrations of the database, by name
 */
export function ownRelations(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): OwnRelations {
  const known = new Set(migrations.map(({ name }) => name));
  if ([...applied.keys()].some((name) => !known.has(name))) return null;
  const statements = migrations.flatMap(({ sql }) => [...sql.matchAll(CREATES)]);
  return new Set(statements.map(([, name]) => name));
}

/** A statement of a migration that creates a table or a sequence, as all migrations write it. */
const CREATES = /^create (?:table|sequence) (\w+)/gm;

/** The table as Prisma creates it. */
const MIGRATIONS_TABLE = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

/** Checksums of the migrations that were applied, by name. */
async function readApplied(client: Pick<Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  return new Map(rows.map(({ migration_name, checksum }) => [migration_name, checksum]));
}

/** Applies migrations to a database in the transaction of a connection. */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(MIGRATIONS_TABLE);
  for (const migration of migrations) await apply(client, migration);
}

/**
 * How long a migration waits for a lock on a table, for instance behind a long read. Everything else that needs the table waits behind
 * the migration, so that it gives up, lets the others through, and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 1_000;

async function commitMigration(client: Client, migration: Migration): Promise<void> {
  for (;;) {
    await client.query(BEGIN_UNLIMITED);
    try {
      await client.query(`set local lock_timeout = ${String(LOCK_TIMEOUT_MS)}`);
      await apply(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof Error && isLockTimeout(error.cause))) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the migration ${name} failed: ${reason}`, { cause: error });
  }
}
