import type { DeliveredEventType, WebhookEventType } from '#webhooks';
import type { EquityJobMethod, EquityJobState, WebhookDeliveryState } from './generated/tables.js';
import type { EquityJobError } from './equity-job.js';
import type { ImportStatus } from './import-status.js';

export type { WebhookDeliveryState };

/** An address that receives events of a workspace. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly active: boolean;
  readonly createdAt: Date;
}

/** A webhook with what signs its deliveries. */
export interface WebhookWithSecret extends Webhook {
  readonly secret: string;
}

export interface NewWebhook {
  readonly workspaceId: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly WebhookEventType[];
  readonly idempotencyKey: string | null;
}

/** An equity job at its end, without its answer. */
export interface EndedEquityJob {
  readonly id: string;
  readonly state: EquityJobState;
  readonly game: string;
  readonly method: EquityJobMethod;
  readonly error: EquityJobError | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** What an event is about, as it was at that moment. */
export type EventSubject =
  | { readonly kind: 'import'; readonly status: ImportStatus }
  | { readonly kind: 'equity-job'; readonly job: EndedEquityJob }
  | { readonly kind: 'test' };

/** Why an attempt failed. The API adds the message. */
export const DELIVERY_ERRORS = [
  /** The receiver did not respond in time. */
  'timeout',
  /** The name of the receiver has no address. */
  'unknown-host',
  /** The settings do not allow the address: a private one, or http. */
  'address-not-allowed',
  /** No connection, or it broke. */
  'unreachable',
  /** The certificate of the receiver is not trusted. */
  'certificate',
  /** The receiver responded with a redirect, which is not followed. */
  'redirect',
  /** The receiver responded with another status than 2xx. */
  'status',
  /** The receiver responded with 410: it wants no further events. */
  'gone',
  /** The process that made the attempt died. */
  'interrupted',
  /** The delivery was pending for too long. */
  'expired',
] as const;
export type DeliveryErrorCode = (typeof DELIVERY_ERRORS)[number];

/** An event for a webhook, and what its attempts came to. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: DeliveredEventType;
  readonly subjectId: string | null;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: DeliveryErrorCode | null;
  readonly createdAt: Date;
  readonly attemptedAt: Date | null;
  /** Null once the delivery has ended. */
  readonly nextAttemptAt: Date | null;
  readonly endedAt: Date | null;
}

/** A delivery that a worker has claimed for one attempt. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secret: string;
  readonly eventId: string;
  readonly type: DeliveredEventType;
  readonly subject: EventSubject;
  /** When the event happened. */
  readonly occurredAt: Date;
  /** Attempts including this one. */
  readonly attempts: number;
  /** Attempts in a row at events of the webhook that failed before this one. */
  readonly failures: number;
}

/** The result of an attempt. After a failure, the webhook has no other attempt for `rest` milliseconds. */
export type AttemptResult =
  | { readonly state: 'delivered'; readonly responseStatus: number }
  | {
      readonly state: 'failed';
      readonly responseStatus: number | null;
      readonly error: DeliveryErrorCode;
      readonly rest: number;
    }
  | {
      /** There will be another attempt after a pause, in milliseconds. */
      readonly state: 'pending';
      readonly responseStatus: number | null;
      readonly error: DeliveryErrorCode;
      readonly pause: number;
      readonly rest: number;
    };
