import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { EXPORT_FORMATS } from '#export';
import { ImportRepository } from '#storage';
import { WorkspaceId } from '../access/access.decorators.js';
import { DisconnectSignal } from '../http/client-connection.decorators.js';
import type { Language } from '../http/language.js';
import { anonymize, ImportId, lang } from '../http/query.dto.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { HeavyStream } from '../http/route-config.decorators.js';
import { sendStream } from '../http/streaming.js';
import { findEnded } from '../imports/import-problems.js';
import { MESSAGES } from '../messages.js';
import { Problems, ReturnsBytes } from '../openapi/response.decorators.js';
import { ExportsService } from './exports.service.js';

const ZIP = 'application/zip';

const ExportQuery = z.strictObject({
  format: z.enum(EXPORT_FORMATS).describe('tables of hands, players, actions and findings, in a zip'),
  anonymize,
  lang,
});

@ApiTags('imports')
@Controller('imports/:id/export')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly imports: ImportRepository,
  ) {}

  @Get()
  @HeavyStream()
  @ApiOperation({
    summary: 'The hands of an import as tables',
    description:
      'A zip of four tables (hands, players, actions and findings), whose columns docs/export.md lists. The hands ' +
      'are audited again by the running version. An import has an export when it has ended; before that, the answer is 409.',
  })
  @ReturnsBytes(200, ZIP, 'The tables')
  @Problems('invalid-request', 'not-found', 'conflict', 'unavailable')
  async export(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: ExportQuery }) { format, anonymize: hides }: z.output<typeof ExportQuery>,
    @ResponseLanguage() language: Language,
    @DisconnectSignal() signal: AbortSignal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await findEnded(this.imports, workspaceId, id, MESSAGES.exportNotEnded);
    void reply.header('content-disposition', `attachment; filename="${id}.zip"`);
    const options = { format, language, anonymize: hides === 'true' };
    const zip = this.exports.zip(workspaceId, id, options, signal);
    await sendStream(reply, ZIP, zip);
  }
}
