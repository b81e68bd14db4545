import { variants } from '#engine';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../docs/answers.js';
import { pageOf, wholePage } from '../http/page.js';
import { LanguageQuery } from '../http/query.js';
import { Words } from '../values/words.js';

const Variant = z
  .object({
    id: z.string(),
    name: Words,
    deck: z.string().describe('the deck it is dealt from'),
    holeCards: z.int().describe('hole cards of a player when all have been dealt'),
    boardCards: z.int().describe('board cards when all have been dealt'),
    streets: z.array(
      z.object({
        id: z.string(),
        deals: z.array(z.object({ to: z.string(), count: z.int(), up: z.boolean().optional() })),
        opener: z.string(),
        size: z.string().describe('which of the two bets a fixed-limit game plays here'),
      }),
    ),
    shares: z
      .array(z.object({ scale: z.string(), composition: z.string() }))
      .describe('what the pot is played for: how hands are ranked, and put together'),
    maxPlayers: z.int(),
  })
  .meta({ id: 'Variant' });
const VariantPage = pageOf(Variant, 'VariantPage');

@ApiTags('rule book')
@Controller('variants')
export class VariantsController {
  @Get()
  @ApiOperation({ summary: 'The games that the engine plays' })
  @Answers(200, VariantPage)
  list(@Query({ schema: LanguageQuery }) _query: unknown): unknown {
    return wholePage(variants);
  }
}
