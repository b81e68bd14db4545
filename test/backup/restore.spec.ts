import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { checkBackup, migrate, restoreBackup, writeBackup } from '#storage';
import { floormanProcess, startFloorman } from '../cli/floorman.js';
import { eventually, temporaryFolder } from '../commands/service.js';
import type { Json } from '../imports/client.js';
import { createDatabase } from '../storage/own-database.js';
import { contentsOf, FILL, MIGRATIONS, QUIET, save, SAVING, schemaOf, withClient } from './databases.js';

/** Milliseconds between the start of a restore and its end by force, in steps from its start-up to its end. */
const STEP = process.env.FLOORMAN_FULL === '1' ? 25 : 250;
const DELAYS = Array.from({ length: 1250 / STEP }, (_, at) => 250 + at * STEP);

const FILL_ARRAY = `
  insert into webhooks (workspace_id, url, secret, events)
    values ('00000000-0000-4000-8000-000000000001', 'https://x.example', 's', array['', 'NULL', E'a"b\\\\c,{}'])`;

/** What a service commits: new rows, changed rows and deleted rows of several tables. */
const GO_ON = `
  begin;
  insert into workspaces (name) values ('new');
  insert into imports (workspace_id, name, place) select id, 'new', nextval('import_places') from workspaces;
  insert into chunks (import_id, workspace_id, ordinal, member_number, reading, source)
    select id, workspace_id, 0, 0, '{}', '\\x00' from imports where name = 'new';
  update imports set phase = 'deleted', revision = revision + 1 where name = '';
  delete from chunks where ordinal % 2 = 1;
  delete from player_totals;
  commit`;

const hasTables = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
    return rowCount === 1;
  });

