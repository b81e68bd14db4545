import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { prepareQueueStore } from '#jobs';
import { migrate, openDatabase } from '#storage';
import { ROOT } from '../commands/service.js';
import { withNewClient } from '../../libs/storage/connection.js';
import { transaction } from '../../libs/storage/transaction.js';
import { createDatabase } from './own-database.js';

/** A way to a database that breaks as soon as something is asked in certain words. */
class BreakableWay {
  private readonly proxy: Server;
  /** Asked in these words, the way breaks; null while it holds. */
  breaksAt: string | null = null;
  breaks = 0;

  constructor(to: URL) {
    this.proxy = createServer((from) => {
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
    await new Promise<void>((resolve) => this.proxy.listen(0, '127.0.0.1', resolve));
    return (this.proxy.address() as { port: number }).port;
  }

  close(): void {
    this.proxy.close();
  }
}

// An event that nobody listens for would end the process: here that of the test, which then fails.
describe('a connection that breaks under a statement is an error of that statement, and no more', () => {
  let way: BreakableWay;
  let url: string;
  beforeAll(async () => {
    const own = await createDatabase();
    way = new BreakableWay(new URL(own));
    const through = new URL(own);
    through.port = String(await way.open());
    url = through.href;
  });
  afterAll(() => {
    way.close();
  });

  const questions: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    [
      'the probe of readiness',
      'select 1',
      () => {
        const database = openDatabase({ url });
        return database.ping().finally(() => database.close());
      },
    ],
    [
      'a transaction',
      'select 2',
      () => {
        const database = openDatabase({ url });
        return transaction(database.pool, (tx) => tx.sql('select 2')).finally(() => database.close());
      },
    ],
    ['migrations', 'pg_advisory_lock', () => migrate(url, join(ROOT, 'prisma', 'migrations'))],
    [
      'a connection beside all pools',
      'select 3',
      () => withNewClient({ connectionString: url }, (client) => client.query('select 3')),
    ],
    ['the tables of the queue', 'bullmq', () => prepareQueueStore({ databaseUrl: url, redisUrl: undefined })],
  ];

  test.each(questions)('%s', async (_who, words, ask) => {
    const before = way.breaks;
    way.breaksAt = words;
    await expect(ask()).rejects.toThrow();
    expect(way.breaks).toBe(before + 1);
    // The next one finds the way whole, and its answer.
    way.breaksAt = null;
    await ask();
  });
});
