import { EMPTY_MERGE } from '#equity';
import type { WebhookEventType } from '#webhooks';
import { randomUUID } from 'node:crypto';
import type { AttemptResult, Delivery } from '#storage';
import { freshStore } from './fresh-store.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const DELIVERED: AttemptResult = { state: 'delivered', responseStatus: 204 };
const LEASE_MS = 60_000;

describe('events and their deliveries', () => {
  const fresh = freshStore();
  let workspaceId: string;
  beforeEach(async () => {
    workspaceId = (await fresh.store.workspaces.findOrCreate(randomUUID())).id;
  });

  const sql = (text: string, ...values: unknown[]) => fresh.database.pool.query(text, values);
  const webhook = async (events: WebhookEventType[] = ['import.failed', 'equity-job.cancelled']) => {
    const created = await fresh.store.webhooks.create({
      workspaceId,
      url: 'https://receiver.example/',
      secret: SECRET,
      events,
      idempotencyKey: null,
    });
    if (created.kind !== 'new') throw new Error('the webhook is not new');
    return created.webhook.id;
  };
  const log = (id: string): Promise<Delivery[]> => fresh.store.deliveries.list(id, 100, null);
  const failImport = async (): Promise<string> => {
    const opened = await fresh.store.imports.open({
      workspaceId,
      name: 'log.txt',
      format: null,
      profile: 'auto',
      idempotencyKey: null,
    });
    if (opened.kind !== 'new') throw new Error('the import is not new');
    await fresh.store.imports.fail(opened.id, { code: 'upload-interrupted' });
    return opened.id;
  };
  const openJob = async (): Promise<string> => {
    const id = await fresh.store.equityJobs.create({
      workspaceId,
      key: null,
      idempotencyKey: null,
      question: { game: { id: 'holdem' } },
      options: {},
      method: 'exact',
      division: 'all',
      batches: 2,
      merged: EMPTY_MERGE,
    });
    if (id === null) throw new Error('there are too many jobs');
    return id;
  };

  test('an end is one event for each webhook that wants it, with one id for all', async () => {
    const [first, second] = [await webhook(), await webhook()];
    const third = await webhook(['import.done']);
    const importId = await failImport();
    const [mine, theirs] = [await log(first), await log(second)];
    expect(mine).toMatchObject([
      { type: 'import.failed', subjectId: importId, state: 'pending', attempts: 0 },
    ]);
    expect(theirs[0].eventId).toBe(mine[0].eventId);
    expect(await log(third)).toEqual([]);
  });

  test('are counted for monitoring until they end, with the jobs that have not ended', async () => {
    const before = await fresh.store.totals.read();
    const id = await webhook();
    await failImport();
    await openJob();
    await sql(
      "update webhook_deliveries set next_attempt_at = now() - interval '90 s' where webhook_id = $1",
      id,
    );
    const during = await fresh.store.totals.read();
    expect(during.webhooks.pending).toBe(before.webhooks.pending + 1);
    expect(during.webhooks.delay).toBeGreaterThanOrEqual(90);
    expect(during.equityJobs.queued).toBe(before.equityJobs.queued + 1);
    await sql("update webhook_deliveries set state = 'failed', ended_at = now() where webhook_id = $1", id);
    expect((await fresh.store.totals.read()).webhooks.pending).toBe(before.webhooks.pending);
  });

  test('a webhook is late if none of its due events is attempted, not if its receiver is away', async () => {
    const delay = async (): Promise<number> => (await fresh.store.totals.read()).webhooks.delay;
    const [away, other] = [await webhook(), await webhook(['equity-job.cancelled'])];
    for (let nth = 0; nth < 3; nth++) await failImport();
    // Nobody has attempted anything for ten minutes.
    await sql(
      "update webhook_deliveries set next_attempt_at = now() - interval '10 minutes' where webhook_id = $1",
      away,
    );
    expect(await delay()).toBeGreaterThan(590);
    // One attempt begins: the other two events are still due.
    const claimed = (await fresh.store.deliveries.claimDue(away, LEASE_MS))!;
    expect(await delay()).toBeLessThan(60);
    await sql(
      "update webhook_deliveries set attempted_at = now() - interval '8 minutes' where id = $1",
      claimed.id,
    );
    expect(Math.round((await delay()) / 60)).toBe(8);
    // It ends: that is an attempt as well.
    await fresh.store.deliveries.record(claimed, DELIVERED);
    expect(await delay()).toBeLessThan(60);
    // The attempts of one webhook say nothing about another one.
    await fresh.store.deliveries.addTest(other);
    await sql(
      "update webhook_deliveries set next_attempt_at = now() - interval '7 minutes' where webhook_id = $1",
      other,
    );
    expect(Math.round((await delay()) / 60)).toBe(7);
    await sql("update webhook_deliveries set state = 'failed', ended_at = now() where state = 'pending'");
  });

  test('an end that happens twice is one event', async () => {
    const id = await webhook();
    const importId = await failImport();
    await fresh.store.imports.fail(importId, { code: 'no-space' });
    const jobId = await openJob();
    expect(await fresh.store.equityJobs.cancel(workspaceId, jobId)).toBe(true);
    expect(await fresh.store.equityJobs.cancel(workspaceId, jobId)).toBe(false);
    await fresh.store.equityJobs.fail(jobId, { code: 'piece-failed' });
    expect((await log(id)).map(({ type }) => type)).toEqual(['equity-job.cancelled', 'import.failed']);
  });

  test('a failed and a completed equity job have an event', async () => {
    const id = await webhook(['equity-job.failed', 'equity-job.done']);
    await fresh.store.equityJobs.fail(await openJob(), { code: 'piece-failed' });
    const jobId = await openJob();
    const answer = { merged: {}, batches: 2, estimate: null, answer: { equity: 1 } };
    await fresh.store.equityJobs.completeBatch({ jobId, batch: 0, division: 'all' }, {}, 1, () => answer);
    expect((await log(id)).map(({ type }) => type)).toEqual(['equity-job.done', 'equity-job.failed']);
    const claimed = await fresh.store.deliveries.claimDue(id, LEASE_MS);
    expect(claimed).toMatchObject({
      url: 'https://receiver.example/',
      secret: SECRET,
      attempts: 1,
      subject: {
        kind: 'equity-job',
        job: { state: 'failed', game: 'holdem', method: 'exact', error: { code: 'piece-failed' } },
      },
    });
  });

  test('a transaction that is rolled back has no event', async () => {
    const id = await webhook(['equity-job.done']);
    const jobId = await openJob();
    const merge = () => ({ merged: {}, batches: 2, estimate: null, answer: { equity: 1 } });
    await sql(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    // At the end of the transaction, after the event was written.
    await sql(`create constraint trigger refuse after update on equity_jobs deferrable initially deferred
      for each row when (new.state = 'done') execute function refuse()`);
    try {
      await expect(
        fresh.store.equityJobs.completeBatch({ jobId, batch: 0, division: 'all' }, {}, 1, merge),
      ).rejects.toThrow('no');
      expect(await log(id)).toEqual([]);
    } finally {
      await sql('drop trigger refuse on equity_jobs');
    }
    await fresh.store.equityJobs.completeBatch({ jobId, batch: 0, division: 'all' }, {}, 1, merge);
    expect(await log(id)).toHaveLength(1);
  });

  test('an import ends although its webhook is deleted meanwhile', async () => {
    const id = await webhook();
    const client = await fresh.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from webhooks where id = $1', [id]);
      const failed = failImport();
      // It waits for the lock of the webhook.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await client.query('commit');
      expect(await fresh.store.imports.findStatus(workspaceId, await failed)).toMatchObject({
        phase: 'failed',
      });
    } finally {
      client.release();
    }
    const { rows } = await sql('select from webhook_deliveries where webhook_id = $1', id);
    expect(rows).toEqual([]);
  });

  test('a delivery is claimed by one process, and again when its lease has passed', async () => {
    const id = await webhook();
    await failImport();
    expect(await fresh.store.deliveries.listDue(1_000)).toContain(id);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => fresh.store.deliveries.claimDue(id, LEASE_MS)),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await fresh.store.deliveries.listDue(1_000)).not.toContain(id);
    await sql(`update webhook_deliveries set next_attempt_at = now() where webhook_id = $1`, id);
    expect(await fresh.store.deliveries.claimDue(id, LEASE_MS)).toMatchObject({ attempts: 2 });
  });

  test('a delivery that another process is claiming is not claimed', async () => {
    const id = await webhook();
    await failImport();
    const client = await fresh.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `update webhook_deliveries set attempts = 1, next_attempt_at = now() + interval '1 minute' where webhook_id = $1`,
        [id],
      );
      const claimed = fresh.store.deliveries.claimDue(id, LEASE_MS);
      // A claim that waits for the other one would get the delivery when that is committed.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await client.query('commit');
      expect(await claimed).toBeNull();
    } finally {
      client.release();
    }
  });

  test('a late failure changes nothing, a late success counts', async () => {
    const id = await webhook();
    await failImport();
    const late = (await fresh.store.deliveries.claimDue(id, 0))!;
    const current = (await fresh.store.deliveries.claimDue(id, LEASE_MS))!;
    const failed: AttemptResult = { state: 'failed', responseStatus: 500, error: 'status', rest: 0 };
    await fresh.store.deliveries.record(late, failed);
    expect(await log(id)).toMatchObject([{ state: 'pending', error: null }]);
    await fresh.store.deliveries.record(late, DELIVERED);
    await fresh.store.deliveries.record(current, failed);
    expect(await log(id)).toMatchObject([{ state: 'delivered', responseStatus: 204, error: null }]);
  });

  test('a receiver that is gone gets no further events, until it accepts a test', async () => {
    const id = await webhook();
    await failImport();
    await failImport();
    const claimed = (await fresh.store.deliveries.claimDue(id, LEASE_MS))!;
    const gone: AttemptResult = { state: 'failed', responseStatus: 410, error: 'gone', rest: 60_000 };
    await fresh.store.deliveries.record(claimed, gone);
    expect((await log(id)).map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'gone'],
      ['failed', 'gone'],
    ]);
    expect(await fresh.store.webhooks.find(workspaceId, id)).toMatchObject({ active: false });
    await failImport();
    expect(await log(id)).toHaveLength(2);
    await fresh.store.deliveries.addTest(id);
    await fresh.store.deliveries.record((await fresh.store.deliveries.claimDue(id, LEASE_MS))!, DELIVERED);
    expect(await fresh.store.webhooks.find(workspaceId, id)).toMatchObject({ active: true });
  });

  test('a webhook rests after a failure; tests are attempted all the same, before events, and a success ends the rest', async () => {
    const { deliveries } = fresh.store;
    const id = await webhook();
    for (let nth = 0; nth < 3; nth++) await failImport();
    const failed: AttemptResult = {
      state: 'pending',
      responseStatus: null,
      error: 'timeout',
      pause: 60_000,
      rest: 60_000,
    };
    const first = (await deliveries.claimDue(id, LEASE_MS))!;
    expect(first.failures).toBe(0);
    await deliveries.record(first, failed);
    // Two events are due.
    expect(await deliveries.listDue(1_000)).not.toContain(id);
    expect(await deliveries.claimDue(id, LEASE_MS)).toBeNull();
    await deliveries.addTest(id);
    expect(await deliveries.listDue(1_000)).toContain(id);
    const second = (await deliveries.claimDue(id, LEASE_MS))!;
    expect([second.type, second.failures]).toEqual(['webhook.test', 1]);
    await deliveries.record(second, { ...failed, state: 'failed' });
    expect(await deliveries.claimDue(id, LEASE_MS)).toBeNull();
    // Processes may have claimed deliveries before the rest began: the longest rest counts.
    await deliveries.record(second, { ...failed, rest: 0 });
    expect(await deliveries.claimDue(id, LEASE_MS)).toBeNull();
    await deliveries.addTest(id);
    const third = (await deliveries.claimDue(id, LEASE_MS))!;
    expect([third.type, third.failures]).toEqual(['webhook.test', 3]);
    await deliveries.record(third, DELIVERED);
    // The receiver is back: the two events that are due need not wait.
    expect(await deliveries.listDue(1_000)).toContain(id);
    expect(await deliveries.claimDue(id, LEASE_MS)).toMatchObject({ type: 'import.failed', failures: 0 });
    await deliveries.addTest(id);
    expect(await deliveries.claimDue(id, LEASE_MS)).toMatchObject({ type: 'webhook.test' });
  });

  test('webhooks that fail again and again come behind those that have waited longer', async () => {
    const { deliveries } = fresh.store;
    const [slow, other] = [await webhook(), await webhook()];
    await failImport();
    await sql(
      "update webhook_deliveries set next_attempt_at = now() - interval '1 hour' where webhook_id = $1",
      slow,
    );
    const order = async (): Promise<string[]> =>
      (await deliveries.listDue(1_000)).filter((id) => id === slow || id === other);
    expect(await order()).toEqual([slow, other]);
    // It has had its attempt since.
    await sql('update webhooks set failures = 4, rests_until = now() where id = $1', slow);
    expect(await order()).toEqual([other, slow]);
  });

  test('old deliveries are deleted, and those of which there are too many; pending ones expire', async () => {
    const id = await webhook();
    const insert = `insert into webhook_deliveries (webhook_id, event_id, type, data, state, created_at, ended_at)
      select $1, gen_random_uuid(), 'import.done', '{}', $2, now() - $3::interval, now() - $4::interval`;
    await sql(insert, id, 'delivered', '31 days', '31 days');
    await sql(insert, id, 'delivered', '29 days', '29 days');
    await sql(insert, id, 'pending', '4 days', null);
    await sql(insert, id, 'pending', '2 days', null);
    await fresh.store.deliveries.deleteExpired();
    expect((await log(id)).map(({ state, error }) => [state, error])).toEqual([
      ['pending', null],
      ['failed', 'expired'],
      ['delivered', null],
    ]);
    await sql(`${insert} from generate_series(1, 1200)`, id, 'delivered', '1 hour', '1 hour');
    // Different times, so that the limit divides them.
    await sql(
      `update webhook_deliveries d set ended_at = now() - make_interval(secs => n.n) from (
         select id, row_number() over (order by ended_at desc) as n from webhook_deliveries
         where webhook_id = $1 and ended_at is not null) n where d.id = n.id`,
      id,
    );
    await fresh.store.deliveries.deleteExpired();
    const { rows } = await sql(
      `select state, count(*)::int as count from webhook_deliveries where webhook_id = $1 group by state order by state`,
      id,
    );
    // The newest 1,000 that have ended; the others expired and were delivered before them.
    expect(rows).toEqual([
      { state: 'delivered', count: 999 },
      { state: 'failed', count: 1 },
      { state: 'pending', count: 1 },
    ]);
  });

  test('webhooks and deliveries are deleted with their workspace, events with their import', async () => {
    const id = await webhook();
    const [kept, deleted] = [await failImport(), await failImport()];
    await fresh.store.deletions.request(workspaceId, deleted);
    await fresh.store.deletions.delete(deleted);
    expect((await log(id)).map(({ subjectId }) => subjectId)).toEqual([kept]);
    await sql('delete from imports where workspace_id = $1', workspaceId);
    await sql('delete from workspaces where id = $1', workspaceId);
    const left = await sql(
      `select (select count(*) from webhooks where id = $1) + (select count(*) from webhook_deliveries where webhook_id = $1)
         as count`,
      id,
    );
    expect(left.rows).toEqual([{ count: '0' }]);
  });
});
