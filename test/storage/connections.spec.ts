import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareQueueStore } from '#jobs';
import { migrate, openDatabase, type Database } from '#storage';
import { ROOT } from '../commands/service.js';
import { withBackupClient } from '../../libs/storage/backup/connection.js';
import { withNewClient } from '../../libs/storage/connection.js';
import { transaction } from '../../libs/storage/transaction.js';
import { createDatabase } from './own-database.js';

/** Runs statements in a database, and closes it. */
const withDatabase = async <T>(
  url: string,
  statements: (database: Database) => Promise<T>,
  statementTimeout: number | null = null,
): Promise<T> => {
  const database = openDatabase({ url, statementTimeout });
  try {
    return await statements(database);
  } finally {
    await database.close();
  }
};

/** A proxy to a database that breaks the connection of a certain statement. */
class BreakingProxy {
  private readonly server: Server;
  /** Breaks a connection that sends this text; null for none. */
  breaksAt: string | null = null;
  breaks = 0;

  constructor(to: URL) {
    this.server = createServer((from) => {
      const onward = connect(Number(to.port), to.hostname);
      from.on('data', (bytes) => {
        if (this.breaksAt === null || !bytes.includes(this.breaksAt)) onward.write(bytes);
        else this.break(from, onward);
      });
      onward.on('data', (bytes) => from.write(bytes));
      for (const [end, other] of [
        [from, onward],
        [onward, from],
      ])
        end.on('error', () => undefined).on('close', () => other.destroy());
    });
  }

  private break(...ends: Socket[]): void {
    this.breaks++;
    for (const end of ends) end.destroy();
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as { port: number }).port;
  }

  close(): void {
    this.server.close();
  }
}

// An error event without a listener would end the process of the test.
describe('a connection that breaks during a statement rejects that statement only', () => {
  let proxy: BreakingProxy;
  let url: string;
  beforeAll(async () => {
    const own = await createDatabase();
    proxy = new BreakingProxy(new URL(own));
    const through = new URL(own);
    through.port = String(await proxy.open());
    url = through.href;
  });
  afterAll(() => {
    proxy.close();
  });

  const statements: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['the readiness probe', 'select 1', () => withDatabase(url, (database) => database.ping())],
    [
      'a transaction',
      'select 2',
      () => withDatabase(url, ({ pool }) => transaction(pool, (tx) => tx.sql('select 2'))),
    ],
    ['migrations', 'pg_advisory_lock', () => migrate(url, join(ROOT, 'prisma', 'migrations'))],
    [
      'a connection outside the pools',
      'select 3',
      () => withNewClient({ connectionString: url }, (client) => client.query('select 3')),
    ],
    ['the tables of the queue', 'bullmq', () => prepareQueueStore({ databaseUrl: url, redisUrl: undefined })],
  ];

  test.each(statements)('%s', async (_caller, text, run) => {
    const before = proxy.breaks;
    proxy.breaksAt = text;
    await expect(run()).rejects.toThrow();
    expect(proxy.breaks).toBe(before + 1);
    // The next attempt succeeds.
    proxy.breaksAt = null;
    await run();
  });
});

test('transactions of a process without a limit for statements ignore that of the database', async () => {
  const url = new URL(await createDatabase());
  url.searchParams.set('options', '-c statement_timeout=100 -c lock_timeout=100 -c transaction_timeout=200');
  const sleep = (database: Database): Promise<unknown> =>
    database.transaction((tx) => tx.sql('select pg_sleep(0.3)'));
  await expect(withDatabase(url.href, sleep)).resolves.toBeDefined();
  for (const limited of [0, 100])
    await expect(withDatabase(url.href, sleep, limited)).rejects.toMatchObject({ code: '57014' });
});

test('migrations ignore the limit of the database for statements', async () => {
  const url = new URL(await createDatabase());
  url.searchParams.set('options', '-c statement_timeout=500');
  const folder = mkdtempSync(join(tmpdir(), 'floorman-migrations-'));
  try {
    mkdirSync(join(folder, '1_slow'));
    writeFileSync(join(folder, '1_slow', 'migration.sql'), 'select pg_sleep(0.8)');
    expect(await migrate(url.href, folder)).toEqual(['1_slow']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('commands whose connection the database or its role limits', () => {
  const limited = async (): Promise<string> => {
    const url = new URL(await createDatabase());
    url.searchParams.set(
      'options',
      '-c statement_timeout=200 -c lock_timeout=200 -c transaction_timeout=200',
    );
    return url.href;
  };

  test('a migration waits for another one', async () => {
    const url = await limited();
    const folder = mkdtempSync(join(tmpdir(), 'floorman-migrations-'));
    try {
      mkdirSync(join(folder, '1_first'));
      writeFileSync(join(folder, '1_first', 'migration.sql'), 'select pg_sleep(0.8)');
      const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['1_first'], []]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a backup takes its time', async () => {
    const slow = withBackupClient(
      await limited(),
      'floorman backup',
      new AbortController().signal,
      async (client) => {
        await client.query('begin');
        await client.query('select pg_sleep(0.5)');
        return (await client.query('commit')).command;
      },
    );
    expect(await slow).toBe('COMMIT');
  });
});
