import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { ChunkSources, writeBackup } from '#storage';
import { ROOT } from '../commands/service.js';

export const MIGRATIONS = join(ROOT, 'prisma', 'migrations');

export const QUIET = { signal: new AbortController().signal, onProgress: () => undefined };
export const SAVING = { program: 'test', sources: new ChunkSources(), migrations: MIGRATIONS, ...QUIET };

export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Rows with everything that a format may spoil: controls, quotes, NULL beside empty texts, large numbers, bytes. */
export const FILL = `
  insert into workspaces (id, name) values ('00000000-0000-4000-8000-000000000001', E'tab\\tline\\nback\\\\slash "é" 🂡');
  insert into imports (id, workspace_id, name, phase, digest, bytes, findings, place, audit_seconds, created_at)
    values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', '', 'done',
      '\\x0001ff5c', 9007199254740993, '{"a": 1}', nextval('import_places'), 0.1::float8 + 0.2::float8,
      '2024-03-31 01:30:00.123456+02');
  insert into chunks (import_id, workspace_id, ordinal, member_number, reading, source)
    select '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', n, 0,
      json_build_object('n', n, 'nul', '\\u0000'), decode(repeat(md5(n::text), 2000), 'hex')
    from generate_series(0, 199) n;
  insert into player_totals (workspace_id, name, site, currency, hands, played, won, put_in, collected)
    values ('00000000-0000-4000-8000-000000000001', '\\N', '\\.', '', 1, 1, 1, 123456789012345678901234.50, -0.01)`;

/** All rows of all tables as text, and the next values of the sequences. */
export const contentsOf = (url: string): Promise<Record<string, unknown>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of rows)
      contents[name] = (await client.query(`select t::text from ${name} t order by 1`)).rows;
    contents.next = (
      await client.query(
        `select last_value, is_called from import_places union all select last_value, is_called from chunks_id_seq`,
      )
    ).rows;
    return contents;
  });

/** Tables with columns, indexes and constraints: what the migrations make. */
export const schemaOf = (url: string): Promise<unknown> =>
  withClient(url, async (client) => {
    const texts = [
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
      `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      `select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
      `select migration_name, checksum from _prisma_migrations order by 1`,
    ];
    const parts = [];
    for (const text of texts) parts.push((await client.query(text)).rows);
    return parts;
  });

/** Writes a backup of a database to a file; returns the number of its tables. */
export const save = async (url: string, path: string): Promise<number> => {
  await rm(path, { force: true });
  const handle = await open(path, 'w');
  const { tables } = await writeBackup({ url, file: handle, ...SAVING });
  await handle.close();
  return tables;
};
