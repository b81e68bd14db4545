import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { LanguageQuery } from '../http/query.dto.js';
import { engineProblem } from '../http/engine-problem.js';
import { Showdown, ShowdownRequest } from './showdown.dto.js';
import { settle } from './showdowns.service.js';

@ApiTags('evaluation')
@Controller('showdowns')
export class ShowdownsController {
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Pots and awards of a showdown' })
  @Returns(200, Showdown, 'Pots and awards')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
    'unprocessable',
  )
  settle(
    @Body({ schema: ShowdownRequest }) request: z.output<typeof ShowdownRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): z.output<typeof Showdown> {
    const settled = settle(request);
    if (!settled.ok) throw engineProblem(settled.error);
    return settled.showdown;
  }
}
