import { Body, Controller, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { RequiresScope } from '../access/access.decorators.js';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { DisconnectSignal } from '../http/client-connection.decorators.js';
import { LanguageQuery } from '../http/query.dto.js';
import { SolverService } from '../solver/solver.service.js';
import { RangeResponse } from './equity-response.dto.js';
import { issuesProblem, throwProblem } from './equity-problems.js';
import { EquityLimiterService } from './equity-limiter.service.js';
import { gameFor, RangeRequest } from './equity-request.dto.js';

@ApiTags('equity')
@RequiresScope('equity')
@Controller('ranges')
export class RangesController {
  constructor(
    private readonly solver: SolverService,
    private readonly limiter: EquityLimiterService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The hands of a range',
    description:
      'Parses a range of hands of a game. The answer has the number of hands, their weight, their share of all hands and, for ' +
      'hands of two cards, the grid. A problem names the character where an error begins.',
  })
  @Returns(200, RangeResponse, 'The hands of the range')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
    'unprocessable',
    'too-large',
    'too-many-requests',
    'unavailable',
  )
  async explain(
    @Body({ schema: RangeRequest }) { range, ...gameInput }: z.output<typeof RangeRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @DisconnectSignal() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RangeResponse> {
    const game = gameFor(gameInput);
    const described = await this.limiter.run(reply, () =>
      this.solver.run('describeRange', { game, range }, { lane: 'requests', signal }).catch(throwProblem),
    );
    if (!described.ok)
      throw issuesProblem([{ code: 'bad-range', pointer: '/range', range: described.issue }]);
    return { game: typeof game === 'string' ? game : game.id, range, ...described.explanation };
  }
}
