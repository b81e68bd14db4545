import { createHmac } from 'node:crypto';

/** A message to a receiver, before it is signed. */
export interface SignedMessage {
  /** The id of the event: the same in every attempt. */
  readonly id: string;
  /** Seconds since 1970, when the attempt is made. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of an attempt. Receivers can rely on the names. */
export interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/**
 * The headers of the Standard Webhooks specification 1.0: HMAC-SHA-256 over `id.timestamp.body`, in base64 after the version
 * of the scheme. The id is signed too, so that a recorded message cannot be sent again as another event.
 */
export const signedHeaders = (key: Uint8Array, { id, timestamp, body }: SignedMessage): WebhookHeaders => {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
};
