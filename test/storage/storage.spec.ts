import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { migrate, openDatabase, type Database } from '#storage';
import { ROOT } from '../commands/service.js';
import { CopyRows, copyRows } from '../../libs/storage/copy.js';
import { createDatabase } from './own-database.js';
import { describedTables } from './prisma-schema.js';

const MIGRATIONS = join(ROOT, 'prisma', 'migrations');

describe('migrations', () => {
  let url: string;
  beforeAll(async () => {
    url = await createDatabase();
  });

  test('are applied once when two processes run them at once', async () => {
    const both = await Promise.all([migrate(url, MIGRATIONS), migrate(url, MIGRATIONS)]);
    const [fewer, more] = both.toSorted((a, b) => a.length - b.length);
    expect(fewer).toEqual([]);
    expect(more.length).toBeGreaterThan(0);
    expect(await migrate(url, MIGRATIONS)).toEqual([]);
  });

  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const copyOfMigrations = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'floorman-migrations-'));
    folders.push(folder);
    cpSync(MIGRATIONS, folder, { recursive: true });
    return folder;
  };
  const add = (folder: string, name: string, sql: string): void => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  };

  test('a failed migration is rolled back, and the migrations before it stay', async () => {
    const own = await createDatabase();
    const folder = copyOfMigrations();
    add(folder, '99990101000000_good', 'create table good (id int);');
    add(folder, '99990102000000_bad', 'create table half (id int); select nonsense;');
    await expect(migrate(own, folder)).rejects.toThrow(/99990102000000_bad failed/);
    add(folder, '99990102000000_bad', 'create table half (id int);');
    expect(await migrate(own, folder)).toEqual(['99990102000000_bad']);
  });

  test('a migration that waits for a long read lets other reads through, and is applied afterwards', async () => {
    const own = await createDatabase();
    const folder = copyOfMigrations();
    await migrate(own, folder);
    add(folder, '99990101000000_more', 'alter table imports add column more int;');
    const database = openDatabase({ url: own });
    try {
      let migrating: Promise<string[]> | undefined;
      await database.transaction(async (tx) => {
        await tx.sql('select from imports');
        migrating = migrate(own, folder);
        const waiting = `select from pg_locks where not granted and relation = 'imports'::regclass`;
        while ((await database.sql(waiting)).length === 0) await setTimeout(10);
        // It would wait for the migration, and this transaction for it.
        expect(await database.sql('select count(*)::int as count from imports')).toEqual([{ count: 0 }]);
      });
      expect(await migrating).toEqual(['99990101000000_more']);
    } finally {
      await database.close();
    }
  });

  test('a migration that was changed after it was applied, or is unknown, is refused', async () => {
    const own = await createDatabase();
    const folder = copyOfMigrations();
    add(folder, '99990101000000_more', 'create table more (id int);');
    await migrate(own, folder);
    await expect(migrate(own, MIGRATIONS)).rejects.toThrow(/is newer/);
    add(folder, '99990101000000_more', 'create table more (id bigint);');
    await expect(migrate(own, folder)).rejects.toThrow(/was changed after/);
  });
});

describe('the schema and the migrated database agree', () => {
  let database: Database;
  beforeAll(async () => {
    const url = await createDatabase();
    await migrate(url, MIGRATIONS);
    database = openDatabase({ url });
  });
  afterAll(() => database.close());

  const tables = describedTables();

  test('in their tables', async () => {
    const { rows } = await database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name <> '_prisma_migrations'`,
    );
    expect(rows.map((row) => row.table_name).toSorted()).toEqual(tables.map(({ table }) => table).toSorted());
  });

  test.each(tables)('in the columns of $table', async ({ table, columns }) => {
    const { rows } = await database.pool.query<{ line: string }>(
      `select concat_ws(' ', column_name, udt_name, case is_nullable when 'YES' then 'true' else 'false' end) as line
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    expect(rows.map(({ line }) => line).toSorted()).toEqual(columns);
  });

  test.each(tables)('in the values of text columns of $table', async ({ table, values }) => {
    const { rows } = await database.pool.query<{ column: string; definition: string }>(
      `select a.attname as column, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.conrelid = $1::regclass and c.contype = 'c'`,
      [table],
    );
    const constraints = rows.map(({ column, definition }) =>
      [column, ...[...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value).toSorted()].join(' '),
    );
    expect(constraints.toSorted()).toEqual(values);
  });

  test.each(tables)('in the keys and indexes of $table', async ({ table, indexes }) => {
    const { rows } = await database.pool.query<{ line: string }>(
      `select concat_ws(' ', case when x.indisprimary then 'primary' when x.indisunique then 'unique' else 'index' end,
         string_agg(a.attname::text, ' ' order by k.position)) as line
       from pg_index x cross join lateral unnest(x.indkey) with ordinality as k (attribute, position)
       join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.attribute
       where x.indrelid = $1::regclass and x.indpred is null
       group by x.indexrelid, x.indisprimary, x.indisunique`,
      [table],
    );
    expect(rows.map(({ line }) => line).toSorted()).toEqual(indexes);
  });

  test('rows of any content are unchanged by COPY', async () => {
    await database.pool.query('create table copied (n int, t text, b boolean, list text[])');
    const storable = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
    const row = fc.tuple(
      fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      fc.option(storable),
      fc.boolean(),
      fc.array(storable),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        const writer = new CopyRows();
        for (const values of rows) writer.row(values);
        expect(writer.count).toBe(rows.length);
        const stored = await database.transaction(async ({ client }) => {
          await client.query('truncate copied');
          await copyRows(client, 'copied', ['n', 't', 'b', 'list'], writer.take());
          return (await client.query({ text: 'select * from copied', rowMode: 'array' })).rows as unknown[];
        });
        expect(stored).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('characters that PostgreSQL cannot store become replacement characters', async () => {
    await database.pool.query('create table replaced (t text)');
    const writer = new CopyRows();
    for (const text of ['a\0b', 'half \ud83c pair', 'whole \ud83c\udccf']) writer.row([text]);
    await database.transaction(({ client }) => copyRows(client, 'replaced', ['t'], writer.take()));
    const { rows } = await database.pool.query<{ t: string }>('select t from replaced');
    expect(rows.map(({ t }) => t)).toEqual(['a\ufffdb', 'half \ufffd pair', 'whole \ud83c\udccf']);
  });
});
