import { severities, severityOrder, type FindingCode } from '#audit';
import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { AnswersPage, Problems } from '../openapi/response.decorators.js';
import { acceptedForm } from '../http/accept.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { pageOf } from '../http/page.dto.js';
import { ImportId, lang, Limit, written } from '../http/query.dto.js';
import { LongLived } from '../http/route-config.decorators.js';
import { sendPage } from '../http/send-page.js';
import { NDJSON, NDJSON_TYPES, sendStream } from '../http/streaming.js';
import { ImportRepository } from '#storage';
import {
  FIRST_FINDING,
  ImportFindingsService,
  importFindingSchema,
  type FindingCursor,
} from './import-findings.service.js';
import { noImport } from './import-problems.js';
import { MESSAGES } from '../messages.js';

const codes = Object.keys(severities) as [FindingCode, ...FindingCode[]];
const CSV = 'text/csv; charset=utf-8; header=present';

/** Findings of a hand at most, as the store counts them. */
const MAX_ORDINAL = 2 ** 15 - 1;

const placeIn = (text: string): FindingCursor => {
  const [handId, ordinal] = text.split('.').map(Number);
  return { handId, ordinal };
};

const Cursor = written(
  (text) => /^\d{1,15}\.\d{1,5}$/.test(text) && placeIn(text).ordinal <= MAX_ORDINAL,
  MESSAGES.cursorExpected,
).transform(placeIn);

/** What a list of findings can be answered as, by Accept where the query does not say. */
const FORMS = [
  ['json', ['application/json']],
  ['ndjson', NDJSON_TYPES],
  ['csv', ['text/csv']],
] as const;

const FindingsQuery = z.strictObject({
  code: z.enum(codes).optional(),
  severity: z.enum(severityOrder).optional(),
  limit: Limit.optional().describe('findings at most: without it 100 of a page, and all of ndjson and csv'),
  cursor: Cursor.optional(),
  format: z
    .enum(['json', 'ndjson', 'csv'])
    .optional()
    .describe('ndjson and csv send everything behind the cursor'),
  lang,
});

const FindingPage = pageOf(importFindingSchema, 'FindingPage');

@ApiTags('imports')
@Controller('imports/:id/findings')
export class ImportFindingsController {
  constructor(
    private readonly findings: ImportFindingsService,
    private readonly imports: ImportRepository,
  ) {}

  @Get()
  @LongLived()
  @ApiOperation({
    summary: 'What was found in the hands of an import, in their order',
    description:
      'A page as JSON; with format=ndjson or csv (or the like in Accept) all of them, a line each. An import has findings ' +
      'once it has ended.',
  })
  @AnswersPage(FindingPage, 'application/x-ndjson', 'text/csv')
  @Problems('invalid-request', 'not-found', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: FindingsQuery }) query: z.output<typeof FindingsQuery>,
    @Headers('accept') accept: string | undefined,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if ((await this.imports.findRevision(workspaceId, id)) === null) throw noImport();
    const { code, severity, limit: most, cursor: after = FIRST_FINDING } = query;
    const wish = { filter: { code, severity }, after, most, language };
    const format = query.format ?? acceptedForm(accept, FORMS);
    if (format === 'ndjson') {
      await sendStream(reply, NDJSON, this.findings.lines(workspaceId, id, wish));
    } else if (format === 'csv') {
      await sendStream(reply, CSV, this.findings.csv(workspaceId, id, wish));
    } else {
      await sendPage(reply, most, (limit) => this.findings.page(workspaceId, id, wish, limit));
    }
  }
}
