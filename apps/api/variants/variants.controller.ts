import { decksOf, rotations, variants, type Variant as Game } from '#engine';
import type { Language } from '#cards';
import { parseVariant } from '#rules';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { wholePage } from '../http/page.dto.js';
import { ResponseLanguage } from '../http/response-language.decorator.js';
import { LanguageQuery } from '../http/query.dto.js';
import { OwnGame, Validation, VariantPage, type Variant } from './variant.dto.js';

@ApiTags('reference')
@Controller('variants')
export class VariantsController {
  @Get()
  @ApiOperation({ summary: 'The variants and rotations' })
  @Returns(200, VariantPage, 'All variants, and the rotations of them')
  list(@Query({ schema: LanguageQuery }) _query: unknown): unknown {
    return {
      ...wholePage(variants.map(withoutInternals)),
      rotations: rotations.map(({ id, name, games }) => ({ id, name, games })),
    };
  }

  @Post('validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Validate a custom variant' })
  @Returns(200, Validation, 'The variant, or what is wrong with it')
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
      ? { valid: true, variant: withoutInternals(read.variant), errors: [] }
      : { valid: false, variant: null, errors: [...read.errors] };
  }
}

/** A variant without the members that only the engine uses. */
const withoutInternals = (game: Game): z.output<typeof Variant> => {
  const { wildCards: _, maxHoleCards: mostHeld, ...variant } = game;
  return {
    ...variant,
    mostHeld,
    decks: [...decksOf(game)],
    streets: variant.streets.map((street) => ({ ...street, deals: [...street.deals] })),
    shares: [...variant.shares],
  };
};
