import { decksOf, variants, type Variant as Game } from '#engine';
import type { Language } from '#cards';
import { parseVariant } from '#rules';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, Problems } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { LanguageQuery } from '../http/query.dto.js';
import { Words } from '../dto/words.dto.js';

const Variant = z
  .object({
    id: z.string(),
    name: Words,
    deck: z.string().describe('the deck it is dealt from'),
    decks: z
      .array(z.string())
      .describe('the decks that it can be dealt from where the table agrees on one: the option `deck`'),
    maxHoleCards: z.int().describe('the most hole cards that a player holds at once'),
    holeCards: z.int().describe('hole cards of a player when all have been dealt'),
    boardCards: z.int().describe('board cards when all have been dealt'),
    forced: z.string().describe('the forced bets that it is played with'),
    limit: z.string().describe('the limit that it is mostly played at'),
    exposed: z.string().optional().describe('the scale by which exposed cards are compared'),
    stub: z.string().describe('what happens when the deck runs out'),
    oddChips: z.string().describe('by what odd chips go'),
    isLowball: z.boolean().describe('drawn to for low alone'),
    boards: z.int().optional().describe('boards that are dealt side by side'),
    betsPerRound: z.int().optional().describe('the cap of a fixed-limit round, whatever the house has'),
    openers: z.string().optional(),
    fixedLimitBy: z
      .string()
      .optional()
      .describe('the switch that may have another limit where fixed is said'),
    streets: z.array(
      z.object({
        id: z.string(),
        exchange: z
          .object({ fewest: z.int(), most: z.int(), replaced: z.boolean() })
          .optional()
          .describe('cards thrown away before the street is dealt'),
        deals: z.array(z.object({ to: z.string(), count: z.int(), up: z.boolean().optional() })),
        opener: z.string(),
        size: z.string().describe('which of the two bets a fixed-limit game plays here'),
        openPairDoubles: z.boolean().optional(),
        mustBeOpened: z.boolean().optional(),
      }),
    ),
    shares: z
      .array(z.object({ scale: z.string(), composition: z.string(), half: z.string().nullable() }))
      .describe('what the pot is played for: how hands are ranked, and put together'),
    maxPlayers: z.int(),
  })
  .meta({ id: 'Variant' });
const VariantPage = pageOf(Variant, 'VariantPage');

/** Its own reader says what is wrong with it, in the language of the user. */
const OwnGame = z
  .record(z.string(), z.unknown())
  .meta({ id: 'OwnGame', description: 'a game as JSON: the schema `variant` of /v1/schemas' });

/** Without what serves the engine alone. */
const told = ({ wildCards: _, ...variant }: Game): z.output<typeof Variant> => ({
  ...variant,
  decks: [...decksOf(variant)],
  streets: variant.streets.map((street) => ({ ...street, deals: [...street.deals] })),
  shares: [...variant.shares],
});

const Validation = z
  .object({
    valid: z.boolean(),
    variant: Variant.nullable().describe('the game with what follows from its data'),
    errors: z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'VariantValidation' });

@ApiTags('rule book')
@Controller('variants')
export class VariantsController {
  @Get()
  @ApiOperation({ summary: 'The games that the engine plays' })
  @Answers(200, VariantPage)
  list(@Query({ schema: LanguageQuery }) _query: unknown): unknown {
    return wholePage(variants.map(told));
  }

  @Post('validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether a game of your own makes sense, and what is wrong with it if not' })
  @Answers(200, Validation)
  @Problems(
    'malformed-request',
    'malformed-json',
    'invalid-request',
    'request-timeout',
    'body-too-large',
    'unsupported-media-type',
  )
  validate(
    @Body({ schema: OwnGame }) game: z.output<typeof OwnGame>,
    @Query({ schema: LanguageQuery }) _query: unknown,
    @ResponseLanguage() language: Language,
  ): z.output<typeof Validation> {
    const read = parseVariant(game, language);
    return read.ok
      ? { valid: true, variant: told(read.variant), errors: [] }
      : { valid: false, variant: null, errors: [...read.errors] };
  }
}
