import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DeliveredEventType } from '#webhooks';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { AttemptResult, ClaimedDelivery, Delivery, DeliveryErrorCode } from './webhook.js';
import { subjectOf } from './webhook-outbox.js';

/** Deliveries that have ended are a log. */
const RETENTION_DAYS = 30;
const MAX_ENDED = 1_000;

/** Longer than all pauses together: only a receiver that is away gets more events than attempts. */
const MAX_PENDING_DAYS = 3;

/** Failures in a row are counted up to here: the rest of a webhook grows no longer. */
const MAX_FAILURES = 100;

/** Tests of one webhook that wait for their attempt. */
const MAX_PENDING_TESTS = 10;

const TEST: DeliveredEventType = 'webhook.test';
const EXPIRED: DeliveryErrorCode = 'expired';
const GONE: DeliveryErrorCode = 'gone';

/** Deliveries of webhooks. The table is the authority on pending ones; the queue only announces webhooks that have some. */
export class DeliveryRepository {
  constructor(private readonly database: Database) {}

  /** Adds a test of a webhook; null if too many tests are pending. */
  async addTest(webhookId: string): Promise<Delivery | null> {
    const [row] = await this.database.sql<{ id: string }>(INSERT_TEST, [
      webhookId,
      randomUUID(),
      TEST,
      MAX_PENDING_TESTS,
    ]);
    return row === undefined ? null : this.find(webhookId, row.id);
  }

  /** A delivery of a webhook. */
  async find(webhookId: string, id: string): Promise<Delivery | null> {
    const row = await this.database.first(
      deliveries.where('webhook_id', '=', webhookId).where('id', '=', id),
    );
    return row === undefined ? null : toDelivery(row);
  }

  /** Deliveries of a webhook, newest first, those after the delivery `after`. */
  async list(webhookId: string, limit: number, after: string | null): Promise<Delivery[]> {
    const all = deliveries.where('webhook_id', '=', webhookId);
    const rows = await this.database.rows(
      (after === null
        ? all
        : all.where(
            sql<boolean>`(created_at, id) < (select b.created_at, b.id from webhook_deliveries b where b.id = ${after})`,
          )
      )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    );
    return rows.map(toDelivery);
  }

  /**
   * Webhooks with a delivery that is due, in the order in which they could have been attempted. Of webhooks that rest only tests
   * count.
   */
  async listDue(limit: number): Promise<string[]> {
    const rows = await this.database.sql<{ id: string }>(DUE_WEBHOOKS, [limit, TEST]);
    return rows.map(({ id }) => id);
  }

  /**
   * Claims a test of a webhook that is due, also while it rests: its receiver may just have been mended. Otherwise claims the
   * delivery that has been due longest; null if none is due, or the webhook rests. If the process dies, the delivery is due again
   * after the lease.
   *
   * @param lease milliseconds
   */
  async claimDue(webhookId: string, lease: number): Promise<ClaimedDelivery | null> {
    const [row] = await this.database.sql<ClaimedRow>(CLAIM_DUE, [webhookId, lease / 1000, TEST]);
    if (row === undefined) return null;
    const { data, ...claimed } = row;
    return { ...claimed, subject: subjectOf(claimed.type, data) };
  }

