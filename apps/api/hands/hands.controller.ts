import { recordSchema, stepSchema, summarySchema } from '#audit';
import { Body, Controller, Header, Headers, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { hasScope, CurrentAccess, type Access } from '../access/access.decorators.js';
import { forbidden } from '../access/access-problems.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { ConnectionCheck, type CheckConnection } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { HouseProfile, lang, LogFormat, LogName } from '../http/query.dto.js';
import { AcceptsBytes } from '../http/route-config.decorators.js';
import { IDEMPOTENCY_KEY, parseIdempotencyKey } from '../http/idempotency-key.js';
import { ImportResponse } from '#contracts';
import { HANDS } from './hands-body.js';
import { HandsService } from './hands.service.js';
import { HandImportService } from './hand-import.service.js';
import { MissingLineEndsInterceptor } from './missing-line-ends.interceptor.js';

/** Strict: an unknown parameter is an error. */
const HandsQuery = z.strictObject({
  name: LogName.default('body').describe('name of the log in the records'),
  format: LogFormat,
  profile: HouseProfile,
  store: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true also stores the hands, as an import; needs the scope import'),
  replay: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true adds the steps of its replay to each hand'),
  lang,
});

const AuditedItem = z
  .intersection(
    recordSchema,
    z.object({
      steps: z
        .array(stepSchema)
        .optional()
        .describe('with replay=true; not for rejected hands and duplicates'),
    }),
  )
  .meta({ id: 'AuditedItem' });

const AuditResponse = z
  .object({
    items: z.array(AuditedItem),
    summary: summarySchema,
    import: ImportResponse.optional().describe('the import that stores the hands, with store=true'),
  })
  .meta({ id: 'AuditAnswer' });

@ApiTags('hands')
@Controller('hands')
export class HandsController {
  constructor(
    private readonly hands: HandsService,
    private readonly handImport: HandImportService,
  ) {}

  @Post()
  @AcceptsBytes({ heavy: true })
  @UseInterceptors(MissingLineEndsInterceptor)
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Audit a few hands',
    description:
      'The body is a log in any supported format (plain, gzip or zip, with any content type but JSON and multipart), or one ' +
      'canonical hand or an array of them as JSON. The answer is 200 if some hands can be read; the others are rejected items. ' +
      'Nothing is stored without store=true; with it, the answer names an import, and the hands are available when it is done. ' +
      'The same Idempotency-Key and hands lead to the same import.',
    requestBody: { required: true, content: HANDS },
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Returns(200, AuditResponse, 'The record of each hand, and the audit summary')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'unreadable-source',
    'request-timeout',
    'body-too-large',
    'archive-bomb',
    'too-many-hands',
    'unsupported-media-type',
    'unknown-format',
    'no-hands',
    'conflict',
    'unprocessable',
    'insufficient-storage',
    'unavailable',
  )
  async audit(
    @Body() body: unknown,
    @Query({ schema: HandsQuery }) { store, replay, ...options }: z.output<typeof HandsQuery>,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentAccess() access: Access,
    @ResponseLanguage() language: Language,
    @ConnectionCheck() checkConnection: CheckConnection,
  ): Promise<string> {
    const idempotencyKey = parseIdempotencyKey(key);
    if (store === 'true' && !hasScope(access, 'import')) throw forbidden('import');
    const log = await this.hands.audit(body, {
      ...options,
      replay: replay === 'true',
      language,
      checkConnection,
    });
    if (store === 'false') return log.toText();
    const { workspaceId } = access;
    return log.toText({
      import: await this.handImport.importHands(body, { ...options, workspaceId, idempotencyKey }, language),
    });
  }
}
