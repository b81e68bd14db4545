import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JobQueues } from '#jobs';
import { ConfigService } from '#nest';
import {
  DeliveryRepository,
  MAX_WEBHOOKS,
  WebhookRepository,
  type Delivery,
  type Webhook,
  type WebhookWithSecret,
} from '#storage';
import { fillMessage } from '#text';
import { checkUrl, formatSecret, SECRET_BYTES, URL_ISSUES, WEBHOOK_EVENTS } from '#webhooks';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';
import type { WebhookRequest } from './webhook.dto.js';

/** Creates webhooks, and sends tests to them. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly config: ConfigService,
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly queues: JobQueues,
  ) {}

  /**
   * Creates a webhook, or finds the one of its Idempotency-Key.
   *
   * @throws ProblemError if the address is not allowed, the workspace has too many webhooks, or the key was used for another one
   */
  async create(
    workspaceId: string,
    { url, events, secret }: WebhookRequest,
    idempotencyKey: string | null,
  ): Promise<WebhookWithSecret> {
    const href = this.checkedUrl(url);
    const wanted = WEBHOOK_EVENTS.filter((event) => events === undefined || events.includes(event));
    const created = await this.webhooks.create({
      workspaceId,
      url: href,
      events: wanted,
      secret: secret ?? formatSecret(randomBytes(SECRET_BYTES)),
      idempotencyKey,
    });
    if (created.kind === 'too-many') throw tooMany();
    const { webhook } = created;
    const isSame =
      webhook.url === href &&
      webhook.events.join() === wanted.join() &&
      (secret === undefined || webhook.secret === secret);
    if (!isSame) throw new ProblemError('unprocessable', { detail: MESSAGES.otherWebhook });
    return webhook;
  }

  /** @throws ProblemError if the workspace has no such webhook */
  async find(workspaceId: string, id: string): Promise<Webhook> {
    const webhook = await this.webhooks.find(workspaceId, id);
    if (webhook === null) throw noWebhook();
    return webhook;
  }

  /** @throws ProblemError if the workspace has no such webhook */
  async delete(workspaceId: string, id: string): Promise<void> {
    if (!(await this.webhooks.delete(workspaceId, id))) throw noWebhook();
  }

  /** Sends a test, which a worker delivers. @throws ProblemError if there is no such webhook, or too many tests are pending */
  async test(workspaceId: string, id: string): Promise<Delivery> {
    await this.find(workspaceId, id);
    const delivery = await this.deliveries.addTest(id);
    if (delivery === null) {
      // It may have been deleted meanwhile.
      await this.find(workspaceId, id);
      throw new ProblemError('too-many-requests', {
        detail: MESSAGES.tooManyTests,
        headers: { 'retry-after': '5' },
      });
    }
    // If the queue is unavailable, the sweeper finds the delivery.
    await this.queues.enqueue('deliver-events', [{ webhookId: id }]);
    return delivery;
  }

  private checkedUrl(text: string): string {
    const checked = checkUrl(text, {
      allowsHttp: this.config.get('webhookHttp'),
      allowsPrivate: this.config.get('webhookPrivate'),
    });
    if (checked.ok) return checked.url.href;
    throw new ProblemError('invalid-request', {
      errors: [{ pointer: '/url', code: checked.code, message: URL_ISSUES[checked.code] }],
    });
  }
}

const noWebhook = (): ProblemError => new ProblemError('not-found', { detail: MESSAGES.noWebhook });

const tooMany = (): ProblemError =>
  new ProblemError('conflict', {
    detail: fillMessage(MESSAGES.tooManyWebhooks, { webhooks: String(MAX_WEBHOOKS) }),
  });
