import { Injectable } from '@nestjs/common';
import { webhookBody } from '#contracts';
import { ConfigService } from '#nest';
import type { AttemptResult, ClaimedDelivery, DeliveryErrorCode } from '#storage';
import {
  checkUrl,
  MAX_ATTEMPTS,
  parseSecret,
  pauseAfter,
  restAfter,
  signedHeaders,
  TEST_EVENT,
} from '#webhooks';
import { post, type PostResult } from './post.js';
import { publicLookup } from './public-lookup.js';

const USER_AGENT = 'Floorman-Webhooks/1.0';

/** Receivers that want no further events respond with this status (Standard Webhooks). */
const GONE = 410;

/** Makes one attempt at a delivery. */
@Injectable()
export class DeliveryAttemptService {
  constructor(private readonly config: ConfigService) {}

  /** Sends the signed event, and decides what follows from the response. A test has one attempt. */
  async make(delivery: ClaimedDelivery): Promise<AttemptResult> {
    const sent = await this.send(delivery);
    if (!sent.ok) return this.failed(delivery, null, sent.error);
    const error = errorOf(sent.status);
    return error === null
      ? { state: 'delivered', responseStatus: sent.status }
      : this.failed(delivery, sent.status, error);
  }

  private failed(
    { attempts, failures, type }: ClaimedDelivery,
    responseStatus: number | null,
    error: DeliveryErrorCode,
  ): AttemptResult {
    const firstPause = this.config.get('webhookPause');
    const rest = restAfter(failures + 1, firstPause);
    if (error === 'gone' || type === TEST_EVENT || attempts >= MAX_ATTEMPTS)
      return { state: 'failed', responseStatus, error, rest };
    const pause = pauseAfter(attempts, firstPause, Math.random());
    return { state: 'pending', responseStatus, error, pause, rest };
  }

  private async send(delivery: ClaimedDelivery): Promise<PostResult> {
    const allowsPrivate = this.config.get('webhookPrivate');
    // The settings may have changed since the webhook was created.
    const checked = checkUrl(delivery.url, { allowsHttp: this.config.get('webhookHttp'), allowsPrivate });
    if (!checked.ok) return { ok: false, error: 'address-not-allowed' };
    const key = parseSecret(delivery.secret);
    if (key === null) throw new Error(`the secret of the webhook ${delivery.webhookId} is none`);
    const body = webhookBody(delivery);
    const timestamp = Math.floor(Date.now() / 1000);
    return post(checked.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        ...signedHeaders(key, { id: delivery.eventId, timestamp, body }),
      },
      body,
      timeout: this.config.get('webhookTimeout'),
      lookup: allowsPrivate ? undefined : publicLookup(),
    });
  }
}

/** Null if the receiver has accepted the event. */
const errorOf = (status: number): DeliveryErrorCode | null => {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === GONE ? 'gone' : 'status';
};
