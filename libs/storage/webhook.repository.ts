import { sql } from 'kysely';
import type { WebhookEventType } from '#webhooks';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { NewWebhook, Webhook, WebhookWithSecret } from './webhook.js';

/** The most webhooks of one workspace: each event is delivered to all of them. */
export const MAX_WEBHOOKS = 10;

/** A new webhook, or the existing one of its idempotency key. */
export type CreatedWebhook =
  { readonly kind: 'new' | 'existing'; readonly webhook: WebhookWithSecret } | { readonly kind: 'too-many' };

/** The webhooks of workspaces. */
export class WebhookRepository {
  constructor(private readonly database: Database) {}

  /** Creates a webhook. A known idempotency key leads to its webhook, which may have other values. */
  create({ workspaceId, url, secret, events, idempotencyKey }: NewWebhook): Promise<CreatedWebhook> {
    return this.database.transaction(async (tx) => {
      // One creation at a time for each workspace, so that each one counts the webhooks before it.
      await tx.rows(
        query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${workspaceId}, 4))`.as('lock')),
      );
      const existing = await tx.rows(
        webhooks.select(['secret', 'idempotency_key as key']).where('workspace_id', '=', workspaceId),
      );
      const sameKey = existing.find(({ key }) => key !== null && key === idempotencyKey);
      if (sameKey !== undefined) {
        const { key: _key, ...webhook } = sameKey;
        return { kind: 'existing', webhook: { ...toWebhook(webhook), secret: webhook.secret } };
      }
      if (existing.length >= MAX_WEBHOOKS) return { kind: 'too-many' };
      const [created] = await tx.rows(
        query
          .insertInto('webhooks')
          .values({
            workspace_id: workspaceId,
            url,
            secret,
            events: [...events],
            idempotency_key: idempotencyKey,
          })
          .returning(COLUMNS),
      );
      return { kind: 'new', webhook: { ...toWebhook(created), secret } };
    });
  }

  /** The webhooks of a workspace, oldest first: at most {@link MAX_WEBHOOKS}. */
  async list(workspaceId: string): Promise<Webhook[]> {
    const rows = await this.database.rows(
      webhooks.where('workspace_id', '=', workspaceId).orderBy('created_at').orderBy('id'),
    );
    return rows.map(toWebhook);
  }

  /** A webhook of a workspace. */
  async find(workspaceId: string, id: string): Promise<Webhook | null> {
    const row = await this.database.first(
      webhooks.where('workspace_id', '=', workspaceId).where('id', '=', id),
    );
    return row === undefined ? null : toWebhook(row);
  }

  /** Deletes a webhook with its deliveries, also the pending ones; false if there is none. */
  async delete(workspaceId: string, id: string): Promise<boolean> {
    const deleted = await this.database.run(
      query.deleteFrom('webhooks').where('workspace_id', '=', workspaceId).where('id', '=', id),
    );
    return deleted === 1;
  }
}

const COLUMNS = ['id', 'url', 'events', 'active', 'created_at as createdAt'] as const;
const webhooks = query.selectFrom('webhooks').select(COLUMNS);

interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly events: string[];
  readonly active: boolean;
  readonly createdAt: Date;
}

/** Events are written by {@link WebhookRepository.create} only. */
const toWebhook = ({ id, url, events, active, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  events: events as WebhookEventType[],
  active,
  createdAt,
});
