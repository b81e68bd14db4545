import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { reportPage } from '#report';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { asText, Returns, Problems } from '../openapi/response.decorators.js';
import { acceptedFormat } from '../http/accept.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { anonymize, ImportId, lang } from '../http/query.dto.js';
import { Heavy } from '../http/route-config.decorators.js';
import { ImportRepository } from '#storage';
import { ImportReport } from './import-report.dto.js';
import { ImportReportsService } from './import-reports.service.js';
import { findEnded } from './import-problems.js';
import { namesFor } from './names.js';
import { MESSAGES } from '../messages.js';

const ReportQuery = z.strictObject({
  format: z.enum(['json', 'html']).optional(),
  anonymize,
  lang,
});

/** The formats of a report. Accept decides if the query does not. */
const FORMATS = [
  ['json', ['application/json']],
  ['html', ['text/html']],
] as const;

@ApiTags('imports')
@Controller('imports/:id/report')
export class ImportReportController {
  constructor(
    private readonly reports: ImportReportsService,
    private readonly imports: ImportRepository,
  ) {}

  @Get()
  @Heavy()
  @ApiOperation({
    summary: 'Import summary, as JSON or as a page for browsers',
    description:
      'An import has a report when it has ended; before that, the answer is 409. Without format, clients that prefer text/html get ' +
      'the page. The page needs neither scripts nor network and can be saved as a file.',
  })
  @Returns(200, ImportReport, 'The report; as text/html with format=html', asText('text/html'))
  @Problems('invalid-request', 'not-found', 'conflict', 'unavailable')
  async report(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: ReportQuery }) { format, anonymize: hides }: z.output<typeof ReportQuery>,
    @Headers('accept') accept: string | undefined,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const status = await findEnded(this.imports, workspaceId, id, MESSAGES.importNotEnded, language);
    const names = namesFor(hides, language);
    const isJson = (format ?? acceptedFormat(accept, FORMATS)) === 'json';
    const [type, body] = isJson
      ? ['application/json; charset=utf-8', await this.reports.json(workspaceId, status, language, names)]
      : [
          'text/html; charset=utf-8',
          reportPage(await this.reports.page(workspaceId, status, language, names), language),
        ];
    await reply.header('content-type', type).header('vary', 'accept, accept-language').send(body);
  }
}
