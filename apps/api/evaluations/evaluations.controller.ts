import { evaluateHands, type Evaluation } from '#engine';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { LanguageQuery } from '../http/query.dto.js';
import { CardsInput } from '../dto/cards.dto.js';
import { engineProblem } from '../http/engine-problem.js';
import { GameInput, gameOf } from '../dto/game.dto.js';
import { Words } from '../dto/words.dto.js';

/** More hands than a deck can deal. */
const MAX_HANDS = 52;

const EvaluationRequest = z
  .strictObject({
    ...GameInput,
    hands: z.array(CardsInput).max(MAX_HANDS),
    board: CardsInput.optional(),
  })
  .meta({ id: 'EvaluationRequest' });

const handValue = {
  category: z.string().nullable().describe('null for a hand that does not qualify'),
  ranks: z.array(z.int()).describe('ranks, the most significant first; 0 is the deuce, 12 the ace'),
  description: Words.nullable(),
  plays: z.string().nullable().describe('the cards that form the hand; null if there are too few'),
  rank: z.int().nullable().describe('1 for the best hand; equal hands have equal ranks'),
  best: z.boolean(),
};

const EvaluationResponse = z
  .object({
    game: z.string(),
    board: z.string(),
    hands: z.array(
      z.object({
        cards: z.string(),
        ...handValue,
        halves: z
          .array(z.object({ half: z.string().nullable(), ...handValue }))
          .optional()
          .describe('the value for each half, in split-pot games'),
      }),
    ),
  })
  .meta({ id: 'Evaluation' });

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
