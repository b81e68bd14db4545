import { evaluateHands, type Evaluation } from '#engine';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { LanguageQuery } from '../http/query.dto.js';
import { engineProblem } from '../http/engine-problem.js';
import { gameOf } from '../dto/game.dto.js';
import { EvaluationRequest, EvaluationResponse } from './evaluation.dto.js';

@ApiTags('evaluation')
@Controller('evaluations')
export class EvaluationsController {
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Hand categories, and which hand is best' })
  @Returns(200, EvaluationResponse, 'The value of each hand')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
    'unprocessable',
  )
  evaluate(
    @Body({ schema: EvaluationRequest }) { hands, board = [], ...game }: z.output<typeof EvaluationRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Evaluation {
    const answer = evaluateHands(gameOf(game), hands, board);
    if (!answer.ok) throw engineProblem(answer.error);
    return answer.evaluation;
  }
}
