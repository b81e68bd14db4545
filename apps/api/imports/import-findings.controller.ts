import { severities, severityOrder, type FindingCode } from '#audit';
import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.js';
import { Answers, Problems } from '../docs/answers.js';
import { AskedLanguage } from '../http/asked-language.js';
import { LANGUAGES, type Language } from '../http/language.js';
import { pageOf } from '../http/page.js';
import { LongLived } from '../http/route-config.js';
import { NDJSON, prefersNdjson, sendStream } from '../http/streaming.js';
import { STORE, type Services } from '../services.js';
import { FIRST_FINDING, ImportFindings, importFindingSchema, type FindingCursor } from './import-findings.js';
import { ImportId } from './imports.controller.js';
import { noImport } from './no-import.js';

const codes = Object.keys(severities) as [FindingCode, ...FindingCode[]];
const CSV = 'text/csv; charset=utf-8; header=present';

const Cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,5}$/)
  .transform((text): FindingCursor => {
    const [handId, ordinal] = text.split('.').map(Number);
    return { handId, ordinal };
  });

const FindingsQuery = z.strictObject({
  code: z.enum(codes).optional(),
  severity: z.enum(severityOrder).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cursor: Cursor.optional(),
  format: z.enum(['json', 'ndjson', 'csv']).optional().describe('ndjson and csv send all of them'),
  lang: z.enum(LANGUAGES).optional(),
});

const FindingPage = pageOf(importFindingSchema, 'FindingPage');

@ApiTags('imports')
@Controller('imports/:id/findings')
export class ImportFindingsController {
  constructor(
    private readonly findings: ImportFindings,
    @Inject(STORE) private readonly store: Services['store'],
  ) {}

  @Get()
  @LongLived()
  @ApiOperation({
    summary: 'What was found in the hands of an import, in their order',
    description:
      'A page as JSON; with format=ndjson or csv (or the like in Accept) all of them, a line each. An import has findings ' +
      'once it has ended.',
    responses: {
      200: {
        description: '',
        content: {
          'application/x-ndjson': { schema: { type: 'string' } },
          'text/csv': { schema: { type: 'string' } },
        },
      },
    },
  })
  @Answers(200, FindingPage)
  @Problems('invalid-request', 'not-found', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: FindingsQuery }) query: z.output<typeof FindingsQuery>,
    @Headers('accept') accept: string | undefined,
    @AskedLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if ((await this.store.imports.revision(workspaceId, id)) === null) throw noImport();
    const { code, severity } = query;
    const filter = { code, severity };
    const format = query.format ?? formatOf(accept);
    if (format === 'ndjson') {
      await sendStream(reply, NDJSON, this.findings.lines(workspaceId, id, filter, language));
    } else if (format === 'csv') {
      await sendStream(reply, CSV, this.findings.csv(workspaceId, id, filter, language));
    } else {
      const after = query.cursor ?? FIRST_FINDING;
      await reply.send(await this.findings.page(workspaceId, id, filter, after, query.limit, language));
    }
  }
}

const formatOf = (accept: string | undefined): 'json' | 'ndjson' | 'csv' => {
  if (prefersNdjson(accept)) return 'ndjson';
  return accept !== undefined && /\btext\/csv\b/i.test(accept) ? 'csv' : 'json';
};
