import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgres } from '#storage';
import { eventually, temporaryFolder } from '../commands/service.js';

const TIMEOUT_MS = 180_000;

/** Runs a query on a new connection, because the server may have been restarted. */
const queryOnce = async (database: EmbeddedPostgres, query: string): Promise<unknown> => {
  const client = new Client({ connectionString: database.url });
  // A server that ends also notifies its clients; the query reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(query);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  const { folder, remove } = temporaryFolder();
  const lines: string[] = [];
  const lost: Error[] = [];
  const start = (): Promise<EmbeddedPostgres> =>
    EmbeddedPostgres.start({
      dataFolder: folder,
      identity: folder,
      log: (line) => lines.push(line),
      onLost: (error) => lost.push(error),
    });
  let database: EmbeddedPostgres;
  beforeEach(async () => {
    database = await start();
    lines.length = 0;
  }, TIMEOUT_MS);
  afterEach(() => database.stop());
  afterAll(remove);

  test(
    'is restarted when it loses one of its processes, and the restart is logged',
    async () => {
      const query = `select pid as answer from pg_stat_activity where backend_type = 'checkpointer'`;
      process.kill(Number(await queryOnce(database, query)), 'SIGKILL');
      await eventually(() => {
        expect(lines).toEqual([
          expect.stringMatching(/^PostgreSQL died \(exit code \d+\): restarting it$/),
          'PostgreSQL is back',
        ]);
        return true;
      });
      expect(await queryOnce(database, 'select 7 as answer')).toBe(7);
      expect(lost).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'that is stopped between two restarts does not disturb the next server on its data',
    async () => {
      const settings = join(folder, 'postgres', 'postgresql.conf');
      appendFileSync(settings, 'nonsense\n');
      process.kill(database.pid!, 'SIGKILL');
      // The pauses between restarts grow: the fifth one is longer than a start.
      const pids = new Set<number | undefined>();
      await eventually(() => pids.add(database.pid).size > 5);
      const fifth = database.pid!;
      await eventually(() => !existsSync(`/proc/${fifth}`));
      // Time for the class to notice the end of the process.
      await sleep(100);
      await database.stop();
      writeFileSync(settings, readFileSync(settings, 'utf8').replace('nonsense\n', ''));
      database = await start();
      const { pid } = database;
      // Longer than the pause before the next restart would have been.
      await sleep(5_000);
      expect(await queryOnce(database, 'select 7 as answer')).toBe(7);
      expect(database.pid).toBe(pid);
    },
    TIMEOUT_MS,
  );

  test(
    'does not start on data that another machine uses, and leaves them alone',
    async () => {
      await database.stop();
      const file = join(folder, 'machine.json');
      const other = { name: 'elsewhere', identity: 'elsewhere boot-1', holder: 'other' };
      let beat = 0;
      const write = (): void => writeFileSync(file, JSON.stringify({ ...other, beat: beat++ }));
      write();
      const alive = setInterval(write, 500);
      try {
        await expect(start()).rejects.toThrow(/in use on another machine \(elsewhere\).*DATABASE_URL/);
        expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
      } finally {
        clearInterval(alive);
        rmSync(file);
      }
      database = await start();
      expect(await queryOnce(database, 'select 7 as answer')).toBe(7);
    },
    TIMEOUT_MS,
  );

  test(
    'does not start on data that another machine takes while they are prepared',
    async () => {
      const { folder: fresh, remove: removeFresh } = temporaryFolder();
      try {
        const logged: string[] = [];
        const starting = EmbeddedPostgres.start({
          dataFolder: fresh,
          identity: fresh,
          log: (line) => logged.push(line),
          // Far shorter than initdb.
          claimBeat: 10,
        });
        const refused = expect(starting).rejects.toThrow('in use on another machine (elsewhere)');
        const file = join(fresh, 'machine.json');
        await eventually(() => existsSync(file));
        writeFileSync(file, JSON.stringify({ name: 'elsewhere', identity: 'e', holder: 'other', beat: 0 }));
        await refused;
        expect(existsSync(join(fresh, 'postgres.log'))).toBe(false);
        expect(readFileSync(file, 'utf8')).toContain('elsewhere');
      } finally {
        removeFresh();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'ends when another machine takes its data',
    async () => {
      const file = join(folder, 'machine.json');
      writeFileSync(file, JSON.stringify({ name: 'elsewhere', identity: 'e', holder: 'other', beat: 0 }));
      await eventually(() => lost.length > 0);
      expect(lost.splice(0)).toEqual([
        expect.objectContaining({ message: expect.stringContaining('another machine (elsewhere)') }),
      ]);
      await expect(queryOnce(database, 'select 7')).rejects.toThrow();
      expect(readFileSync(file, 'utf8')).toContain('elsewhere');
      rmSync(file);
    },
    TIMEOUT_MS,
  );
});
