import { recordSchema, summarySchema } from '#audit';
import { handSchema } from '#histories';
import { Body, Controller, Header, Headers, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { allows, CurrentAccess, type Access } from '../access/access.decorators.js';
import { forbidden } from '../access/access-problems.js';
import { Answers, Problems } from '../openapi/response.decorators.js';
import { refer } from '../openapi/schemas.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { ConnectionCheck, type CheckConnection } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { HouseProfile, lang, LogFormat, LogName } from '../http/query.dto.js';
import { AcceptsBytes } from '../http/route-config.decorators.js';
import { IDEMPOTENCY_KEY, readKey } from '../http/idempotency-key.js';
import { ImportAnswer } from '#contracts';
import { HandsService } from './hands.service.js';
import { HandImportService } from './hand-import.service.js';
import { MissingLineEndsInterceptor } from './missing-line-ends.interceptor.js';

/** Strict: a parameter that does nothing here must not be taken for one that does. */
const HandsQuery = z.strictObject({
  name: LogName.default('body').describe('what to call the log in the records'),
  format: LogFormat,
  profile: HouseProfile,
  store: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true keeps the hands as well, as an import; needs the scope import'),
  lang,
});

const AuditAnswer = z
  .object({
    items: z.array(recordSchema),
    summary: summarySchema,
    import: ImportAnswer.optional().describe('with store=true: the import that keeps the hands'),
  })
  .meta({ id: 'AuditAnswer' });

const HANDS = {
  'text/plain': { schema: { type: 'string' } },
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  'application/json': {
    schema: { oneOf: [refer(handSchema, 'input'), { type: 'array', items: refer(handSchema, 'input') }] },
  },
};

@ApiTags('hands')
@Controller('hands')
export class HandsController {
  constructor(
    private readonly hands: HandsService,
    private readonly kept: HandImportService,
  ) {}

  @Post()
  @AcceptsBytes({ heavy: true })
  @UseInterceptors(MissingLineEndsInterceptor)
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Replays and audits a few hands at once',
    description:
      'A log of any known format as bytes, plain, gzip or zip, under any content type but JSON and multipart; or ' +
      'canonical hands as JSON, one or an array. Where some hands can be read the answer is 200, and what could not be ' +
      'read is among its items as rejected. Nothing is stored, unless store=true: then the answer names an import, and ' +
      'the hands can be asked for once it is done. The same Idempotency-Key and hands again lead to the same import.',
    requestBody: { required: true, content: HANDS },
  })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Answers(200, AuditAnswer)
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
    @Query({ schema: HandsQuery }) { store, ...wishes }: z.output<typeof HandsQuery>,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentAccess() access: Access,
    @ResponseLanguage() language: Language,
    @ConnectionCheck() checkConnection: CheckConnection,
  ): Promise<string> {
    const idempotencyKey = readKey(key);
    if (store === 'true' && !allows(access, 'import')) throw forbidden('import');
    // Only a body of bytes is a Buffer; none at all counts as one without bytes.
    const hands = body ?? Buffer.alloc(0);
    const how = { ...wishes, language, checkConnection };
    const log = await (Buffer.isBuffer(hands)
      ? this.hands.auditLog(hands, how)
      : this.hands.auditHands(hands, how));
    if (store === 'false') return log.toText();
    const { workspaceId } = access;
    return log.toText({
      import: await this.kept.keep(hands, { ...wishes, workspaceId, idempotencyKey }, language),
    });
  }
}
