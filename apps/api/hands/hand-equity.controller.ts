import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { WorkspaceId } from '../access/access.decorators.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { HandId, LanguageQuery } from '../http/query.dto.js';
import { Heavy } from '../http/route-config.decorators.js';
import { HandEquityResponse } from './hand-equity.dto.js';
import { HandEquityService, type StoredHandEquity } from './hand-equity.service.js';

@ApiTags('hands')
@Controller('hands')
export class HandEquityController {
  constructor(private readonly equity: HandEquityService) {}

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
  ): Promise<StoredHandEquity> {
    return this.equity.of(workspaceId, id, language);
  }
}
