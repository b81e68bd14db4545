import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { HandEquity } from '#hand-equity';
import { WorkspaceId } from '../access/access.decorators.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import {
  ConnectionCheck,
  DisconnectSignal,
  type CheckConnection,
} from '../http/client-connection.decorators.js';
import { HandId, HouseProfile, lang, LanguageQuery, LogFormat, Ordinal } from '../http/query.dto.js';
import { AcceptsBytes, Heavy } from '../http/route-config.decorators.js';
import { HandEquityResponse, UnstoredHandEquity } from './hand-equity.dto.js';
import { HandEquityService, noHandEquity, type StoredHandEquity } from './hand-equity.service.js';
import { noHand } from './hand-problems.js';
import { HANDS } from './hands-body.js';
import { HandsService } from './hands.service.js';

const EquityQuery = z.strictObject({
  index: Ordinal.default(0).describe('number of the hand in the log, from 0'),
  format: LogFormat,
  profile: HouseProfile,
  lang,
});

@ApiTags('hands')
@Controller('hands')
export class HandEquityController {
  constructor(
    private readonly equity: HandEquityService,
    private readonly hands: HandsService,
  ) {}

  @Get(':id/equity')
  @Heavy()
  @ApiOperation({
    summary: 'Equity of the players of a stored hand',
    description:
      'The equity of the known hands on each street; known cards of folded hands are dead. If all remaining players were all-in ' +
      'before the last card and their hands are known, `allIn` has the expected amount of each player per pot after rake, and its ' +
      'difference from the amount won.',
  })
  @Returns(200, HandEquityResponse, 'The equities')
  @Problems('invalid-request', 'not-found', 'unprocessable', 'unavailable')
  of(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: HandId }) id: number,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
    @DisconnectSignal() disconnected: AbortSignal,
  ): Promise<StoredHandEquity> {
    return this.equity.of(id, language, { workspaceId, disconnected });
  }

  @Post('equity')
  @AcceptsBytes({ heavy: true })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Equity of the players of a hand that is not stored',
    description:
      'The same as for a stored hand. The body is as in POST /v1/hands; index chooses the hand. The steps to which the ' +
      'equities belong are those of POST /v1/hands?replay=true.',
    requestBody: { required: true, content: HANDS },
  })
  @Returns(200, UnstoredHandEquity, 'The equities')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'unreadable-source',
    'not-found',
    'request-timeout',
    'body-too-large',
    'archive-bomb',
    'too-many-hands',
    'unsupported-media-type',
    'unknown-format',
    'no-hands',
    'unprocessable',
    'unavailable',
  )
  async ofText(
    @WorkspaceId() workspaceId: string,
    @Body() body: unknown,
    @Query({ schema: EquityQuery }) { index, ...options }: z.output<typeof EquityQuery>,
    @ResponseLanguage() language: Language,
    @ConnectionCheck() checkConnection: CheckConnection,
    @DisconnectSignal() disconnected: AbortSignal,
  ): Promise<HandEquity & Pick<StoredHandEquity, 'handId'>> {
    const log = await this.hands.audit(body, {
      ...options,
      name: 'body',
      replay: true,
      language,
      checkConnection,
    });
    if (index >= log.count) throw noHand();
    const item = log.replayable(index);
    if (item === null) throw noHandEquity();
    const equity = await this.equity.ofHand(item, { workspaceId, disconnected });
    return { handId: item.record.handId, ...equity };
  }
}
