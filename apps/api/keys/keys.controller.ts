import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KeyRepository } from '#storage';
import { CurrentAccess, RequiresKey, RequiresScope, type Access } from '../access/access.decorators.js';
import { logChange } from '../access/change-log.js';
import { invalidCursor } from '../http/invalid-cursor.js';
import { KeyId, lang, LanguageQuery, Limit, Name } from '../http/query.dto.js';
import { sendPage } from '../http/send-page.js';
import { Problems, Returns, ReturnsPage } from '../openapi/response.decorators.js';
import { ApiKey, ApiKeyPage, apiKeyResponse, ApiKeyRequest, NewApiKey } from './api-key.dto.js';
import { KeysService } from './keys.service.js';

const KeysQuery = z.strictObject({
  workspace: Name.optional().describe('name of the workspace of the keys; all by default'),
  limit: Limit.optional().describe('number of keys; 100 by default'),
  cursor: KeyId.optional(),
  lang,
});

@ApiTags('keys')
@Controller('keys')
@RequiresScope('admin')
@RequiresKey()
export class KeysController {
  constructor(
    private readonly service: KeysService,
    private readonly keys: KeyRepository,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({
    summary: 'Create a key',
    description:
      'For the workspace of the key of the request, or one that keys of that workspace have created; for any other workspace ' +
      'it is 403. Only this response has the key: the service stores its hash. If the response is lost, revoke the key and ' +
      'create another one.',
  })
  @Returns(201, NewApiKey, 'The key, with its text; Location has its address')
  @Problems('malformed-json', 'invalid-request', 'conflict')
  async create(
    @CurrentAccess() access: Access,
    @Body({ schema: ApiKeyRequest }) request: ApiKeyRequest,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Req() { log }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewApiKey> {
    const { key, info } = await this.service.create(access, request);
    const shown = apiKeyResponse(info);
    logChange(log, 'key-created', shown);
    reply.header('location', `/v1/keys/${info.id}`).header('cache-control', 'no-store');
    return { key, ...shown };
  }

  @Get()
  @ApiOperation({
    summary: 'The keys, oldest first, also the revoked ones',
    description:
      'Those of the workspace of the key of the request, and of the workspaces that keys of that workspace have created.',
  })
  @ReturnsPage(ApiKeyPage, 'One page of keys')
  @Problems('invalid-request', 'unavailable')
  async list(
    @CurrentAccess() { workspaceId }: Access,
    @Query({ schema: KeysQuery }) { workspace, limit, cursor }: z.output<typeof KeysQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, limit, async (size) => {
      if (cursor !== undefined && (await this.keys.findAdministered(workspaceId, cursor)) === null)
        throw invalidCursor();
      const found = await this.keys.listAdministered(workspaceId, {
        ...(workspace === undefined ? {} : { workspace }),
        limit: size + 1,
        after: cursor ?? null,
      });
      const items = found.slice(0, size).map(apiKeyResponse);
      return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null };
    });
  }

  @Get(':id')
  @ApiOperation({ summary: 'A key, without its secret' })
  @Returns(200, ApiKey, 'The key')
  @Problems('invalid-request', 'not-found')
  async one(
    @CurrentAccess() access: Access,
    @Param('id', { schema: KeyId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<ApiKey> {
    return apiKeyResponse(await this.service.find(access, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Revoke a key',
    description:
      'It stops working within a second, in every process, and stays in the list. A key does not revoke itself (409). A key ' +
      'that was revoked before is 204 too.',
  })
  @ApiResponse({ status: 204, description: 'The key is revoked' })
  @Problems('invalid-request', 'not-found', 'conflict')
  async revoke(
    @CurrentAccess() access: Access,
    @Param('id', { schema: KeyId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Req() { log }: FastifyRequest,
  ): Promise<void> {
    const revoked = await this.service.revoke(access, id);
    if (revoked !== null) logChange(log, 'key-revoked', apiKeyResponse(revoked));
  }
}
