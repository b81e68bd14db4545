import pg from 'pg';
import type { Json } from '../imports/client.js';
import { untilGiven } from '../commands/service.js';
import { countsOf, Crashable, findingsOf, undisturbed, type Backend, type CrashPlan } from './crashable.js';
import { crashLog } from './log.js';

/** One import takes a few seconds on a quiet machine. */
const TIMEOUT_MS = 120_000;

const API_POINTS = [
  ['import.created', 1],
  ['chunk.cut', 3],
  ['chunk.before-insert', 2],
  ['chunk.stored', 2],
  ['chunk.inserted', 3],
  ['chunk.enqueued', 2],
  ['import.cut', 1],
  ['import.before-received', 1],
  ['import.received', 1],
  ['import.enqueued', 1],
  ['import.before-response', 1],
] as const;

const WORKER_POINTS = [
  ['chunk.claimed', 2],
  ['chunk.audited', 1],
  ['chunk.locked', 3],
  ['chunk.in-copy', 2],
  ['chunk.before-commit', 2],
  ['chunk.committed', 1],
  ['job.before-ack', 3],
  ['finalize.started', 1],
  ['finalize.before-commit', 1],
  ['finalize.committed', 1],
] as const;

const DATABASE_POINTS = [
  ['import.created', 1],
  ['chunk.before-insert', 3],
  ['chunk.inserted', 2],
  ['import.before-received', 1],
  ['chunk.claimed', 1],
  ['chunk.locked', 2],
  ['chunk.in-copy', 3],
  ['chunk.before-commit', 1],
  ['finalize.before-commit', 1],
  ['finalize.committed', 1],
] as const;

const DELETION_POINTS = [
  ['delete.started', 'self'],
  ['delete.before-commit', 'self'],
  ['delete.before-commit', 'postgres'],
  ['delete.committed', 'self'],
  ['erase.before-commit', 'self'],
  ['erase.before-commit', 'postgres'],
] as const;

/** The chunks that wait for their erasure, and rows whose chunk is gone. */
const LEFT_OF_DELETED = `
  select (select count(*) from chunks where state = 'deleted')::int
    + (select count(*) from hands where chunk_id not in (select id from chunks))::int
    + (select count(*) from hand_seats where hand_id not in (select id from hands))::int
    + (select count(*) from findings where hand_id not in (select id from hands))::int
    + (select count(*) from record_pages where chunk_id not in (select id from chunks))::int as left`;

const isFull = process.env.FLOORMAN_FULL === '1';

/** Failpoints at which the queue is written or read. The other ones do not depend on the store of the queues. */
const QUEUE_POINTS: ReadonlySet<string> = new Set([
  'chunk.enqueued',
  'import.enqueued',
  'chunk.claimed',
  'job.before-ack',
  'finalize.started',
  'finalize.committed',
]);

/** A run of the crash tests. */
export interface CrashRun {
  readonly backend: Backend;
  /** Only the failpoints of the queue, unless FLOORMAN_FULL is set. */
  readonly queueOnly: boolean;
  /** Numbers the logs of the run, so that no two runs have the same log. */
  readonly firstSeed: number;
}

