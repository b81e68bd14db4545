import { handSchema } from '#histories';
import { Controller, Delete, Get, Headers, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { RequiresScope, WorkspaceId } from '../access/access.decorators.js';
import {
  asLines,
  asText,
  Returns,
  ReturnsPage,
  ReturnsText,
  Problems,
} from '../openapi/response.decorators.js';
import { reference } from '../openapi/schemas.js';
import { acceptedFormat } from '../http/accept.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { HandId, LanguageQuery } from '../http/query.dto.js';
import { Heavy, LongLived } from '../http/route-config.decorators.js';
import { sendPage } from '../http/send-page.js';
import { CSV, NDJSON, NDJSON_TYPES, sendStream } from '../http/streaming.js';
import { StoredHandsService, type OneStoredHand } from './stored-hands.service.js';
import { SOURCE_EXAMPLE } from '../openapi/examples.js';
import { storedRecordSchema, type StoredRecord } from './stored-hand.dto.js';
import { ExportQuery, HandPage, HandsFilter, OneHand, Replay } from './stored-hands.dto.js';

/** The formats of a list of hands. Accept decides if the query does not. */
const FORMATS = [
  ['json', ['application/json']],
  ['ndjson', NDJSON_TYPES],
  ['csv', ['text/csv']],
] as const;

@ApiTags('hands')
@Controller('hands')
export class StoredHandsController {
  constructor(private readonly hands: StoredHandsService) {}

  @Get()
  @LongLived()
  @ApiOperation({
    summary: 'The stored hands',
    description:
      'A page of records as the command line writes them, with id and importId. With format=ndjson or Accept: ' +
      'application/x-ndjson: all hands after the cursor, one on each line; with format=csv the main values of each as CSV. A ' +
      'duplicate has its first copy as copyOf. Only hands of imports that are done are listed, and ' +
      'later imports can have smaller ids: to read all new hands, read each import when it is done (parameter import).',
  })
  @ReturnsPage(HandPage, 'One page of hands', asLines(storedRecordSchema))
  @Problems('invalid-request', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: HandsFilter }) query: z.output<typeof HandsFilter>,
    @Headers('accept') accept: string | undefined,
    @ResponseLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { import: importId, status, game, order, limit, cursor, format, lang: _lang, ...rest } = query;
    const statuses = status ?? (['audited', 'cancelled'] as const);
    const list = { filter: { importId, statuses, variant: game, ...rest }, order, after: cursor };
    const chosen = format ?? acceptedFormat(accept, FORMATS);
    if (chosen === 'ndjson') {
      await sendStream(reply, NDJSON, this.hands.lines(workspaceId, list, limit, language));
    } else if (chosen === 'csv') {
      await sendStream(reply, CSV, this.hands.csv(workspaceId, list, limit, language));
    } else {
      await sendPage(reply, limit, (size) => this.hands.page(workspaceId, list, size, language));
    }
  }

  @Get(':id')
  @ApiOperation({ summary: 'A stored hand, with the cards of its other views and its neighbours in the log' })
  @Returns(200, OneHand, 'The record of the hand')
  @Problems('invalid-request', 'not-found')
  one(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<OneStoredHand> {
    return this.hands.one(workspaceId, id, language);
  }

  @Delete(':id')
  @RequiresScope('import')
  @Heavy()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a stored hand',
    description:
      'A first copy is deleted with all of its copies, a copy by itself. The hand is taken out of the counts of its imports and ' +
      'the statistics of its players. Its text stays in the log of the import until that is deleted.',
  })
  @ApiResponse({ status: 204, description: 'The hand is deleted' })
  @Problems('invalid-request', 'not-found', 'unavailable')
  async remove(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<void> {
    await this.hands.remove(workspaceId, id);
  }

  @Get(':id/replay')
  @Heavy()
  @ApiOperation({ summary: 'Replay a stored hand step by step' })
  @Returns(200, Replay, 'The record of the hand, with its steps')
  @Problems('invalid-request', 'not-found', 'unprocessable', 'unavailable')
  replay(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Promise<StoredRecord> {
    return this.hands.replay(workspaceId, id, language);
  }

  @Get(':id/source')
  @Heavy()
  @ApiOperation({ summary: 'The original text of a stored hand' })
  @ReturnsText(200, 'text/plain', 'The text, byte for byte', SOURCE_EXAMPLE)
  @Problems('invalid-request', 'not-found', 'unavailable')
  async source(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, body } = await this.hands.source(workspaceId, id);
    await reply.header('content-type', contentType).send(body);
  }

  @Get(':id/export')
  @Heavy()
  @ApiOperation({
    summary: 'Export a stored hand',
    description:
      'json is the canonical hand. Other formats are sent as text/plain; a format that cannot hold all of the hand is refused ' +
      'unless lossy=true.',
  })
  @Returns(
    200,
    reference(handSchema, 'input'),
    'The hand; as text/plain in other formats than json',
    asText('text/plain'),
  )
  @Problems('invalid-request', 'not-found', 'unprocessable', 'unavailable')
  async export(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: ExportQuery }) { format, lossy }: z.output<typeof ExportQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, body } = await this.hands.export(workspaceId, id, format, lossy === 'true');
    await reply.header('content-type', contentType).send(body);
  }
}
