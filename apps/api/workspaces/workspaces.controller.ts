import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MAX_WORKSPACES, WorkspaceRepository } from '#storage';
import { fillMessage } from '#text';
import { RequiresKey, RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { logChange } from '../access/change-log.js';
import { invalidCursor } from '../http/invalid-cursor.js';
import { ProblemError } from '../http/problem.js';
import { lang, LanguageQuery, Limit, WorkspaceIdText } from '../http/query.dto.js';
import { sendPage } from '../http/send-page.js';
import { MESSAGES } from '../messages.js';
import { Problems, Returns, ReturnsPage } from '../openapi/response.decorators.js';
import { Workspace, WorkspacePage, WorkspaceRequest, workspaceResponse } from './workspace.dto.js';

const WorkspacesQuery = z.strictObject({
  limit: Limit.optional().describe('number of workspaces; 100 by default'),
  cursor: WorkspaceIdText.optional(),
  lang,
});

@ApiTags('workspaces')
@Controller('workspaces')
@RequiresScope('admin')
@RequiresKey()
export class WorkspacesController {
  constructor(private readonly workspaces: WorkspaceRepository) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({
    summary: 'Create a workspace',
    description:
      'The keys of the workspace of the request administer it: they create its keys. Names are unique in the service; a name ' +
      'that is taken is 409.',
  })
  @Returns(201, Workspace, 'The workspace; Location has its address')
  @Problems('malformed-json', 'invalid-request', 'conflict')
  async create(
    @WorkspaceId() workspaceId: string,
    @Body({ schema: WorkspaceRequest }) { name }: WorkspaceRequest,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Req() { log }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Workspace> {
    const created = await this.workspaces.create(name, workspaceId);
    if (created === 'exists') throw new ProblemError('conflict', { detail: MESSAGES.workspaceExists });
    if (created === 'too-many') throw tooMany();
    const shown = workspaceResponse(created);
    logChange(log, 'workspace-created', shown);
    reply.header('location', `/v1/workspaces/${created.id}`);
    return shown;
  }

  @Get()
  @ApiOperation({
    summary: 'The workspaces, oldest first',
    description: 'That of the key of the request, and those that keys of that workspace have created.',
  })
  @ReturnsPage(WorkspacePage, 'One page of workspaces')
  @Problems('invalid-request', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: WorkspacesQuery }) { limit, cursor }: z.output<typeof WorkspacesQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, limit, async (size) => {
      if (cursor !== undefined && !(await this.workspaces.isKnown(workspaceId, cursor)))
        throw invalidCursor();
      const found = await this.workspaces.listAdministered(workspaceId, size + 1, cursor ?? null);
      const items = found.slice(0, size).map(workspaceResponse);
      return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null };
    });
  }

  @Get(':id')
  @ApiOperation({ summary: 'A workspace' })
  @Returns(200, Workspace, 'The workspace')
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WorkspaceIdText }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<Workspace> {
    const found = await this.workspaces.findAdministered(workspaceId, { id });
    if (found === null) throw new ProblemError('not-found', { detail: MESSAGES.noWorkspace });
    return workspaceResponse(found);
  }

  @Delete(':id')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Delete a workspace',
    description:
      'Deletes a workspace that your workspace has created. Its keys stop working within two seconds, its name is free, and nobody ' +
      'sees its data any more; workers delete its imports with their hands. Workspaces that its keys have created stay, with their ' +
      'keys and data, and your workspace administers them. A key cannot delete its own workspace (409).',
  })
  @Returns(202, Workspace, 'The workspace as it was')
  @Problems('invalid-request', 'not-found', 'conflict')
  async remove(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: WorkspaceIdText }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Req() { log }: FastifyRequest,
  ): Promise<Workspace> {
    const deleted = await this.workspaces.requestDeletion(workspaceId, id);
    if (deleted === 'own') throw new ProblemError('conflict', { detail: MESSAGES.ownWorkspace });
    if (deleted === null) throw new ProblemError('not-found', { detail: MESSAGES.noWorkspace });
    const shown = workspaceResponse(deleted);
    logChange(log, 'workspace-deleted', shown);
    return shown;
  }
}

const tooMany = (): ProblemError =>
  new ProblemError('conflict', {
    detail: fillMessage(MESSAGES.tooManyWorkspaces, { workspaces: String(MAX_WORKSPACES) }),
  });
