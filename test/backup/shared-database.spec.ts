import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#storage';
import { floormanProcess } from '../cli/floorman.js';
import { temporaryFolder } from '../commands/service.js';
import { createDatabase } from '../storage/own-database.js';
import { contentsOf, FILL, MIGRATIONS, save, schemaOf, withClient } from './databases.js';

// Processes start, which takes long on a busy machine.
const TIMEOUT_MS = 240_000;

const THEIRS = `
  create table theirs (id serial, workspace uuid references workspaces (id)); insert into theirs default values;
  create sequence their_numbers; select nextval('their_numbers')`;
const DROP_THEIRS = 'drop table theirs; drop sequence their_numbers';

describe('a database that another program uses, too', () => {
  const { folder, remove } = temporaryFolder('floorman shared ');
  const file = join(folder, 'saved.backup');
  let source: string;

  const restore = (url: string, ...flags: string[]) =>
    floormanProcess(['restore', file, '--lang', 'en', ...flags], undefined, { DATABASE_URL: url });

  beforeAll(async () => {
    await mkdir(folder);
    source = await createDatabase();
    await migrate(source, MIGRATIONS);
    await withClient(source, (client) => client.query(`${FILL}; ${THEIRS}`));
    await save(source, file);
    await withClient(source, (client) => client.query(DROP_THEIRS));
  }, TIMEOUT_MS);
  afterAll(remove);

  test(
    'has a backup without the tables of the other program',
    async () => {
      const target = await createDatabase();
      expect(await restore(target)).toMatchObject({ code: 0, stderr: '' });
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
      expect(await schemaOf(target)).toEqual(await schemaOf(source));
    },
    TIMEOUT_MS,
  );

  test(
    'takes no backup as long as these tables are there, also with --replace',
    async () => {
      const target = await createDatabase();
      await migrate(target, MIGRATIONS);
      await withClient(target, (client) => client.query(THEIRS));
      for (const flags of [[], ['--replace']])
        expect(await restore(target, ...flags)).toMatchObject({
          code: 1,
          stderr: expect.stringContaining('another program, such as theirs') as string,
        });
      await withClient(target, async (client) => {
        expect((await client.query('select from theirs')).rowCount).toBe(1);
        await client.query('drop table theirs');
      });
      // A sequence of the other program is no obstacle, and stays.
      expect((await restore(target, '--replace')).code).toBe(0);
      await withClient(target, async (client) => {
        expect((await client.query(`select nextval('their_numbers')`)).rows).toEqual([{ nextval: '2' }]);
      });
    },
    TIMEOUT_MS,
  );
});
