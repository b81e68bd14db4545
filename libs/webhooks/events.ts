/** The events that a webhook can have, in the order in which they are documented. */
export const WEBHOOK_EVENTS = [
  'import.done',
  'import.failed',
  'import.cancelled',
  'equity-job.done',
  'equity-job.failed',
  'equity-job.cancelled',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** The event that a user sends to try a webhook out. */
export const TEST_EVENT = 'webhook.test';

/** The type of any event that is delivered. */
export type DeliveredEventType = WebhookEventType | typeof TEST_EVENT;