/** Declares the tests: imports survive kills of the api, the worker and PostgreSQL, and no hand is lost or stored twice. */
export const describeCrashes = ({ backend, queueOnly, firstSeed }: CrashRun): void => {
  const plans = (points: readonly (readonly [string, number])[], victim: CrashPlan['victim']): CrashPlan[] =>
    points
      .filter(([point]) => isFull || !queueOnly || QUEUE_POINTS.has(point))
      .map(([point, nth]) => ({ point, nth, victim }));

  let service: Crashable;
  beforeAll(async () => {
    service = await Crashable.start(backend);
  }, TIMEOUT_MS);
  afterAll(() => service.stop(), TIMEOUT_MS);

  let seed = firstSeed;

  /** Imports a log while `disturb` runs, and compares the stored hands with an audit of the same log. */
  const survive = async (disturb: () => unknown): Promise<void> => {
    const name = `log ${++seed}.txt`;
    const log = crashLog(seed);
    const expected = await undisturbed(log, name);
    const disturbance = disturb();
    const status = await service.import(log, name);
    await disturbance;
    expect({ state: status.state, error: status.error }).toEqual({ state: 'done', error: null });
    expect(await untilGiven(() => service.client.hands(status.id))).toEqual(expected);
    expect(await untilGiven(() => service.client.findings(status.id))).toEqual(findingsOf(expected));
    expect(status.counts).toEqual(countsOf(expected));
  };

  test('without a crash', () => survive(() => undefined), TIMEOUT_MS);

  describe.each([
    ['the api', plans(API_POINTS, 'self')],
    ['a worker', plans(WORKER_POINTS, 'self')],
    // Half of them, as a start of PostgreSQL takes long.
    ['PostgreSQL', plans(DATABASE_POINTS, 'postgres').filter((_, index) => isFull || index % 2 === 0)],
  ])('kill -9 of %s', (_who, planned) => {
    test.each(planned)(
      'at $point, for the time $nth',
      async (plan) => {
        await survive(() => {
          service.arm(plan);
        });
        expect(service.disarm()).toBe(true);
      },
      TIMEOUT_MS,
    );
  });

  test.each(DELETION_POINTS.filter((_, index) => isFull || !queueOnly || index % 3 === 0))(
    'an import is deleted once, with a kill at %s of %s; the import with its copies is audited again',
    async (point, victim) => {
      const log = crashLog(++seed);
      const first = await service.import(log, `first ${seed}`);
      const name = `second ${seed}`;
      const second = await service.import(log, name);
      expect(second.counts.duplicates).toBe(second.counts.hands);
      service.arm({ point, nth: 1, victim });
      const remove = { method: 'DELETE' };
      await untilGiven(async () => {
        const { status } = await service.client.request(`/v1/imports/${first.id}?data=true`, remove);
        return [202, 404].includes(status) ? true : undefined;
      });
      await untilGiven(async () => {
        const { status } = await service.client.request(`/v1/imports/${first.id}`);
        return status === 404 ? true : undefined;
      });
      // The rows of the import are erased when it is gone already.
      await untilGiven(() => Promise.resolve(service.hasKilled || undefined));
      service.disarm();
      const expected = await undisturbed(log, name);
      const { counts } = await service.client.untilEnded(second.id);
      expect(counts).toEqual(countsOf(expected));
      expect(await untilGiven(() => service.client.hands(second.id))).toEqual(expected);
      expect(await untilGiven(() => service.client.findings(second.id))).toEqual(findingsOf(expected));
    },
    TIMEOUT_MS,
  );

  test('every import has ended', async () => {
    expect(await untilGiven(() => service.unfinished())).toEqual([]);
  });

  test('every row of a deleted import is erased', async () => {
    await untilGiven(async () => {
      const client = new pg.Client({ connectionString: service.databaseUrl() });
      client.on('error', () => undefined);
      await client.connect();
      try {
        const { rows } = await client.query<{ left: number }>(LEFT_OF_DELETED);
        return rows[0].left === 0 ? true : undefined;
      } finally {
        await client.end();
      }
    });
  });

  test('every player has each hand once, in the totals as in the statistics', async () => {
    const { client } = service;
    const hands = await client.lines('/v1/hands?format=ndjson&status=audited');
    const counts = new Map<string, number>();
    for (const { players } of hands.filter(({ copyOf }) => copyOf === undefined))
      for (const { name } of players as Json[])
        counts.set(name as string, (counts.get(name as string) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(5);
    const listed = await client.json<{ items: Json[] }>('/v1/players?limit=1000');
    const totals = new Map(listed.items.map(({ name, hands: count }) => [name as string, count as number]));
    expect(totals).toEqual(counts);
    for (const [name, count] of counts) {
      const stats = await client.json(`/v1/players/${encodeURIComponent(name)}/stats`);
      expect([name, stats.hands]).toEqual([name, count]);
    }
  });
};