/** Number of connections of commands to a database, of which a condition is true. */
const connections = (url: string, condition = 'true'): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name like 'floorman%' and ${condition}`,
    );
    return rows[0].count;
  });

/** The bytes of logs by chunk. */
const chunksOf = (url: string): Promise<readonly Json[]> =>
  withClient(url, async (client) => {
    const text = 'select id, import_id, ordinal, reading::text, source from chunks order by id';
    return (await client.query<Json>(text)).rows;
  });

// Many processes start, which takes long on a busy machine.
const TIMEOUT_MS = 240_000;

describe('restoring a backup', () => {
  const { folder, remove } = temporaryFolder('floorman restore ');
  const file = join(folder, 'saved.backup');
  let source: string;
  let savedTables: number;

  const restore = (url: string, ...flags: string[]) =>
    floormanProcess(['restore', file, '--lang', 'en', ...flags], undefined, { DATABASE_URL: url });

  beforeAll(async () => {
    await mkdir(folder);
    source = await createDatabase();
    await migrate(source, MIGRATIONS);
    await withClient(source, (client) => client.query(`${FILL}; ${FILL_ARRAY}`));
    savedTables = await save(source, file);
  }, TIMEOUT_MS);
  afterAll(remove);

  test('is of every table that the migrations make', async () => {
    const { next: _, ...tables } = await contentsOf(source);
    expect(savedTables).toBe(Object.keys(tables).length);
  });

  test(
    'gives the same rows, sequences, indexes and constraints',
    async () => {
      const target = await createDatabase();
      const { code, stderr } = await restore(target);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
      expect(await schemaOf(target)).toEqual(await schemaOf(source));
      expect(await migrate(target, MIGRATIONS)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'has the rows of one moment, whatever is committed while it is written',
    async () => {
      const database = await createDatabase();
      await migrate(database, MIGRATIONS);
      await withClient(database, (client) => client.query(FILL));
      const { next: _next, ...before } = await contentsOf(database);
      const path = join(folder, 'moment.backup');
      const handle = await open(path, 'w');
      // The first table is written when the snapshot is open; the service goes on then.
      let blocks = 0;
      const file = {
        appendFile: async (bytes: Buffer) => {
          if (++blocks === 4) await withClient(database, (client) => client.query(GO_ON));
          await handle.appendFile(bytes);
        },
        sync: () => handle.sync(),
      };
      await writeBackup({ url: database, file, ...SAVING });
      await handle.close();

      const target = await createDatabase();
      expect((await floormanProcess(['restore', path], undefined, { DATABASE_URL: target })).code).toBe(0);
      const { next: _, ...after } = await contentsOf(target);
      expect(after).toEqual(before);
      // New rows get numbers of their own.
      await withClient(target, (client) => client.query(GO_ON));
    },
    TIMEOUT_MS,
  );

  test(
    'refuses a database with data, and replaces it with --replace',
    async () => {
      const target = await createDatabase();
      await migrate(target, MIGRATIONS);
      await withClient(target, async (client) => {
        await client.query(`insert into workspaces (name) values ('local')`);
        await client.query(`insert into imports (workspace_id, name) select id, 'old' from workspaces`);
      });
      const before = await contentsOf(target);
      const refused = await restore(target);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') as string });
      expect(await contentsOf(target)).toEqual(before);
      expect((await restore(target, '--replace')).code).toBe(0);
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
    },
    TIMEOUT_MS,
  );

  test(
    'accepts a database in which a service was started but never used',
    async () => {
      const target = await createDatabase();
      await migrate(target, MIGRATIONS);
      await withClient(target, (client) => client.query(`insert into workspaces (name) values ('local')`));
      expect((await restore(target)).code).toBe(0);
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
    },
    TIMEOUT_MS,
  );

  test(
    'refuses a database of another program, also with --replace',
    async () => {
      const target = await createDatabase();
      await withClient(target, (client) => client.query('create table theirs (id int)'));
      expect((await restore(target, '--replace')).code).toBe(1);
      expect(
        await withClient(target, async (client) => (await client.query('select from theirs')).rowCount),
      ).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'refuses a database that a service uses',
    async () => {
      const target = await createDatabase();
      const service = new Client({ connectionString: target, application_name: 'floorman jobs' });
      await service.connect();
      const refused = await restore(target);
      await service.end();
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('stop the service') as string,
      });
      expect(await hasTables(target)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'refuses a truncated or changed file before it connects to a database',
    async () => {
      const whole = readFileSync(file);
      const target = await createDatabase();
      const flipped = Buffer.from(whole);
      flipped[whole.length >> 1] ^= 4;
      for (const bytes of [whole.subarray(0, whole.length - 1), whole.subarray(0, 5000), flipped]) {
        const path = join(folder, 'bad.backup');
        writeFileSync(path, bytes);
        const refused = await floormanProcess(['restore', path], undefined, { DATABASE_URL: target });
        expect(refused).toMatchObject({
          code: 2,
          stderr: expect.stringContaining('Nothing was changed') as string,
        });
      }
      expect(await hasTables(target)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'rolls back if the file changes after it was checked',
    async () => {
      const path = join(folder, 'changing.backup');
      const target = await createDatabase();
      const bytes = readFileSync(file);
      writeFileSync(path, bytes);
      const backup = await checkBackup(path);
      bytes[bytes.length - 1] ^= 1;
      writeFileSync(path, bytes);
      const restoring = restoreBackup({
        url: target,
        backup,
        migrations: MIGRATIONS,
        replace: false,
        ...QUIET,
      });
      await expect(restoring).rejects.toMatchObject({ code: 'damaged' });
      expect(await hasTables(target)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'upgrades the backup of an older version, goes back to it, and refuses that of a newer one',
    async () => {
      const older = join(folder, 'older');
      await cp(MIGRATIONS, older, { recursive: true });
      const names = readdirSync(older).sort();
      for (const name of names.slice(-5)) await rm(join(older, name), { recursive: true });
      const old = await createDatabase();
      await migrate(old, older);
      await withClient(old, (client) => client.query(FILL));
      const path = join(folder, 'older.backup');
      await save(old, path);

      const target = await createDatabase();
      const upgraded = await floormanProcess(['restore', path], undefined, { DATABASE_URL: target });
      expect(upgraded.code).toBe(0);
      expect(await schemaOf(target)).toEqual(await schemaOf(source));
      expect(await chunksOf(target)).toEqual(await chunksOf(old));

      // Back to the version before the update.
      const backAgain = {
        url: target,
        backup: await checkBackup(path),
        migrations: older,
        replace: true,
        ...QUIET,
      };
      await restoreBackup(backAgain);
      expect(await schemaOf(target)).toEqual(await schemaOf(old));
      expect(await contentsOf(target)).toEqual(await contentsOf(old));

      const empty = await createDatabase();
      const restoring = {
        url: empty,
        backup: await checkBackup(file),
        migrations: older,
        replace: false,
        ...QUIET,
      };
      await expect(restoreBackup(restoring)).rejects.toMatchObject({
        code: 'newer-schema',
        subject: names.at(-5),
      });
      expect(await hasTables(empty)).toBe(false);
    },
    TIMEOUT_MS,
  );

  test.each(['SIGKILL', 'SIGINT'] as const)(
    'leaves the database as it was after a %s',
    async (signal) => {
      const target = await createDatabase();
      await migrate(target, MIGRATIONS);
      const before = await contentsOf(target);
      // Another transaction reads the workspaces, so that the restore waits until it may remove them.
      await withClient(target, async (reader) => {
        await reader.query('begin; select from workspaces');
        const child = startFloorman(['restore', file], { DATABASE_URL: target });
        await eventually(async () => (await connections(target, `wait_event_type = 'Lock'`)) === 1);
        child.kill(signal);
        await new Promise((resolve) => child.once('exit', resolve));
        await reader.query('rollback');
      });
      await eventually(async () => (await connections(target)) === 0);
      expect(await contentsOf(target)).toEqual(before);
      expect((await restore(target)).code).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'gives all or nothing, whenever it is killed',
    async () => {
      const expected = await contentsOf(source);
      for (const delay of DELAYS) {
        const target = await createDatabase();
        const child = startFloorman(['restore', file], { DATABASE_URL: target });
        await sleep(delay);
        child.kill('SIGKILL');
        await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0)));
        // The second restore also shows that the first one left nothing behind.
        await eventually(async () => {
          if (await hasTables(target)) return true;
          return (await restore(target)).code === 0;
        });
        expect(await contentsOf(target)).toEqual(expected);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'a backup that is killed leaves no file with its name',
    async () => {
      const path = join(folder, 'killed.backup');
      await withClient(source, async (writer) => {
        await writer.query('begin; lock table imports in access exclusive mode');
        for (const signal of ['SIGKILL', 'SIGINT'] as const) {
          const child = startFloorman(['backup', path], { DATABASE_URL: source });
          await eventually(() => readdirSync(folder).some((name) => name.startsWith('killed.backup.')));
          child.kill(signal);
          await new Promise((resolve) => child.once('exit', resolve));
          const left = readdirSync(folder).filter((name) => name.startsWith('killed'));
          expect(left.map((name) => name.replace(/\d+/, 'PID'))).toEqual(
            signal === 'SIGINT' ? [] : ['killed.backup.PID.partial'],
          );
          for (const name of left) await rm(join(folder, name));
        }
        await writer.query('rollback');
      });
      const done = await floormanProcess(['backup', path], undefined, { DATABASE_URL: source });
      expect(done.code).toBe(0);
      expect(readFileSync(path).subarray(0, 9).toString()).toBe('floorman-');
    },
    TIMEOUT_MS,
  );
});
