import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { variants } from '#engine';
import { orderOf, rangeClasses } from '#equity';
import { wholePage } from '../http/page.dto.js';
import { LanguageQuery } from '../http/query.dto.js';
import { Returns } from '../openapi/response.decorators.js';
import { ORDERS, RangeClassPage } from './range-classes.dto.js';

@ApiTags('reference')
@Controller('ranges/classes')
export class RangeClassesController {
  @Get()
  @ApiOperation({
    summary: 'The classes that ranges can name',
    description:
      'Classes of hands such as `$ds`, double-suited, and of cards such as `$B`, a big card, with names in both languages; and the ' +
      'games in which a range can be a percentage of the best hands.',
  })
  @Returns(200, RangeClassPage, 'All classes')
  list(@Query({ schema: LanguageQuery }) _query: unknown): z.output<typeof RangeClassPage> {
    return {
      ...wholePage(rangeClasses()),
      orders: ORDERS.map((id) => ({
        id,
        games: variants.filter((game) => orderOf(game) === id).map((game) => game.id),
      })),
    };
  }
}
