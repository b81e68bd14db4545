import type { Client } from 'pg';
import type { OwnRelations } from '../migrations.js';
import type { BackupSequence, BackupTable } from './backup-contents.js';

/** A table of the database. */
export interface FoundTable extends BackupTable {
  /** Bytes on the disk, without indexes. */
  readonly size: number;
  /** The tables that its rows refer to. */
  readonly parents: readonly string[];
}

/** Everything in the schema except Prisma's table, which the migrations fill. */
const TABLES = `
  select c.relname as name, pg_table_size(c.oid)::float8 as size,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
  order by c.relname`;

/** The sequences, each with the table to whose column it belongs. */
const SEQUENCES = `
  select c.relname as name,
    (select t.relname from pg_depend d join pg_class t on t.oid = d.refobjid
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass
        and d.deptype in ('a', 'i')) as "table"
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by c.relname`;

/** The tables, each after the tables that its rows refer to. */
export async function findTables(client: Client, own: OwnRelations): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(TABLES);
  const found = rows.filter(({ name }) => own === null || own.has(name));
  const waiting = new Map(found.map((table) => [table.name, table]));
  const ordered: FoundTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

export async function findSequences(client: Client, own: OwnRelations): Promise<string[]> {
  const { rows } = await client.query<{ name: string; table: string | null }>(SEQUENCES);
  return rows.filter(({ name, table }) => own === null || own.has(table ?? name)).map(({ name }) => name);
}

/** The values of the sequences. They are those of now in any transaction, never behind the rows of a snapshot. */
export async function readSequences(client: Client, own: OwnRelations): Promise<BackupSequence[]> {
  const sequences: BackupSequence[] = [];
  for (const name of await findSequences(client, own)) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

/** `"name" ("column", …)` for COPY. */
export const copyTarget = (client: Client, { name, columns }: BackupTable): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
