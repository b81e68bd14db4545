import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { Answers, Problems } from '../openapi/response.decorators.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import type { Language } from '../http/language.js';
import { HandId, LanguageQuery } from '../http/query.dto.js';
import { Heavy } from '../http/route-config.decorators.js';
import { HandEquityService, type StoredHandEquity } from './hand-equity.service.js';

const REASONS = ['unknown-hands', 'needs-policy', 'cards-disagree', 'unusual-deal'] as const;

const boards = z.array(z.array(z.string())).describe('the cards that lie, by board');
const counted = z
  .object({ method: z.enum(['exact', 'monte-carlo']), total: z.string(), seed: z.int().nullable() })
  .nullable();
const money = z.string().describe('decimal amount in the currency of the hand');
const part = z.number().min(0).max(1);

const street = z.object({
  street: z.string(),
  run: z.int().min(1).nullable().describe('null before the runs of the board part'),
  boards,
  dead: z.string().describe('cards that were known not to come any more'),
  unknown: z.array(z.int()).describe('seats still in whose hands are not known: they are left out'),
  counted,
  reason: z.enum(REASONS).nullable().describe('why there is nothing to say'),
  players: z.array(
    z.object({
      seat: z.int(),
      hand: z.string(),
      equity: part,
      win: part,
      tie: part,
      standardError: z.number(),
    }),
  ),
});

const pot = z.object({
  amount: money,
  rake: money,
  counted: counted.describe('null for a pot that only one player can win'),
  players: z.array(z.object({ seat: z.int(), equity: part, expected: money })),
});

const allIn = z.object({
  street: z.string(),
  boards,
  pots: z.array(pot),
  players: z.array(z.object({ seat: z.int(), expected: money, won: money, difference: money })),
});

const HandEquityAnswer = z
  .object({
    id: z.string(),
    importId: z.uuid(),
    handId: z.string().nullable().describe('as its site numbers it'),
    streets: z.array(street),
    allIn: allIn.nullable().describe('what was to be expected when the betting ended before the cards did'),
    noAllIn: z
      .enum([...REASONS, 'no-all-in'])
      .nullable()
      .describe('why there is none'),
  })
  .meta({ id: 'HandEquity' });

@ApiTags('hands')
@Controller('hands')
export class HandEquityController {
  constructor(private readonly equity: HandEquityService) {}

  @Get(':id/equity')
  @Heavy()
  @ApiOperation({
    summary: 'What the known hands of a stored hand were worth',
    description:
      'Street by street the hands that are known against each other, known cards of folded hands out of the deck; and, where ' +
      'the betting ended by all-ins before the last card and all hands are known, what each player could expect of each pot ' +
      'less rake, and how much more he got.',
  })
  @Answers(200, HandEquityAnswer)
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
