import { formats } from '#histories';
import { presetIds } from '#rules';
import {
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Needs, WorkspaceId } from '../access/access.js';
import { Answers, Problems } from '../docs/answers.js';
import { LANGUAGES } from '../http/language.js';
import { pageOf } from '../http/page.js';
import { ProblemError } from '../http/problem.js';
import { AcceptsStream, LongLived } from '../http/route-config.js';
import { STORE, type Services } from '../services.js';
import { ImportAnswer, importAnswer } from './import-status.js';
import { IDEMPOTENCY_KEY, readKey } from './idempotency-key.js';
import { ImportEvents } from './import-events.js';
import { noImport } from './no-import.js';
import { UploadsService } from './uploads.service.js';

const formatIds: [string, ...string[]] = ['auto', ...formats.map(({ id }) => id)];

const UploadQuery = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('what to call the log; a form brings the name of its file'),
  format: z.enum(formatIds).default('auto').describe('the format of the log; found by content with auto'),
  profile: z
    .enum(['auto', ...presetIds])
    .default('auto')
    .describe('the house profile to judge by; with auto that of the site'),
  lang: z.enum(LANGUAGES).optional(),
});

const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cursor: z.uuid().optional(),
  lang: z.enum(LANGUAGES).optional(),
});

export const ImportId = z.uuid();
const ImportPage = pageOf(ImportAnswer, 'ImportPage');

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly events: ImportEvents,
    @Inject(STORE) private readonly store: Services['store'],
  ) {}

  @Post()
  @Needs('import')
  @AcceptsStream()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Takes a log of any size in, to be judged by the workers',
    description:
      'The body is the log, plain, gzip or zip, under any content type; or a multipart form with one file. Answers when ' +
      'the last byte is durable. The same Idempotency-Key and log again lead to the same import.',
    requestBody: {
      required: true,
      content: {
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    },
    parameters: [IDEMPOTENCY_KEY],
  })
  @Answers(202, ImportAnswer)
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
  ): Promise<ImportAnswer> {
    const key = readKey(idempotencyKey);
    const { name, format, profile } = query;
    const status = await this.uploads.receive((request.body ?? request.raw) as Readable, {
      workspaceId,
      name,
      contentType: request.headers['content-type'],
      format,
      profile,
      idempotencyKey: key,
    });
    return importAnswer(status);
  }

  @Get()
  @ApiOperation({ summary: 'The imports, newest first' })
  @Answers(200, ImportPage)
  @Problems('invalid-request')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: ListQuery }) { limit, cursor }: z.output<typeof ListQuery>,
  ): Promise<z.output<typeof ImportPage>> {
    const found = await this.store.imports.list(workspaceId, limit + 1, cursor ?? null);
    const items = found.slice(0, limit).map(importAnswer);
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  @Get(':id')
  @ApiOperation({ summary: 'How far an import has come' })
  @Answers(200, ImportAnswer)
  @Problems('invalid-request', 'not-found')
  async one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
  ): Promise<ImportAnswer> {
    const status = await this.store.imports.status(workspaceId, id);
    if (status === null) throw noImport();
    return importAnswer(status);
  }

  @Get(':id/events')
  @LongLived()
  @ApiOperation({
    summary: 'The progress of an import as server-sent events',
    description:
      'Events progress, done, failed, cancelled: data is the import, id its revision. With Last-Event-ID what has not ' +
      'changed since is not told again; an import that has ended and was told is answered 204.',
    parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
    responses: {
      200: { description: 'events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    },
  })
  @Problems('invalid-request', 'not-found', 'unavailable')
  async follow(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.events.stream(workspaceId, id, lastEventId, reply);
  }

  @Delete(':id')
  @Needs('import')
  @ApiOperation({ summary: 'Cancels an import: what is judged stays, the rest is called off' })
  @Answers(200, ImportAnswer)
  @Problems('invalid-request', 'not-found', 'conflict')
  async cancel(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
  ): Promise<ImportAnswer> {
    const before = await this.store.imports.status(workspaceId, id);
    if (before === null) throw noImport();
    if (before.phase === 'cancelled' || before.cancelRequested) return importAnswer(before);
    if (!(await this.uploads.cancel(id))) throw ended();
    return this.one(workspaceId, id);
  }
}

const ended = (): ProblemError =>
  new ProblemError('conflict', {
    detail: { en: 'the import has ended already', es: 'la importación ya ha terminado' },
  });
