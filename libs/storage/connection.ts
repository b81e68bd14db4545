import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely';
import {
  Client,
  type ClientConfig,
  type Pool,
  type PoolClient,
  type QueryResult,
  type QueryResultRow,
} from 'pg';
import { inSpan, isTraced } from '#tracing';
import type { Tables } from './generated/tables.js';

/**
 * Builds typed SQL. It has no connection: a {@link Connection} runs what it builds, so that pool, transactions and COPY
 * share one way to the database.
 */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs statements, each on any connection of the pool or all on one. */
export class Connection {
  constructor(private readonly target: Pool | PoolClient) {}

  /** Runs a built query and returns its rows. */
  async rows<Row>(built: Compilable<Row>): Promise<Row[]> {
    return (await this.execute(built)).rows as Row[];
  }

  /** The first row of a built query. */
  async first<Row>(built: Compilable<Row>): Promise<Row | undefined> {
    return (await this.rows(built))[0];
  }

  /** Runs a built statement and returns how many rows it affected. */
  async run(built: Compilable): Promise<number> {
    return (await this.execute(built)).rowCount ?? 0;
  }

  /** Runs hand-written SQL. Its constant says why it is not built. */
  async sql<Row extends QueryResultRow>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await traced(text, () => this.target.query<Row>(text, [...parameters]))).rows;
  }

  private execute(built: Compilable): Promise<QueryResult> {
    const { sql, parameters } = built.compile();
    return traced(sql, () => this.target.query(sql, [...parameters]));
  }
}

/** Runs a statement, in a span if its caller is traced. The text has no values: they are parameters. */
const traced = <T>(text: string, run: () => Promise<T>): Promise<T> => {
  if (!isTraced()) return run();
  const [, operation = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  return inSpan(`postgresql ${operation}`, { 'db.system.name': 'postgresql', 'db.query.text': text }, run);
};

/** A connection inside a transaction. */
export class Transaction extends Connection {
  /** @param client the connection itself, for COPY */
  constructor(readonly client: PoolClient) {
    super(client);
  }
}

/**
 * Takes a connection from the pool for some work. A connection that breaks meanwhile, or that `discard` is called for, is
 * closed instead of returned to the pool.
 */
export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient, discard: (error: unknown) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  const discard = (error: unknown): void => {
    failure = error instanceof Error ? error : new Error(String(error));
  };
  // A broken connection also emits an event. The pool listens only to idle connections, and an event without a listener
  // would end the process.
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(failure);
  }
}

/** Opens a connection outside all pools for some work. */
export async function withNewClient<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  // The statement that runs fails by itself when the connection breaks; the event still needs a listener.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
