import { ImportRepository, type ImportStatus } from '#storage';
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import { Returns, ReturnsPage, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { ProgressRoute } from '../http/progress-route.decorator.js';
import { invalidCursor } from '../http/invalid-cursor.js';
import type { Language } from '../http/language.js';
import { pageOf } from '../http/page.dto.js';
import { ProblemError } from '../http/problem.js';
import { HouseProfile, ImportId, lang, LanguageQuery, Limit, LogFormat, LogName } from '../http/query.dto.js';
import { AcceptsStream } from '../http/route-config.decorators.js';
import { sendPage } from '../http/send-page.js';
import { ImportResponse, importResponse } from '#contracts';
import { IDEMPOTENCY_KEY, parseIdempotencyKey } from '../http/idempotency-key.js';
import { ImportEventsService } from './import-events.service.js';
import { noImport } from './import-problems.js';
import { UploadsService } from './uploads.service.js';
import { MESSAGES } from '../messages.js';

const UploadQuery = z.strictObject({
  name: LogName.optional().describe('name of the log; by default the file name in a form'),
  format: LogFormat,
  profile: HouseProfile,
  lang,
});

const ListQuery = z.strictObject({
  limit: Limit.optional().describe('number of imports; 100 by default'),
  cursor: ImportId.optional(),
  lang,
});

const DeleteQuery = z.strictObject({
  data: z.enum(['true', 'false']).default('false').describe('true deletes the import with its hands'),
  lang,
});

const ImportPage = pageOf(ImportResponse, 'ImportPage');

const LOG = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
  },
};

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly events: ImportEventsService,
    private readonly imports: ImportRepository,
  ) {}

  @Post()
  @RequiresScope('import')
  @AcceptsStream()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Import a log of any size',
    description:
      'The body is the log (plain, gzip or zip, with any content type), or a multipart form with one file. The answer comes when ' +
      'the last byte is durable; workers then audit the log. The same Idempotency-Key and log lead to the same import.',
    requestBody: { required: true, content: LOG },
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Returns(202, ImportResponse, 'The import; Location has its address')
  @Problems(
    'malformed-request',
    'invalid-request',
    'request-timeout',
    'conflict',
    'body-too-large',
    'unprocessable',
    'insufficient-storage',
    'unavailable',
  )
  async create(
    @Req() request: FastifyRequest,
    @WorkspaceId() workspaceId: string,
    @Query({ schema: UploadQuery }) query: z.output<typeof UploadQuery>,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @ResponseLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResponse> {
    const key = parseIdempotencyKey(idempotencyKey);
    const { name, format, profile } = query;
    const status = await this.uploads.receive((request.body ?? request.raw) as Readable, {
      workspaceId,
      name,
      contentType: request.headers['content-type'],
      format,
      profile,
      idempotencyKey: key,
    });
    reply.header('location', `/v1/imports/${status.id}`);
    return importResponse(status, language);
  }

  @Get()
  @ApiOperation({ summary: 'The imports, newest first' })
  @ReturnsPage(ImportPage, 'One page of imports')
  @Problems('invalid-request', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: ListQuery }) { limit, cursor }: z.output<typeof ListQuery>,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, limit, async (size) => {
      if (cursor !== undefined && !(await this.imports.isKnown(workspaceId, cursor))) throw invalidCursor();
      const found = await this.imports.list(workspaceId, size + 1, cursor ?? null);
      const items = found.slice(0, size).map((status) => importResponse(status, language));
      return { items, next: found.length > size ? (items.at(-1)?.id ?? null) : null };
    });
  }

  @Get(':id')
  @ApiOperation({ summary: 'An import, with its progress' })
  @Returns(200, ImportResponse, 'The import')
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<ImportResponse> {
    return importResponse(await this.statusOf(workspaceId, id), language);
  }

  @ProgressRoute({ work: 'an import', theWork: 'the import', data: 'the import' })
  async follow(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.events.stream(workspaceId, id, language, reply);
  }

  @Delete(':id')
  @RequiresScope('import')
  @ApiOperation({
    summary: 'Cancel or delete an import',
    description:
      'Without data=true: cancels an import that has not ended; audited hands are kept. With data=true: deletes the import with ' +
      'its hands, findings and text, also while it runs, and takes its hands out of the statistics of players. The answer is 202 ' +
      'with the state deleting; the import is 404 when it is gone. Imports that have copies of its hands are audited again.',
  })
  @Returns(200, ImportResponse, 'The cancelled import')
  @Returns(202, ImportResponse, 'The import that is being deleted; Location has its address')
  @Problems('invalid-request', 'not-found', 'conflict')
  async remove(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: DeleteQuery }) { data }: z.output<typeof DeleteQuery>,
    @ResponseLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResponse> {
    const before = await this.statusOf(workspaceId, id);
    if (data === 'true') {
      await this.uploads.delete(workspaceId, id);
      reply.code(202).header('location', `/v1/imports/${id}`);
      // A small import may be gone already.
      const after = await this.imports.findStatus(workspaceId, id);
      return importResponse(after ?? { ...before, phase: 'deleting' }, language);
    }
    if (before.phase === 'cancelled' || before.cancelRequested) return importResponse(before, language);
    if (!(await this.uploads.cancel(workspaceId, id))) throw ended();
    return importResponse(await this.statusOf(workspaceId, id), language);
  }

  private async statusOf(workspaceId: string, id: string): Promise<ImportStatus> {
    const status = await this.imports.findStatus(workspaceId, id);
    if (status === null) throw noImport();
    return status;
  }
}

const ended = (): ProblemError =>
  new ProblemError('conflict', {
    detail: MESSAGES.importEnded,
  });
