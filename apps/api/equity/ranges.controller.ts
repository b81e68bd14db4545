import { Body, Controller, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Needs } from '../access/access.js';
import { Answers, Problems } from '../docs/answers.js';
import { HungUp } from '../http/awaited.js';
import { LanguageQuery } from '../http/query.js';
import { EQUITY, type Services } from '../services.js';
import { RangeAnswer } from './equity-answer.js';
import { faultsProblem, throwProblem } from './equity-problem.js';
import { EquityQueue } from './equity-queue.js';
import { gameFor, RangeRequest } from './equity-request.js';

@ApiTags('equity')
@Needs('equity')
@Controller('ranges')
export class RangesController {
  constructor(
    @Inject(EQUITY) private readonly threads: Services['equity'],
    private readonly queue: EquityQueue,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'What is in a range',
    description:
      'Reads a range of the hands of a game and says how many there are, what they weigh, what part they are of all hands, ' +
      'and of two cards how much of each square of the grid. A fault is told with the character where it begins.',
  })
  @Answers(200, RangeAnswer)
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
    @Body({ schema: RangeRequest }) { range, ...asked }: z.output<typeof RangeRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @HungUp() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RangeAnswer> {
    const game = gameFor(asked);
    const explained = await this.queue.during(reply, () =>
      this.threads.run('explain', { game, range }, { line: 'questions', signal }).catch(throwProblem),
    );
    if (!explained.ok)
      throw faultsProblem([{ code: 'bad-range', pointer: '/range', range: explained.fault }]);
    return { game: typeof game === 'string' ? game : game.id, range, ...explained.explanation };
  }
}
