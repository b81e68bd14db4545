import { recordSchema, summarySchema } from '#audit';
import { formats, handSchema } from '#histories';
import { presetIds } from '#rules';
import { Body, Controller, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, Problems } from '../docs/answers.js';
import { refer } from '../docs/schemas.js';
import { AskedLanguage } from '../http/asked-language.js';
import { LANGUAGES, type Language } from '../http/language.js';
import { AcceptsBytes } from '../http/route-config.js';
import { HandsService } from './hands.service.js';

const formatIds: [string, ...string[]] = ['auto', ...formats.map(({ id }) => id)];

/** Strict: a parameter that does nothing here (`store`, say) must not be taken for one that does. */
const HandsQuery = z.strictObject({
  name: z.string().min(1).max(255).default('body').describe('what to call the log in the records'),
  format: z.enum(formatIds).default('auto').describe('the format of the log; found by content with auto'),
  profile: z
    .enum(['auto', ...presetIds])
    .default('auto')
    .describe('the house profile to judge by; with auto that of the site'),
  lang: z.enum(LANGUAGES).optional().describe('language of messages; else that of Accept-Language, else en'),
});

const AuditAnswer = z
  .object({ items: z.array(recordSchema), summary: summarySchema })
  .meta({ id: 'AuditAnswer' });

@ApiTags('hands')
@Controller('hands')
export class HandsController {
  constructor(private readonly hands: HandsService) {}

  @Post()
  @AcceptsBytes({ heavy: true })
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Replays and audits a few hands at once',
    description:
      'A log of any known format as bytes, plain, gzip or zip, under any content type but JSON and multipart; or ' +
      'canonical hands as JSON, one or an array. Nothing is stored. Where some hands can be read the answer is 200, ' +
      'and what could not be read is among its items as rejected.',
    requestBody: {
      required: true,
      content: {
        'text/plain': { schema: { type: 'string' } },
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
        'application/json': {
          schema: { oneOf: [refer(handSchema), { type: 'array', items: refer(handSchema) }] },
        },
      },
    },
  })
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
    'unavailable',
  )
  audit(
    @Body() body: unknown,
    @Query({ schema: HandsQuery }) { name, format, profile }: z.output<typeof HandsQuery>,
    @AskedLanguage() language: Language,
  ): Promise<string> {
    const wishes = { name, format, profile, language };
    // Only a body of bytes is a Buffer; none at all counts as one without bytes.
    if (body == null || Buffer.isBuffer(body)) return this.hands.auditLog(body ?? Buffer.alloc(0), wishes);
    return this.hands.auditHands(body, wishes);
  }
}
