import { z } from 'zod';
import { deliveryErrors } from '#contracts';
import type { Delivery as StoredDelivery, Webhook as StoredWebhook } from '#storage';
import { parseSecret, TEST_EVENT, WEBHOOK_EVENTS } from '#webhooks';
import type { Language } from '../http/language.js';
import { pageOf } from '../http/page.dto.js';
import { MESSAGES } from '../messages.js';

const MAX_URL_LENGTH = 2048;

const Secret = z.string().refine((text) => parseSecret(text) !== null, {
  error: MESSAGES.webhookSecretExpected.en,
  params: { es: MESSAGES.webhookSecretExpected.es },
});

/** A webhook to create. Which addresses are allowed depends on the settings: the service checks it. */
export const WebhookRequest = z
  .strictObject({
    url: z.string().max(MAX_URL_LENGTH).describe('address of the receiver, with https'),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1)
      .max(WEBHOOK_EVENTS.length)
      .optional()
      .describe('the events that are delivered; all by default'),
    secret: Secret.optional().describe(
      'signs the events: whsec_ and 24 to 64 bytes in base64; by default the service makes one',
    ),
  })
  .meta({ id: 'WebhookRequest' });
export type WebhookRequest = z.output<typeof WebhookRequest>;

const fields = {
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z
    .boolean()
    .describe('false once the receiver has responded with 410; a successful test makes it true'),
  createdAt: z.iso.datetime(),
};

/** A webhook. */
export const Webhook = z.object(fields).meta({ id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;
export const WebhookPage = pageOf(Webhook, 'WebhookPage');

/** The response to its creation, which alone has the secret. */
export const NewWebhook = z
  .object({ ...fields, secret: z.string().describe('is not shown again') })
  .meta({ id: 'NewWebhook' });
export type NewWebhook = z.output<typeof NewWebhook>;

/** An event for a webhook, and the state of its delivery. */
export const Delivery = z
  .object({
    id: z.uuid(),
    eventId: z.uuid().describe('the webhook-id of its requests'),
    type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    subjectId: z.uuid().nullable().describe('id of the import or equity job; null for a test'),
    state: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int().describe('attempts so far'),
    responseStatus: z.int().nullable().describe('HTTP status of the last response'),
    error: z
      .object({ code: z.string(), detail: z.string() })
      .nullable()
      .describe('why the last attempt failed'),
    createdAt: z.iso.datetime(),
    attemptedAt: z.iso.datetime().nullable().describe('when the last attempt began'),
    nextAttemptAt: z.iso.datetime().nullable().describe('null once the delivery has ended'),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.output<typeof Delivery>;
export const DeliveryPage = pageOf(Delivery, 'DeliveryPage');

export const webhookResponse = ({ id, url, events, active, createdAt }: StoredWebhook): Webhook => ({
  id,
  url,
  events: [...events],
  active,
  createdAt: createdAt.toISOString(),
});

export const deliveryResponse = (delivery: StoredDelivery, language: Language): Delivery => {
  const { id, eventId, type, subjectId, state, attempts, responseStatus, error } = delivery;
  return {
    id,
    eventId,
    type,
    subjectId,
    state,
    attempts,
    responseStatus,
    error: error === null ? null : { code: error, detail: deliveryErrors[error][language] },
    createdAt: delivery.createdAt.toISOString(),
    attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    endedAt: delivery.endedAt?.toISOString() ?? null,
  };
};
