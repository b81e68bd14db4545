import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WebhookEvent } from '#contracts';
import { DeliveryRepository, WebhookRepository } from '#storage';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { IDEMPOTENCY_KEY, parseIdempotencyKey } from '../http/idempotency-key.js';
import { invalidCursor } from '../http/invalid-cursor.js';
import type { Language } from '../http/language.js';
import { wholePage } from '../http/page.dto.js';
import { DeliveryId, lang, LanguageQuery, Limit, WebhookId } from '../http/query.dto.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { sendPage } from '../http/send-page.js';
import { Problems, Returns, ReturnsPage } from '../openapi/response.decorators.js';
import { reference } from '../openapi/schemas.js';
import {
  Delivery,
  DeliveryPage,
  deliveryResponse,
  NewWebhook,
  Webhook,
  WebhookPage,
  WebhookRequest,
  webhookResponse,
} from './webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

const DeliveriesQuery = z.strictObject({
  limit: Limit.optional().describe('number of deliveries; 100 by default'),
  cursor: DeliveryId.optional(),
  lang,
});

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header' as const,
  required: true,
  schema: { type: 'string' },
}));

/** What the receiver of a webhook gets. */
const EVENT_CALLBACK = {
  event: {
    '{$request.body#/url}': {
      post: {
        summary: 'An event',
        description:
          'The headers are those of Standard Webhooks: docs/webhooks.md says how to verify the signature.',
        parameters: HEADERS,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: reference(WebhookEvent) } },
        },
        responses: {
          '2XX': { description: 'The event is accepted' },
          '410': { description: 'The receiver wants no further events' },
        },
      },
    },
  },
};

@ApiTags('webhooks')
@Controller('webhooks')
@RequiresScope('admin')
export class WebhooksController {
  constructor(
    private readonly service: WebhooksService,
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({
    summary: 'Create a webhook',
    description:
      'From then on the service sends an event to the address when an import or an equity job of the workspace has ended, at ' +
      'least once, signed with the secret. Only this response has the secret; the same Idempotency-Key leads to the same webhook.',
    callbacks: EVENT_CALLBACK,
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Returns(201, NewWebhook, 'The webhook with its secret; Location has its address')
  @Problems('malformed-json', 'invalid-request', 'conflict', 'unprocessable')
  async create(
    @WorkspaceId() workspaceId: string,
    @Body({ schema: WebhookRequest }) request: WebhookRequest,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewWebhook> {
    const key = parseIdempotencyKey(idempotencyKey);
    const webhook = await this.service.create(workspaceId, request, key);
    reply.header('location', `/v1/webhooks/${webhook.id}`).header('cache-control', 'no-store');
    return { ...webhookResponse(webhook), secret: webhook.secret };
  }

  @Get()
  @ApiOperation({ summary: 'The webhooks, oldest first', description: 'One page: a workspace has up to 10.' })
  @Returns(200, WebhookPage)
  @Problems('invalid-request')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<z.output<typeof WebhookPage>> {
    return wholePage((await this.webhooks.list(workspaceId)).map(webhookResponse));
  }

  @Get(':id')
  @ApiOperation({ summary: 'A webhook' })
  @Returns(200, Webhook, 'The webhook')
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WebhookId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<Webhook> {
    return webhookResponse(await this.service.find(workspaceId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a webhook',
    description: 'Its deliveries are deleted with it, also those that are pending.',
  })
  @ApiResponse({ status: 204, description: 'The webhook is deleted' })
  @Problems('invalid-request', 'not-found')
  async remove(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WebhookId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<void> {
    await this.service.delete(workspaceId, id);
  }

  @Get(':id/deliveries')
  @ApiOperation({
    summary: 'The deliveries of a webhook, newest first',
    description: 'Deliveries that have ended are kept for 30 days, up to 1,000 of a webhook.',
  })
  @ReturnsPage(DeliveryPage, 'One page of deliveries')
  @Problems('invalid-request', 'not-found', 'unavailable')
  async history(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WebhookId }) id: string,
    @Query({ schema: DeliveriesQuery }) { limit, cursor }: z.output<typeof DeliveriesQuery>,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, limit, async (size) => {
      await this.service.find(workspaceId, id);
      if (cursor !== undefined && (await this.deliveries.find(id, cursor)) === null) throw invalidCursor();
      const found = await this.deliveries.list(id, size + 1, cursor ?? null);
      const items = found.slice(0, size).map((delivery) => deliveryResponse(delivery, language));
      return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null };
    });
  }

  @Post(':id/test')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send a test event',
    description:
      'A worker sends the event webhook.test, in one attempt; the list of deliveries has the result. If the receiver accepts it, ' +
      'the webhook is active again.',
  })
  @Returns(202, Delivery, 'The delivery, which is pending')
  @Problems('invalid-request', 'not-found', 'too-many-requests')
  async test(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WebhookId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<Delivery> {
    return deliveryResponse(await this.service.test(workspaceId, id), language);
  }
}
