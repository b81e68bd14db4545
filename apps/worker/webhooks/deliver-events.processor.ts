import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { failpoint } from '#failpoints';
import type { JobMap, JobProcessor } from '#jobs';
import { ConfigService } from '#nest';
import { DeliveryRepository } from '#storage';
import { MAX_ATTEMPTS } from '#webhooks';
import { DeliveryAttemptService } from './delivery-attempt.service.js';

/** Deliveries of one job. The sweeper enqueues another job if more are due. */
const MAX_DELIVERIES = 100;
/** How much longer than an attempt a claim lasts, in milliseconds. */
const LEASE_MARGIN_MS = 10_000;

/**
 * Delivers the events of a webhook that are due, in the order in which they became due. It ends at the first failure, since
 * the receiver probably fails again: the webhook rests then, so that one that is away costs few attempts, and others need not
 * wait for it.
 */
@Injectable()
export class DeliverEventsProcessor implements JobProcessor<'deliver-events'>, OnModuleDestroy {
  private isStopped = false;

  constructor(
    private readonly config: ConfigService,
    private readonly deliveries: DeliveryRepository,
    private readonly attempts: DeliveryAttemptService,
  ) {}

  /** Ends after the present attempt: a shutdown does not wait for all deliveries. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }

  async process({ webhookId }: JobMap['deliver-events']): Promise<void> {
    for (let made = 0; made < MAX_DELIVERIES && !this.isStopped; made++)
      if (!(await this.deliverNext(webhookId))) return;
  }

  /** False if no delivery is due, or the attempt failed. */
  private async deliverNext(webhookId: string): Promise<boolean> {
    const lease = this.config.get('webhookTimeout') + LEASE_MARGIN_MS;
    const delivery = await this.deliveries.claimDue(webhookId, lease);
    if (delivery === null) return false;
    await failpoint('delivery.claimed');
    if (delivery.attempts > MAX_ATTEMPTS) {
      // It has cost the lives of its workers, by chance or not.
      await this.deliveries.record(delivery, {
        state: 'failed',
        responseStatus: null,
        error: 'interrupted',
        rest: 0,
      });
      return true;
    }
    const result = await this.attempts.make(delivery);
    await failpoint('delivery.sent');
    await this.deliveries.record(delivery, result);
    return result.state === 'delivered';
  }
}