  /**
   * Records the result of an attempt. A webhook whose receiver failed rests, until one succeeds. A receiver that is gone gets no further events, and
   * its pending ones fail; a test that it accepts makes its webhook active again.
   */
  async record(
    { id, webhookId, attempts, failures, type }: ClaimedDelivery,
    result: AttemptResult,
  ): Promise<void> {
    const { state, responseStatus } = result;
    const isPending = state === 'pending';
    const pause = isPending ? result.pause : 0;
    const update = query
      .updateTable('webhook_deliveries')
      .set({
        state,
        response_status: responseStatus,
        error: state === 'delivered' ? null : result.error,
        next_attempt_at: sql`now() + make_interval(secs => ${pause / 1000})`,
        ended_at: isPending ? null : sql`now()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'pending');
    await this.database.transaction(async (tx) => {
      // A success counts even if another process has taken the delivery over; a failure is the matter of that process then.
      await tx.run(state === 'delivered' ? update : update.where('attempts', '=', attempts));
      if (result.state !== 'delivered') await tx.sql(REST, [webhookId, MAX_FAILURES, result.rest / 1000]);
      else if (failures > 0) await tx.sql(END_REST, [webhookId]);
      if (state === 'failed' && result.error === GONE) {
        await tx.sql(DEACTIVATE, [webhookId]);
        await tx.sql(FAIL_PENDING, [webhookId, GONE]);
      }
      if (state === 'delivered' && type === TEST)
        await tx.run(query.updateTable('webhooks').set({ active: true }).where('id', '=', webhookId));
    });
  }

  /** Fails deliveries that were pending for too long, and deletes ended ones that are too old, or too many for their webhook. */
  async deleteExpired(): Promise<void> {
    await this.database.sql(FAIL_EXPIRED, [MAX_PENDING_DAYS, EXPIRED]);
    await this.database.sql(DELETE_EXPIRED, [RETENTION_DAYS, MAX_ENDED]);
  }
}

const deliveries = query
  .selectFrom('webhook_deliveries')
  .select(['id', 'event_id as eventId', 'type', 'subject_id as subjectId', 'state', 'attempts', 'error'])
  .select(['response_status as responseStatus', 'next_attempt_at as nextAttemptAt'])
  .select(['created_at as createdAt', 'attempted_at as attemptedAt', 'ended_at as endedAt']);

interface DeliveryRow extends Omit<Delivery, 'type' | 'error' | 'nextAttemptAt'> {
  readonly type: string;
  readonly error: string | null;
  readonly nextAttemptAt: Date;
}

/** Types and errors are written by this library only. */
const toDelivery = (row: DeliveryRow): Delivery => ({
  ...row,
  type: row.type as DeliveredEventType,
  error: row.error as DeliveryErrorCode | null,
  nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt : null,
});

interface ClaimedRow extends Omit<ClaimedDelivery, 'subject'>, Record<string, unknown> {
  readonly data: unknown;
}

/** Hand-written: inserts a row only if a count of other rows allows it, and if the webhook is still there. */
const INSERT_TEST = `
  insert into webhook_deliveries (webhook_id, event_id, type, data)
  select w.id, $2::uuid, $3::text, '{}'::json from (select id from webhooks where id = $1 for key share) w
  where (select count(*) from webhook_deliveries where webhook_id = $1 and type = $3 and state = 'pending') < $4
  returning id`;

/**
 * Hand-written: one look into the index of pending deliveries for each webhook, however many are pending. Webhooks whose receivers
 * never respond come behind those that have waited longer, so that they do not keep the workers for themselves.
 */
const DUE_WEBHOOKS = `
  select w.id from webhooks w
  left join lateral (
    select next_attempt_at as since from webhook_deliveries
    where webhook_id = w.id and state = 'pending' and next_attempt_at <= now()
    order by next_attempt_at limit 1) event on w.rests_until <= now()
  left join lateral (
    select next_attempt_at as since from webhook_deliveries
    where webhook_id = w.id and state = 'pending' and type = $2 and next_attempt_at <= now()
    order by next_attempt_at limit 1) test on w.rests_until > now()
  where event.since is not null or test.since is not null
  order by coalesce(test.since, greatest(w.rests_until, event.since)) limit $1`;

/** Hand-written: several processes skip each other's rows. */
const CLAIM_DUE = `
  update webhook_deliveries d set attempts = d.attempts + 1, attempted_at = now(),
    next_attempt_at = now() + make_interval(secs => $2)
  from webhooks w
  where w.id = $1 and d.id = coalesce(
    (select id from webhook_deliveries
      where webhook_id = $1 and state = 'pending' and type = $3 and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked),
    (select id from webhook_deliveries
      where webhook_id = $1 and state = 'pending' and next_attempt_at <= now()
        and (select rests_until from webhooks where id = $1) <= now()
      order by next_attempt_at, created_at, id limit 1 for update skip locked))
  returning d.id, w.id as "webhookId", w.url, w.secret, d.event_id as "eventId", d.type, d.data,
    d.created_at as "occurredAt", d.attempts, w.failures`;

const REST = `
  update webhooks set failures = least(failures + 1, $2),
    rests_until = greatest(rests_until, now() + make_interval(secs => $3))
  where id = $1`;

const END_REST = 'update webhooks set failures = 0, rests_until = now() where id = $1';

const DEACTIVATE = 'update webhooks set active = false where id = $1';

const FAIL_PENDING = `
  update webhook_deliveries set state = 'failed', error = $2, ended_at = now()
  where webhook_id = $1 and state = 'pending'`;

const FAIL_EXPIRED = `
  update webhook_deliveries set state = 'failed', error = $2, ended_at = now()
  where state = 'pending' and created_at < now() - make_interval(days => $1)`;

/** Hand-written: computes the age limit once a webhook, not once a delivery. */
const DELETE_EXPIRED = `
  with bounds as materialized (
    select id, greatest(
      now() - make_interval(days => $1),
      (select ended_at from webhook_deliveries where webhook_id = webhooks.id and ended_at is not null
       order by ended_at desc offset $2 limit 1)) as ended_at
    from webhooks)
  delete from webhook_deliveries delivery using bounds
  where delivery.webhook_id = bounds.id and delivery.ended_at <= bounds.ended_at`;
