import { answerRulingRequest } from '#audit';
import type { Language } from '#cards';
import {
  HAND_OUTCOME_NAMES,
  makeIncidentForms,
  makeSituationForm,
  RULING_NAMES,
  type Ruling,
  rulingSchema,
} from '#rules';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { reference } from '../openapi/schemas.js';
import { Problems, Returns } from '../openapi/response.decorators.js';
import { localized, ProblemError } from '../http/problem.js';
import { LanguageQuery } from '../http/query.dto.js';
import { Heavy } from '../http/route-config.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { IncidentPage, RulingRequest } from './ruling.dto.js';

const incidentPage = {
  items: makeIncidentForms(),
  next: null,
  situation: makeSituationForm(),
  names: { rulings: RULING_NAMES, hands: HAND_OUTCOME_NAMES },
};

@ApiTags('rulings')
@Controller('rulings')
export class RulingsController {
  @Get('incidents')
  @ApiOperation({ summary: 'The incidents, with the questions about each' })
  @Returns(200, IncidentPage, 'All incidents')
  @Problems('invalid-request')
  incidents(@Query({ schema: LanguageQuery }) _query: unknown): typeof incidentPage {
    return incidentPage;
  }

  @Post()
  @Heavy()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The ruling on an incident',
    description:
      'A pure function of profile, situation and incident. A fact that the ruling depends on and that the request does not state ' +
      'is a problem 422 that names it (`missing-fact`): state it and send the request again.',
  })
  @ApiBody({ schema: reference(RulingRequest, 'input') })
  @Returns(200, rulingSchema, 'The ruling')
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
    'unprocessable',
  )
  rule(
    @Body() request: unknown,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): Ruling {
    const answer = answerRulingRequest(request, language);
    if (answer.ok) return answer.ruling;
    throw new ProblemError(answer.problem, {
      errors: answer.errors.map(({ message, ...issue }) => ({ ...issue, message: localized(message) })),
    });
  }
}
