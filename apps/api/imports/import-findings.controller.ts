import { severities, severityOrder, type FindingCode } from '#audit';
import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { asLines, ReturnsPage, Problems } from '../openapi/response.decorators.js';
import { acceptedFormat } from '../http/accept.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { pageOf } from '../http/page.dto.js';
import { anonymize, ImportId, lang, Limit, textSchema } from '../http/query.dto.js';
import { LongLived } from '../http/route-config.decorators.js';
import { sendPage } from '../http/send-page.js';
import { CSV, NDJSON, NDJSON_TYPES, sendStream } from '../http/streaming.js';
import { ImportRepository } from '#storage';
import {
  FIRST_FINDING,
  ImportFindingsService,
  importFindingSchema,
  type FindingCursor,
} from './import-findings.service.js';
import { noImport } from './import-problems.js';
import { namesFor } from './names.js';
import { MESSAGES } from '../messages.js';

const codes = Object.keys(severities) as [FindingCode, ...FindingCode[]];

/** The largest ordinal of a finding within a hand. */
const MAX_ORDINAL = 2 ** 15 - 1;

const parseCursor = (text: string): FindingCursor => {
  const [handId, ordinal] = text.split('.').map(Number);
  return { handId, ordinal };
};

const Cursor = textSchema(
  (text) => /^\d{1,15}\.\d{1,5}$/.test(text) && parseCursor(text).ordinal <= MAX_ORDINAL,
  MESSAGES.cursorExpected,
).transform(parseCursor);

/** The formats of a list of findings. Accept decides if the query does not. */
const FORMATS = [
  ['json', ['application/json']],
  ['ndjson', NDJSON_TYPES],
  ['csv', ['text/csv']],
] as const;

const FindingsQuery = z.strictObject({
  code: z.enum(codes).optional(),
  severity: z.enum(severityOrder).optional(),
  limit: Limit.optional().describe('number of findings; by default 100 for a page, all for ndjson and csv'),
  cursor: Cursor.optional(),
  format: z
    .enum(['json', 'ndjson', 'csv'])
    .optional()
    .describe('ndjson and csv send all findings after the cursor'),
  anonymize,
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
    summary: 'The findings of an import, in the order of its hands',
    description:
      'A page as JSON. With format=ndjson or format=csv (or application/x-ndjson or text/csv in Accept): all findings, one on each ' +
      'line. An import has findings when it has ended.',
  })
  @ReturnsPage(FindingPage, 'One page of findings', asLines(importFindingSchema))
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
    const { code, severity, limit: maxItems, cursor: after = FIRST_FINDING } = query;
    const options = {
      filter: { code, severity },
      after,
      limit: maxItems,
      language,
      names: namesFor(query.anonymize, language),
    };
    const format = query.format ?? acceptedFormat(accept, FORMATS);
    if (format === 'ndjson') {
      await sendStream(reply, NDJSON, this.findings.lines(workspaceId, id, options));
    } else if (format === 'csv') {
      await sendStream(reply, CSV, this.findings.csv(workspaceId, id, options));
    } else {
      await sendPage(reply, maxItems, (limit) => this.findings.page(workspaceId, id, options, limit));
    }
  }
}
