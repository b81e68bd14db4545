import { formats } from '#histories';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { LanguageQuery } from '../http/query.dto.js';

const Format = z
  .object({
    id: z.string(),
    name: z.string(),
    support: z.array(
      z.object({
        variant: z.string(),
        reads: z.boolean(),
        writes: z.boolean(),
        lossless: z.boolean().describe('whether writing and reading a hand gives the same hand'),
      }),
    ),
  })
  .meta({ id: 'Format' });
const FormatPage = pageOf(Format, 'FormatPage');

@ApiTags('reference')
@Controller('formats')
export class FormatsController {
  @Get()
  @ApiOperation({ summary: 'The formats of hand histories, with the variants that each supports' })
  @Returns(200, FormatPage, 'All formats')
  list(@Query({ schema: LanguageQuery }) _query: unknown): z.infer<typeof FormatPage> {
    return wholePage(formats.map(({ id, name, support }) => ({ id, name, support: [...support] })));
  }
}
