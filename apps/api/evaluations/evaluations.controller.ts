import { evaluateHands, type Evaluation } from '#engine';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, Problems } from '../docs/answers.js';
import { LanguageQuery } from '../http/query.js';
import { CardsInput } from '../values/cards.js';
import { engineProblem } from '../values/engine-problem.js';
import { Words } from '../values/words.js';

/** No deck has cards for more. */
const MOST_HANDS = 52;

const EvaluationRequest = z
  .strictObject({
    game: z.string().max(64).describe('the id of a game, such as holdem'),
    hands: z.array(CardsInput).max(MOST_HANDS),
    board: CardsInput.optional(),
  })
  .meta({ id: 'EvaluationRequest' });

const EvaluationAnswer = z
  .object({
    game: z.string(),
    board: z.string(),
    hands: z.array(
      z.object({
        cards: z.string(),
        category: z.string(),
        ranks: z.array(z.int()).describe('ranks in order of significance, 0 the deuce, 12 the ace'),
        description: Words,
        plays: z.string().nullable().describe('the five cards that play; null while there are fewer'),
        rank: z.int().describe('1 for the best hand; equal hands share a rank'),
        best: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Evaluation' });

@ApiTags('small questions')
@Controller('evaluations')
export class EvaluationsController {
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'What hands are worth, and which is best' })
  @Answers(200, EvaluationAnswer)
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
    @Body({ schema: EvaluationRequest }) { game, hands, board = [] }: z.output<typeof EvaluationRequest>,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Evaluation {
    const answer = evaluateHands(game, hands, board);
    if (!answer.ok) throw engineProblem(answer.error);
    return answer.evaluation;
  }
}
