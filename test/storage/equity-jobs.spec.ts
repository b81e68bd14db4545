import { LOCAL_WORKSPACE, type Merge, type NewEquityJob } from '#storage';
import { Random } from '#random';
import { freshStore } from './fresh-store.js';

/** A merge that lists the numbers of the batches; it may end before the last batch. */
const listing =
  (enough = Infinity): Merge =>
  (job, counts) => {
    const before = (job.merged as { list: number[] }).list;
    const list = [...before, ...(counts as { batch: number }[]).map(({ batch }) => batch)].slice(0, enough);
    const isOver = list.length === Math.min(job.batches, enough);
    return {
      merged: { list },
      batches: list.length,
      estimate: isOver ? null : { list },
      answer: isOver ? { list } : null,
    };
  };

describe('equity jobs and their batches', () => {
  const fresh = freshStore();
  let jobs: (typeof fresh.store)['equityJobs'];
  let workspaceId: string;
  beforeAll(async () => {
    jobs = fresh.store.equityJobs;
    workspaceId = (await fresh.store.workspaces.findOrCreate(LOCAL_WORKSPACE)).id;
  });

  const newJob = (batches: number, more: Partial<NewEquityJob> = {}): NewEquityJob => ({
    workspaceId,
    key: null,
    idempotencyKey: null,
    question: {},
    options: {},
    method: 'exact',
    batches,
    division: 'first',
    merged: { list: [] },
    ...more,
  });
  const created = async (batches: number, more: Partial<NewEquityJob> = {}): Promise<string> => {
    const id = await jobs.create(newJob(batches, more));
    if (id === null) throw new Error('not created');
    return id;
  };
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, batch) => batch);
  const complete = (jobId: string, batch: number, merge = listing()): Promise<boolean> =>
    jobs.completeBatch({ jobId, batch, division: 'first' }, { batch }, 0.5, merge);

  test('a job that is divided otherwise begins again, and takes no counts of the division before', async () => {
    const id = await created(3, { key: 'k' });
    expect(await complete(id, 0)).toBe(true);
    const plan = { method: 'exact', batches: 2, division: 'second', merged: { list: [] } } as const;
    expect(await jobs.redivide(id, null, plan)).toBe(false);
    expect(await jobs.redivide(id, 'first', plan)).toBe(true);
    // Another worker has noticed it too.
    expect(await jobs.redivide(id, 'first', plan)).toBe(false);
    expect(await complete(id, 1)).toBe(false);
    expect(await jobs.find(workspaceId, id)).toMatchObject({ batches: 2, done: 0, estimate: null });
    expect((await jobs.claimBatch({ jobId: id, batch: 0 }))?.division).toBe('second');
    for (const batch of [0, 1])
      expect(
        await jobs.completeBatch({ jobId: id, batch, division: 'second' }, { batch }, 0.5, listing()),
      ).toBe(true);
    const done = await jobs.find(workspaceId, id);
    expect(done).toMatchObject({ state: 'done', answer: { list: [0, 1] } });
    expect((await jobs.findAnswered(workspaceId, 'k'))?.id).toBe(id);
    // An answer by another method is that of another key.
    const other = await created(3, { key: 'other' });
    await jobs.redivide(other, 'first', { ...plan, method: 'monte-carlo', batches: 1 });
    await jobs.completeBatch({ jobId: other, batch: 0, division: 'second' }, { batch: 0 }, 0.5, listing());
    expect((await jobs.find(workspaceId, other))?.state).toBe('done');
    expect(await jobs.findAnswered(workspaceId, 'other')).toBeNull();
  });

  test('batches are merged in their order, even if they complete at once, twice, or in any order', async () => {
    const random = new Random(5);
    for (let round = 0; round < 10; round++) {
      const id = await created(20);
      const order = upTo(20);
      random.shuffle(order);
      const twice = [...order, ...order.slice(0, 10)];
      const isNew = await Promise.all(twice.map((batch) => complete(id, batch)));
      expect(isNew.filter(Boolean)).toHaveLength(20);
      expect(await jobs.find(workspaceId, id)).toMatchObject({
        state: 'done',
        done: 20,
        batches: 20,
        seconds: 10,
        answer: { list: upTo(20) },
        estimate: null,
      });
    }
  });

  test('every batch increases the revision and extends the estimate; the answer is written once', async () => {
    const id = await created(4);
    const seen: unknown[] = [];
    for (const batch of [1, 0, 3, 2, 2, 0]) {
      await complete(id, batch);
      const job = await jobs.find(workspaceId, id);
      seen.push([job?.revision, job?.done, job?.estimate, job?.answer]);
    }
    expect(seen).toEqual([
      [2, 1, null, null],
      [3, 2, { list: [0, 1] }, null],
      [4, 3, { list: [0, 1] }, null],
      [5, 4, null, { list: [0, 1, 2, 3] }],
      [5, 4, null, { list: [0, 1, 2, 3] }],
      [5, 4, null, { list: [0, 1, 2, 3] }],
    ]);
  });

  test('batches after the answer are deleted', async () => {
    const id = await created(100);
    for (const batch of [0, 5, 1, 2]) await complete(id, batch, listing(3));
    expect(await jobs.find(workspaceId, id)).toMatchObject({ state: 'done', done: 3, batches: 3 });
    expect(await jobs.claimBatch({ jobId: id, batch: 50 })).toBeNull();
    expect(await complete(id, 50)).toBe(false);
    expect(await jobs.listPendingBatches(1000)).toEqual([]);
  });

  test('a cancelled job loses its batches, and workers notice', async () => {
    const [gone, stays] = [await created(3), await created(3)];
    expect(await jobs.claimBatch({ jobId: gone, batch: 0 })).toMatchObject({ attempts: 1, batches: 3 });
    expect(await jobs.listOpen([gone, stays])).toHaveLength(2);
    expect(await jobs.cancel(workspaceId, gone)).toBe(true);
    expect(await jobs.listOpen([gone, stays])).toEqual([stays]);
    expect([await complete(gone, 0), await jobs.cancel(workspaceId, gone)]).toEqual([false, false]);
    expect(await jobs.find(workspaceId, gone)).toMatchObject({ state: 'cancelled', answer: null });
    const { id: other } = await fresh.store.workspaces.findOrCreate('other');
    expect(await jobs.cancel(other, stays)).toBe(false);
    expect(await jobs.find(other, stays)).toBeNull();
    await jobs.cancel(workspaceId, stays);
  });

  test('the first batches of all jobs come before the next ones of any', async () => {
    const both = [await created(3), await created(2)];
    const pending = await jobs.listPendingBatches(4);
    expect(pending.map(({ batch }) => batch)).toEqual([0, 0, 1, 1]);
    for (const id of both) await jobs.cancel(workspaceId, id);
  });

  test('an Idempotency-Key leads to one job until the job is cancelled or fails', async () => {
    const first = await created(1, { idempotencyKey: 'again' });
    expect(await created(1, { idempotencyKey: 'again' })).toBe(first);
    await jobs.fail(first, { code: 'piece-failed' });
    const second = await created(1, { idempotencyKey: 'again' });
    expect(second).not.toBe(first);
    await complete(second, 0);
    expect(await created(1, { idempotencyKey: 'again' })).toBe(second);
  });

  test('an answer is found by its canonical key, only in its workspace', async () => {
    const id = await created(1, { key: 'AA v KK' });
    expect(await jobs.findAnswered(workspaceId, 'AA v KK')).toBeNull();
    await complete(id, 0);
    expect(await jobs.findAnswered(workspaceId, 'AA v KK')).toMatchObject({ id, answer: { list: [0] } });
    const { id: other } = await fresh.store.workspaces.findOrCreate('other');
    expect(await jobs.findAnswered(other, 'AA v KK')).toBeNull();
  });

  test('a workspace has up to a hundred open jobs; the end of one allows another', async () => {
    const ids: string[] = [];
    for (let id = await jobs.create(newJob(1)); id !== null; id = await jobs.create(newJob(1))) ids.push(id);
    expect(ids).toHaveLength(100);
    await complete(ids[0], 0);
    ids.push(await created(1));
    for (const id of ids) await jobs.cancel(workspaceId, id);
  });

  test('the limit also holds for concurrent requests, and for each workspace separately', async () => {
    const ids = await Promise.all(Array.from({ length: 130 }, () => jobs.create(newJob(1))));
    expect(ids.filter((id) => id !== null)).toHaveLength(100);
    const { id: other } = await fresh.store.workspaces.findOrCreate('other');
    expect(await jobs.create(newJob(1, { workspaceId: other }))).not.toBeNull();
    await fresh.database.pool.query('delete from equity_jobs');
  });

  test('each workspace keeps its last ten thousand ended jobs', async () => {
    const { id: other } = await fresh.store.workspaces.findOrCreate('other');
    const ended = (whose: string, count: number, daysAgo: number) =>
      fresh.database.pool.query(
        `insert into equity_jobs (workspace_id, question, asking, method, state, pieces, merged, finished_at)
         select $1, '{}', '{}', 'exact', 'done', 1, '{}', now() - make_interval(days => $3, secs => number)
         from generate_series(1, $2::int) number`,
        [whose, count, daysAgo],
      );
    await ended(other, 5, 6);
    await ended(workspaceId, 10_007, 1);
    await jobs.deleteExpired();
    const { rows } = await fresh.database.pool.query(
      'select workspace_id, count(*)::int from equity_jobs group by workspace_id order by count',
    );
    expect(rows).toEqual([
      { workspace_id: other, count: 5 },
      { workspace_id: workspaceId, count: 10_000 },
    ]);
    await fresh.database.pool.query('delete from equity_jobs');
  });

  test('ended jobs are kept for a week, open jobs without limit', async () => {
    const { pool } = fresh.database;
    const [old, recent, live] = [await created(1), await created(1), await created(1)];
    for (const id of [old, recent]) await complete(id, 0);
    await pool.query(`update equity_jobs set finished_at = now() - interval '8 days' where id = $1`, [old]);
    await pool.query(`update equity_jobs set created_at = now() - interval '80 days' where id = $1`, [live]);
    await jobs.deleteExpired();
    expect(await jobs.find(workspaceId, old)).toBeNull();
    expect([await jobs.find(workspaceId, recent), await jobs.find(workspaceId, live)]).toEqual([
      expect.objectContaining({ state: 'done' }),
      expect.objectContaining({ state: 'queued' }),
    ]);
  });

  test('jobs are deleted with their workspace', async () => {
    const { id: other } = await fresh.store.workspaces.findOrCreate('short-lived');
    const id = await created(2, { workspaceId: other });
    await fresh.database.pool.query('delete from workspaces where id = $1', [other]);
    expect(await jobs.find(other, id)).toBeNull();
    expect((await jobs.listPendingBatches(1000)).filter(({ jobId }) => jobId === id)).toEqual([]);
  });
});
